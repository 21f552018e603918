/// One associated value.
package struct ValuePlan: Sendable {
  /// Whether a type is an optional, as far as its spelling shows.
  enum Optionality: Sendable {
    case required
    /// A name that may refer to an optional.
    case unclear
    case optional
  }

  /// How a nil is written under a key.
  package enum NilWriting: Sendable {
    /// As null; or the type has no nil.
    case encode
    case omitted
    /// Overloads for optionals and other types decide.
    case omittedIfOptional
    /// Only encoding shows whether the value is nil.
    case omittedDynamically
  }

  /// What is read beyond what the type's own conformance reads.
  package enum Leniency: Sendable {
    /// An array leaves out elements that can't be read.
    case invalidElements
    /// A dictionary may be an array of alternating keys and values, as Swift wrote it before its keys
    /// were coding keys.
    case pairs
  }

  package let declared: DeclaredValue
  /// The type that encodes and decodes the value instead of its own conformance.
  var coder: String?
  package var leniency: Leniency?
  var optionality: Optionality
  let isExistential: Bool
  /// Whether its type, or the type that is optional, is a scalar of the standard library.
  let isScalar: Bool
  /// Whether a call can leave it to its declared default.
  package var hasDefault: Bool
  /// Whether null is read as that default.
  package var nullIsDefault = false
  /// Whether its key must be there even if it is nil.
  var mustBeThere = false
  /// Whether it must be there, and its type is an optional, which a type alias may hide.
  var mayBeNull = false
  /// Whether its key is left out if it equals that default.
  package var omitsDefault = false
  package var nilWriting: NilWriting
  /// Whether its form is only read, so a nil may have been written as null or not at all.
  var isOnlyRead = false
  /// Whether only encoding shows that the value isn't an optional.
  var isDynamic: Bool

  package var position: Int { declared.position }
  var line: Int { declared.line }
  package var isWritten: Bool { !declared.options.isSkipped(.encoding) }
  package var isRead: Bool { !declared.options.isSkipped(.decoding) }

  /// The type in the documentation of generated code.
  var type: String { declared.type.text }
  /// The name of the value in generated code.
  var name: String { "value\(position)" }
  /// The name of the variable that tells whether it equals its default.
  var defaultFlag: String { "isDefault\(position)" }
  package var isOptional: Bool { optionality == .optional }
  var isAnyValue: Bool { declared.isAnyValue }

  func isCoded(in direction: OptionRules.Direction) -> Bool {
    !declared.options.isSkipped(direction)
  }

  /// Whether it must be there to be read.
  ///
  /// - Parameter isOptional: Whether its type is an optional, which a type alias may hide from the
  ///   plan.
  func isNeeded(ofOptionalType isOptional: Bool) -> Bool {
    mustBeThere || !hasDefault && !isOptional
  }

  /// Whether the declared default replaces a missing key. It doesn't for an optional: nil is
  /// written by leaving out the key, so a missing optional can only be nil.
  package var takesDefault: Bool { hasDefault && !isOptional }
}
