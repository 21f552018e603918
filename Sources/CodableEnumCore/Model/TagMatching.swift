/// How tags are read and compared.
package struct TagMatching: Sendable {
  package enum Kind: Sendable {
    case string
    /// The integer type is the one to encode and decode: `Int` or the enum's raw type.
    case integer(String)
    /// Scalars of any kind, whose kind is found out when they are read.
    case mixed
  }

  package var kind: Kind
  package var isCoercing: Bool
  package var isIgnoringCase: Bool
  /// Whether scalars other than strings need not be told from each other: they are unknown tags, which
  /// nothing keeps. They are read as nil.
  var onlyStringsMatter = false

  /// The type that tags are read as.
  var type: String {
    switch kind {
    case .string: "Swift.String"
    case .integer(let type): "Swift.\(type)"
    case .mixed: onlyStringsMatter ? "Swift.String?" : "CodableEnumScalar"
    }
  }

  var isString: Bool { if case .string = kind { true } else { false } }
  var isMixed: Bool { if case .mixed = kind { !onlyStringsMatter } else { false } }

  /// A tag as an expression of that type.
  func literal(_ tag: Scalar) -> String {
    isMixed ? tag.member : tag.json
  }

  /// A tag as a pattern of that type.
  func pattern(_ tag: Scalar) -> String { literal(tag) + (onlyStringsMatter ? "?" : "") }
}
