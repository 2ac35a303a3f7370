import LifecycleModel

// MARK: - Steps of the application
extension MoveGenerator {
    func application(_ next: Callback) -> [Move] {
        switch next.phase {
        case .memory: return [Move(Step(.memoryWarning, .nothing))]
        case .rotation, .environment: return rotations
        default: break
        }
        if next == .appDidReceiveMemoryWarning { return [Move(Step(.memoryWarning, .nothing))] }
        var away = Move(Step(.background, .nothing))
        away.isInBackground = true
        var back = Move(Step(.foreground, .nothing))
        back.isInBackground = false
        return [situation.isInBackground ? back : away, Move(Step(.terminate, .nothing), cost: 0.1)]
    }

    /// The end of the app, if the log contains it after the callbacks that come next.
    func terminations(_ next: Callback) -> [Move] {
        guard next == .viewWillDisappear, let end = log.termination, log.items[position].eventIndex < end else {
            return []
        }
        return [Move(Step(.terminate, .nothing))]
    }

    var rotations: [Move] {
        let now = situation.orientation ?? "portrait"
        return ["landscapeRight", "portrait", "landscapeLeft"].filter { $0 != now }.map { orientation in
            var move = Move(Step(.rotate, .text(orientation)))
            move.orientation = orientation
            return move
        } + [Move(Step(.resize, .size(CGSize(width: 320, height: 480))), cost: 0.2)]
    }
}
