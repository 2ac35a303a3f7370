import LifecycleModel

struct Resolution {
    enum Reason: Equatable {
        /// The address, UUID, or number is known.
        case address
        /// The address, UUID, or number is new, and exactly one known controller with the name had none yet.
        case firstAddress
        /// The address, UUID, or number is new, and so is the controller.
        case newAddress
        /// The address, UUID, or number was reused, so the controller is new.
        case reusedAddress
        /// Exactly one known controller with the name wasn't deallocated.
        case name
        /// No known controller has the name, or all of them were deallocated.
        case newName
        /// No controller with the name can have received the callback.
        case newInstance
        /// A view was loaded after the only controllers with the name had disappeared.
        case newOrReloaded
        /// Several controllers have the name, and this one fits the callback best.
        case state
    }

    let controller: ControllerID
    let reason: Reason

    /// Whether the controller is new.
    var isNew: Bool { ![.address, .firstAddress, .name, .state].contains(reason) }
    /// Whether the controller is a guess, because the line doesn't distinguish it from other controllers of its class.
    var isGuess: Bool { reason == .state || reason == .newOrReloaded }
}
