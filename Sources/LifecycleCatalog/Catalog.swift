/// What is known about UIKit, as entries. The other modules receive the entries as values.
package enum Catalog {
    /// Problems and questions with their answers, by subject. See `Topic` for their keys.
    package enum Topics {}
}
