/// The result of `show`, for people (`ShowText`) and, encoded, for programs. Documented in
/// Documentation/commands.md: further members may be added, but existing ones stay.
package struct Description: Encodable, Sendable {
  package var version = 1
  package var enums: [EnumDescription] = []
  /// The types in the cases' values, if the targets declare them.
  package var types: [TypeDescription] = []

  package init() {}
}

/// A place in the sources, relative to the package.
package struct Place: Encodable, Hashable, Sendable {
  package var file: String
  package var line: Int

  var text: String { "\(file):\(line)" }
}

/// A marked enum.
package struct EnumDescription: Encodable, Sendable {
  package var name: String
  package var target: String
  package var place: Place
  /// The format as in lock files, such as `internal, tag "type"`.
  package var format: String
  package var direction: Direction
  /// The cases in order of declaration: what is written, or for an enum that is only read, what is
  /// read.
  package var cases: [CaseDescription]
  /// What else is read.
  package var alsoRead: [Rule]
  package var notRead: [Rule]
  /// Further formats that are only read.
  package var furtherFormats: [FurtherFormat]

  package enum Direction: String, Encodable, Sendable {
    case both, written, read
  }
}

package struct CaseDescription: Encodable, Hashable, Sendable {
  package var name: String
  package var line: Int
  /// JSON with types in angle brackets instead of values. A case with several forms has several
  /// texts.
  package var json: [String]
}

/// Something about reading that no shape shows.
package struct Rule: Encodable, Hashable, Sendable {
  package enum Kind: String, Encodable, Sendable {
    /// A case that is written, or one that isn't.
    case written, notWritten
    case tag, key, missingKey, missingContent, missingElements
    case unknownTag, missingTag, fallback
    case letterCase, otherSpelling, invalidElement, invalidProperty, unknownKey, severalKeys
  }

  package var kind: Kind
  /// The case; nil if the rule applies to the whole enum.
  package var `case`: String?
  package var text: String
}

package struct FurtherFormat: Encodable, Sendable {
  package var format: String
  package var cases: [CaseDescription]
}

/// A struct, or an unmarked enum.
package struct TypeDescription: Encodable, Sendable {
  package var name: String
  package var target: String
  package var kind: Kind
  package var place: Place
  package var values: [Value]

  package enum Kind: String, Encodable, Sendable {
    case `struct`, `enum`
  }

  package struct Value: Encodable, Sendable {
    /// The name of the case; nil in a struct and for a raw value.
    package var name: String?
    package var json: [String]
  }
}
