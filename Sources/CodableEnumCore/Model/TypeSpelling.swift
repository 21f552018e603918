/// What the spelling of a type tells about it.
package struct TypeSpelling: Sendable {
  enum Form: Sendable {
    /// `T?`, `T!`, `Optional<T>`, `Swift.Optional<T>`
    case optional
    /// A scalar of the standard library or Foundation, an array or a set. In JSON, these aren't
    /// objects.
    case notAnObject
    /// `[Key: Value]`
    case dictionary
    /// Only a name: `User`, `T`. What it refers to isn't known.
    case name(String)
    /// Any other spelling.
    case other

    var isOptional: Bool { if case .optional = self { true } else { false } }
  }

  /// The spelling as written, but with single spaces and without comments.
  package let text: String
  let form: Form
  /// The words without attributes, and without parentheses around the whole type.
  let words: TokenWords
  /// The type without the optional around it.
  var unwrapped: TokenWords { Self.form(of: words).unwrapped }

  /// Whether the type contains a function type, which can't be encoded.
  var hasFunction: Bool { words.contains("->") }

  /// Whether the type is a string, or a name that may refer to one.
  var mayBeString: Bool {
    switch form {
    case .notAnObject: unqualified == "String"
    case .dictionary, .optional: false
    case .name, .other: unqualified != "CodableEnumAnyValue"
    }
  }

  /// `Int` for `Swift.Int`.
  var unqualified: String { text.hasPrefix("Swift.") ? String(text.dropFirst(6)) : text }

  init(_ file: ParsedFile, _ range: Range<Int>) {
    var words = TokenWords(file, range)
    text = words.text
    words.dropAttributes()
    words.dropOuterParentheses()
    self.words = words
    form = Self.form(of: words).form
  }

  static func form(of words: TokenWords) -> (form: Form, unwrapped: TokenWords) {
    let all = words.words
    if all.last == "?" || all.last == "!", !words.contains("->", atDepth: 0) {
      return (.optional, words.dropping(first: 0, last: 1))
    }
    for prefix in [["Optional", "<"], ["Swift", ".", "Optional", "<"]]
    where all.starts(with: prefix) && words.closing(of: prefix.count - 1) == all.count - 1 {
      return (.optional, words.dropping(first: prefix.count, last: 1))
    }
    if let parts = words.bracketed { return (parts.count > 1 ? .dictionary : .notAnObject, words) }
    var name = all
    if name.starts(with: ["Swift", "."]) { name.removeFirst(2) }
    if name.count == 1 {
      return (FormatType.scalar(name[0]) != nil ? .notAnObject : .name(words.text), words)
    }
    if name.count > 1, name[1] == "<", ["Array", "Set", "ContiguousArray"].contains(name[0]) {
      return (.notAnObject, words)
    }
    return (.other, words)
  }
}
