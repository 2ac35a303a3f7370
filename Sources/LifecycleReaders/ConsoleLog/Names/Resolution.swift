import LifecycleModel

/// Whose callback a line is, and how that was decided.
struct Resolution {
    /// What decided whose callback it is.
    enum Reason: Equatable {
        /// The address, UUID or number is known.
        case address
        /// The address is the first one of the class's only instance.
        case firstAddress
        /// The address is new, and so is the controller.
        case newAddress
        /// Another object lives at the address now.
        case reusedAddress
        /// The name is the controller's, and only one has it.
        case name
        /// No controller has had the name.
        case newName
        /// None of the controllers of the name can have been sent the callback.
        case newInstance
        /// Several controllers have the name, and one of them can have been sent the callback.
        case state
    }

    let controller: ControllerID
    let reason: Reason

    /// Whether the controller is new.
    var isNew: Bool { [.newAddress, .reusedAddress, .newName, .newInstance].contains(reason) }
    /// Whether nothing on the line tells the controller from others of its class.
    var isGuess: Bool { reason == .state }
}
