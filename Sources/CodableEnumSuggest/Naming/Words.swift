/// The words of a key or a tag: `tool_call_id` and `toolCallID` have the same three.
enum Words {
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    for part in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
      words += split(Array(part))
    }
    return words
  }

  /// Splits before each upper-case letter that follows a lower-case one or a digit, and before the
  /// last letter of a run of upper-case ones if a lower-case one follows.
  private static func split(_ characters: [Character]) -> [String] {
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      if character.isUppercase, index > 0 {
        let followsUppercase = characters[index - 1].isUppercase
        let precedesLowercase =
          index + 1 < characters.count && characters[index + 1].isLowercase
        if !followsUppercase || precedesLowercase, !word.isEmpty {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    return words + [word]
  }

  /// `toolCallID`
  static func lowerCamel(_ words: [String], acronyms: Bool = true) -> String {
    guard let first = words.first else { return "" }
    return first.lowercased()
      + words.dropFirst().map { capital($0, acronyms: acronyms) }.joined()
  }

  /// `ToolCall`
  static func upperCamel(_ words: [String]) -> String {
    words.map { capital($0, acronyms: true) }.joined()
  }

  private static func capital(_ word: String, acronyms: Bool) -> String {
    let lower = word.lowercased()
    if acronyms, Self.acronyms.contains(lower) { return lower.uppercased() }
    return lower.prefix(1).uppercased() + lower.dropFirst()
  }

  private static let acronyms: Set<String> = [
    "api", "css", "csv", "gif", "html", "http", "https", "id", "ip", "jpeg", "json", "jwt",
    "pdf", "png", "sql", "ssh", "ssl", "svg", "tcp", "tls", "udp", "ui", "uri", "url", "utf",
    "uuid", "xml",
  ]

  // MARK: Singular

  /// Returns the singular; nil if the word isn't a plural.
  static func singular(_ word: String) -> String? {
    let lower = word.lowercased()
    if let known = irregular[lower] { return known }
    let isSingular =
      singulars.contains(lower) || ["ss", "us", "is", "os"].contains(where: lower.hasSuffix)
    // `aws`, `sms`, `gas`
    if isSingular || lower.count < 4, !["ids", "ips"].contains(lower) { return nil }
    if lower.hasSuffix("ies"), lower.count > 4 { return String(word.dropLast(3)) + "y" }
    for ending in ["sses", "shes", "ches", "xes", "zes"] where lower.hasSuffix(ending) {
      return String(word.dropLast(2))
    }
    return lower.hasSuffix("s") ? String(word.dropLast()) : nil
  }

  /// Words that end like a plural.
  private static let singulars: Set = [
    "always", "canvas", "https", "kubernetes", "lens", "news", "series",
  ]

  private static let irregular = [
    "children": "child", "people": "person", "men": "man", "women": "woman", "indices": "index",
    "vertices": "vertex", "matrices": "matrix",
    "criteria": "criterion", "aliases": "alias", "statuses": "status",
    "addresses": "address", "choices": "choice", "analyses": "analysis", "movies": "movie",
    "cookies": "cookie", "caches": "cache", "axes": "axis", "leaves": "leaf", "photos": "photo",
    "videos": "video", "repos": "repo", "todos": "todo", "logos": "logo", "infos": "info",
  ]

  static func plural(_ word: String) -> String {
    if singular(word) != nil { return word }
    if word.hasSuffix("y"), !["a", "e", "o", "u"].contains(String(word.dropLast().suffix(1))) {
      return word.dropLast() + "ies"
    }
    for ending in ["s", "x", "z", "ch", "sh"] where word.hasSuffix(ending) { return word + "es" }
    return word + "s"
  }
}
