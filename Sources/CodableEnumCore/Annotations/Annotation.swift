enum AnnotationName: String, CaseIterable, Sendable {
  case codableEnum = "CodableEnum"
  case codableCase = "CodableCase"
  case codableValue = "CodableValue"

  var exampleArguments: String {
    switch self {
    case .codableEnum: "style: .external"
    case .codableCase: "\"tag\""
    case .codableValue: "key: \"name\""
    }
  }

  /// Returns the annotation that a misspelled name probably means: `@codableEnum`, `@CodableEnums`.
  ///
  /// - Parameter tolerance: The number of edits by which the names may differ. It can be higher
  ///   inside a marked enum, where nearly every `// @Cod…` is a slip.
  static func nearest(to word: String, tolerance: Int) -> AnnotationName? {
    // No name is longer than "CodableValue", and the distances of long words take long to compute.
    guard word.utf8.count <= 12 + tolerance,
      let name = Spelling.nearest(to: word, in: allCases.map(\.rawValue), tolerance: tolerance)
    else { return nil }
    return AnnotationName(rawValue: name)
  }
}

/// One annotation as written in comments: `@CodableCase("denied", aliases: ["refused"])`.
struct Annotation: Sendable {
  var name: AnnotationName
  /// Bytes of the name, from the `@`.
  var nameRange: Range<Int>
  var arguments: [Argument]
  /// The first comment that contains it.
  var comment: Comment
  /// False if it could not be understood. Then it has been reported, and still marks its place, so
  /// no other errors follow from it.
  var isComplete: Bool
}

/// `aliases: ["refused"]`
package struct Argument: Sendable {
  var label: Located<String>?
  var value: Literal

  /// Where diagnostics about the whole argument point.
  var offset: Int { label?.offset ?? value.range.lowerBound }
}

/// A value in an annotation, and its bytes.
package struct Literal: Sendable {
  package indirect enum Kind: Sendable {
    /// A string, a number or a Bool.
    case scalar(Scalar)
    /// `200...299`, `50.0..<60.0`, `"a"...`
    case range(TagRange)
    case `nil`
    /// `.adjacent(tag: "t")`; without arguments, `.external`
    case member(String, [Argument])
    case array([Literal])
    /// `["detail": "auto"]`, with keys that are strings
    case dictionary([(key: Literal, value: Literal)])
    /// A type's name: `ISO8601Coder`, `Coders.Error<Int>`
    case typeName(String)
  }

  package var kind: Kind
  package var range: Range<Int>

  /// The single word that the value consists of, for guessing what was meant.
  var word: String? {
    switch kind {
    case .scalar(.string(let text)), .typeName(let text): text
    case .member(let name, let arguments): arguments.isEmpty ? name : nil
    case .scalar(.boolean(let value)): "\(value)"
    case .scalar, .range, .nil, .array, .dictionary: nil
    }
  }

  var isMember: Bool { if case .member = kind { true } else { false } }

  var asString: String? {
    if case .scalar(let value) = kind { value.spelling.quoted } else { word?.quoted }
  }

  /// The value as a literal that can be a tag.
  var asScalar: String? { if case .scalar(let value) = kind { value.json } else { asString } }

  /// Returns the option that a bare word names: `skip: true` for `skip` of a value.
  func likelyOption(among labels: [String]) -> String? {
    guard case .typeName(let name) = kind, labels.contains(name) else { return nil }
    let isFlag = labels.contains("flatten") && ["skip", "flatten", "tag"].contains(name)
    return isFlag ? "\(name): true" : "\(name): …"
  }

  /// Returns the argument that a value without a label probably means.
  ///
  /// - Parameter key: The label of a key that a style needs.
  func likelyArgument(among labels: [String], key: String) -> String? {
    switch kind {
    case .member(let name, _) where StyleName(rawValue: name) != nil && labels.contains("style"):
      "style: .\(name)"
    case .member(let name, _)
    where CaseOptions.Tag.members.contains { $0.key == name } && !labels.contains("constants"):
      "// @CodableCase(.\(name))"
    case .scalar(let text) where text.isString && labels.contains("key"): "key: \(text.json)"
    // Only `@CodableEnum` and members of `reads` have this label.
    case .scalar(let text) where text.isString && labels.contains("caseNaming"):
      "\(key): \(text.json)"
    case .typeName(let name) where labels.contains(name): likelyOption(among: labels)
    case _ where labels.contains("aliases"): asScalar.map { "aliases: [\($0)]" }
    default: nil
    }
  }

  /// The kind of value, as messages call it.
  var kindDescription: String {
    switch kind {
    case .scalar(.string): "a string"
    case .scalar(.integer): "an integer"
    case .scalar(.double): "a double"
    case .scalar(.boolean): "a Bool"
    case .range: "a range"
    case .nil: "nil"
    case .member(let name, _): "'.\(name)'"
    case .array(let elements): elements.isEmpty ? "an empty array" : "an array"
    case .dictionary(let members): members.isEmpty ? "an empty dictionary" : "a dictionary"
    case .typeName(let name): "the name '\(name)'"
    }
  }
}
