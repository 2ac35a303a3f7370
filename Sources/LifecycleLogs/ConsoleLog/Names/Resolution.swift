import LifecycleModel

struct Resolution {
    enum Reason: String {
        case address = "the address, UUID, or number identifies the controller"
        case firstAddress = "exactly one controller with the name had no address, UUID, or number yet"
        case newAddress = "the address, UUID, or number is new"
        case reusedAddress = "the address, UUID, or number was reused for a new controller"
        case name = "the controller is the only one with the name, or all others were deallocated"
        case newName = "the name is new, or all controllers with the name were deallocated"
        case newInstance = "none of the controllers with the name can receive the callback now"
        case newOrReloaded = "a guess: a second instance, or the same one, which loaded its view again"
        case state = "a guess: of several controllers with the name, this one fits the callback best"
    }

    let controller: ControllerID
    let reason: Reason

    /// Whether the controller is new.
    var isNew: Bool { ![.address, .firstAddress, .name, .state].contains(reason) }
    /// Whether the controller is a guess, because the line doesn't distinguish it from other controllers of its class.
    var isGuess: Bool { reason == .state || reason == .newOrReloaded }
}
