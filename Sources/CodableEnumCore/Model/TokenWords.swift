/// A range of tokens as words, for reading types and clauses by their spelling.
struct TokenWords: Sendable {
  private(set) var words: [String]
  /// For each word, whether there is a space before it; empty for a single word, as most types are.
  private var spaces: [Bool]

  init(_ file: ParsedFile, _ range: Range<Int>) {
    // `Swift::Int` (SE-0491) most often is the same type as `Swift.Int`.
    words = range.map { index in
      let token = file.tokens[index]
      return token.kind == .moduleSelector ? "." : file.file.text(token.range)
    }
    spaces = range.count == 1 ? [] : range.map { !file.tokens[$0].isJoinedToPrevious }
  }

  init(_ word: String) { self.init(words: [word], spaces: []) }

  private init(words: [String], spaces: [Bool]? = nil) {
    self.words = words
    self.spaces = spaces ?? words.map { _ in false }
  }

  /// The words with the spaces between them.
  var text: String { joined { spaces[$0] } }

  /// The words with spaces only where two names would run together, to compare spellings.
  var canonical: String { joined { Self.isName(words[$0]) && Self.isName(words[$0 - 1]) } }

  private func joined(_ hasSpace: (_ index: Int) -> Bool) -> String {
    var result = words.first ?? ""
    for index in words.indices.dropFirst() {
      if hasSpace(index) { result += " " }
      result += words[index]
    }
    return result
  }

  /// Whether it is one name, or several with dots between them.
  var isPath: Bool { words.allSatisfy { $0 == "." || Self.isName($0) } }

  static func isName(_ word: String) -> Bool {
    word.utf8.first.map { $0.startsIdentifier || $0 == UInt8(ascii: "`") } ?? false
  }

  func dropping(first: Int, last: Int) -> TokenWords {
    TokenWords(
      words: Array(words.dropFirst(first).dropLast(last)),
      spaces: Array(spaces.dropFirst(first).dropLast(last)))
  }

  /// Removes attributes such as `@Sendable` and `@convention(c)` from the front.
  mutating func dropAttributes() {
    while words.first == "@" {
      var count = 2
      while words.count > count + 1, words[count] == "." { count += 2 }
      if words.count > count, words[count] == "(", !spaces[count] { count = closing(of: count) + 1 }
      self = dropping(first: count, last: 0)
    }
  }

  /// Makes `(Int?)` `Int?`.
  mutating func dropOuterParentheses() {
    while words.first == "(", words.count > 2, closing(of: 0) == words.count - 1 {
      let inner = dropping(first: 1, last: 1)
      guard inner.split(at: ",").count == 1, inner.split(at: ":").count == 1 else { return }
      self = inner
    }
  }

  /// Returns the index of the word that closes the bracket at `opening`, or of the last word.
  func closing(of opening: Int) -> Int {
    var depth = 0
    for index in opening..<words.count {
      depth += Self.depthChange(words[index])
      if depth == 0 { return index }
    }
    return words.count - 1
  }

  /// The parts of `[Element]` or `[Key: Value]`; nil for any other spelling.
  var bracketed: [TokenWords]? {
    guard words.first == "[", closing(of: 0) == words.count - 1 else { return nil }
    return dropping(first: 1, last: 1).split(at: ":")
  }

  private static func depthChange(_ word: String) -> Int {
    switch word {
    case "(", "[", "<": 1
    case ")", "]", ">": -1
    default: 0
    }
  }

  /// Returns the words split at `separator` outside brackets.
  func split(at separator: String) -> [TokenWords] {
    var parts: [TokenWords] = []
    var start = 0
    var depth = 0
    for (index, word) in words.enumerated() {
      depth += Self.depthChange(word)
      if depth == 0, word == separator {
        parts.append(dropping(first: start, last: words.count - index))
        start = index + 1
      }
    }
    parts.append(dropping(first: start, last: 0))
    return parts
  }

  /// Names without a dot before them, with the members after them: `T`, `T.ID`. Labels of tuples
  /// and of function parameters aren't types and are left out.
  var references: [String] {
    var references: [String] = []
    var index = 0
    while index < words.count {
      defer { index += 1 }
      guard beginsReference(at: index) else { continue }
      var reference = words[index]
      while index + 2 < words.count, words[index + 1] == ".", Self.isName(words[index + 2]) {
        reference += "." + words[index + 2]
        index += 2
      }
      references.append(reference)
    }
    return references
  }

  /// Whether a colon follows the word at `index`, which isn't the key of `[Key: Value]`.
  func isLabel(at index: Int) -> Bool {
    index + 1 < words.count && words[index + 1] == ":" && (index == 0 || words[index - 1] != "[")
  }

  /// Returns the words with the first name of each reference, as `references` finds them, replaced
  /// by what `transform` makes of it.
  func replacingReferences(_ transform: (String) -> String) -> TokenWords {
    var result = self
    for index in words.indices where beginsReference(at: index) {
      result.words[index] = transform(words[index])
    }
    return result
  }

  private func beginsReference(at index: Int) -> Bool {
    Self.isName(words[index]) && !isLabel(at: index) && (index == 0 || words[index - 1] != ".")
  }
}

/// What the spelling of a type tells about it.
///
/// A class, so `TypeResolver` knows it again.
package final class TypeSpelling: Sendable {
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
  /// The words without attributes, except those of a function's type, and without parentheses around
  /// the whole type.
  let words: TokenWords
  /// The type without the optional around it.
  var unwrapped: TokenWords { Self.form(of: words).unwrapped }

  /// Whether the type contains a function type, which can't be encoded.
  var hasFunction: Bool { words.words.contains("->") }

  /// Whether the spelling shows that the type is no optional: a function, a tuple, `any Error`, `Void`.
  var isNeverOptional: Bool {
    !form.isOptional && (["@", "(", "any"].contains(words.words.first) || unqualified == "Void")
  }

  /// Whether the type is a string, or a name that may refer to one.
  var mayBeString: Bool {
    switch form {
    case .notAnObject: unqualified == "String"
    case .dictionary, .optional: false
    case .name, .other: unqualified != "CodableEnumAnyValue"
    }
  }

  /// `Int` for `Swift.Int`.
  var unqualified: String { text.plainName }

  init(_ file: ParsedFile, _ range: Range<Int>) {
    var words = TokenWords(file, range)
    text = words.text
    // `@MainActor` is part of a function's type.
    if !words.words.contains("->") || words.words.starts(with: ["@", "autoclosure"]) {
      words.dropAttributes()
    }
    words.dropOuterParentheses()
    self.words = words
    form = Self.form(of: words).form
  }

  static func form(of words: TokenWords) -> (form: Form, unwrapped: TokenWords) {
    let all = words.words
    var name = all
    if name.count > 1, name.starts(with: ["Swift", "."]) { name.removeFirst(2) }
    // Most types are single names.
    if name.count == 1 {
      return (FormatType.scalar(name[0]) != nil ? .notAnObject : .name(words.text), words)
    }
    if all.last == "?" || all.last == "!", words.split(at: "->").count == 1 {
      return (.optional, words.dropping(first: 0, last: 1))
    }
    for prefix in [["Optional", "<"], ["Swift", ".", "Optional", "<"]]
    where all.starts(with: prefix) && words.closing(of: prefix.count - 1) == all.count - 1 {
      return (.optional, words.dropping(first: prefix.count, last: 1))
    }
    if let parts = words.bracketed { return (parts.count > 1 ? .dictionary : .notAnObject, words) }
    if name.count > 1, name[1] == "<", ["Array", "Set", "ContiguousArray"].contains(name[0]) {
      return (.notAnObject, words)
    }
    return (.other, words)
  }
}

/// The type of a value.
extension TokenWords {
  /// The type of a value that shows it: `0`, `["a": -1.5]`, `UUID()`, `[Int]()`; nil for another.
  var typeOfValue: TokenWords? {
    if let literal = typeOfLiteral { return TokenWords(literal) }
    if words.suffix(2) == ["(", ")"] {
      let type = dropping(first: 0, last: 2)
      // Anything else is a call of a function.
      let path = type.nameAndArguments.name.split(separator: ".", omittingEmptySubsequences: false)
      let isName = path.allSatisfy { name in
        name.first?.isUppercase == true && name.utf8.allSatisfy(\.continuesIdentifier)
      }
      return isName || type.bracketed != nil ? type : nil
    }
    guard bracketed != nil else { return nil }
    let elements = dropping(first: 1, last: 1).split(at: ",").filter { !$0.words.isEmpty }
      .map { $0.split(at: ":").map(\.typeOfValue?.words) }
    guard let first = elements.first, !first.contains(nil), elements.allSatisfy({ $0 == first })
    else { return nil }
    let words = first.compactMap(\.self).joined(separator: [":"])
    return TokenWords(words: ["["] + words + ["]"])
  }

  private var typeOfLiteral: String? {
    let isNegative = words.count == 2 && words[0] == "-"
    guard words.count == 1 || isNegative, let word = words.last, let first = word.first else {
      return nil
    }
    switch first {
    case "\"", "#": return word.contains("\"") ? "String" : nil
    case "0"..."9":
      let isDouble = word.contains(".") || !word.hasPrefix("0x") && word.contains("e")
      return isDouble ? "Double" : "Int"
    default: return ["true", "false"].contains(word) ? "Bool" : nil
    }
  }
}
