/// What `show` tells, for people (`ShowText`) and, encoded, for programs. Documented in
/// Documentation/commands.md; what is added to it may be new, what there is stays.
package struct Description: Encodable, Sendable {
  package var version = 1
  package var enums: [EnumDescription] = []
  /// What the cases' values are made of, as far as the targets declare it.
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
  /// `internal, tag "type"`, as lock files have it.
  package var format: String
  package var direction: Direction
  /// What is written, or in an enum that is only read, what is read; in the order of declaration.
  package var cases: [CaseDescription]
  /// What is read beside that.
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
  /// JSON with types in angle brackets in the place of values; several where it has several forms.
  package var json: [String]
}

/// Something about reading that no shape says.
package struct Rule: Encodable, Hashable, Sendable {
  package enum Kind: String, Encodable, Sendable {
    /// A case that is written, or one that is not.
    case written, notWritten
    case tag, key, missingKey, missingContent, missingElements
    case unknownTag, missingTag, fallback
    case letterCase, otherSpelling, invalidElement, invalidProperty, unknownKey
  }

  package var kind: Kind
  /// nil where it holds for the whole enum.
  package var `case`: String?
  package var text: String
}

package struct FurtherFormat: Encodable, Sendable {
  package var format: String
  package var cases: [CaseDescription]
}

/// A struct, or an enum that is not marked.
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
    /// Of the case; nil in a struct and for a raw value.
    package var name: String?
    package var json: [String]
  }
}
