import LifecycleModel

/// The controller that a line's callback belongs to, and the reason for choosing it.
struct Resolution {
    /// The reason for choosing the controller.
    enum Reason: Equatable {
        /// The address, UUID, or number is known.
        case address
        /// The address is the first address of the class's only instance.
        case firstAddress
        /// The address is new, so the controller is new.
        case newAddress
        /// Another object now has the address.
        case reusedAddress
        /// Exactly one controller has the name.
        case name
        /// No earlier controller has the name.
        case newName
        /// No controller with the name can have received the callback.
        case newInstance
        /// Several controllers have the name, and one of them can have received the callback.
        case state
    }

    let controller: ControllerID
    let reason: Reason

    /// Whether the controller is new.
    var isNew: Bool { [.newAddress, .reusedAddress, .newName, .newInstance].contains(reason) }
    /// Whether the controller is a guess, because the line doesn't distinguish it from other controllers of its class.
    var isGuess: Bool { reason == .state }
}
