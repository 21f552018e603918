import CodableEnumCore

/// The Swift names of tags or keys, and the naming convention that turns the names back into the
/// texts.
struct NameTable {
  /// The name of each text.
  private(set) var names: [String: String] = [:]
  /// The convention; nil if the names are the texts.
  private(set) var naming: Naming?

  /// - Parameters:
  ///   - groups: Texts that must have different names, such as the keys of each case.
  ///   - spelledOut: Texts that are always spelled out, so they don't count when choosing a
  ///     convention.
  init(_ groups: [[String]], spelledOut: Set<String> = []) {
    let texts = groups.flatMap { $0 }
    naming = Self.naming(of: Set(texts).subtracting(spelledOut))
    for text in texts where names[text] == nil { names[text] = Self.name(of: text, naming) }
    resolve(groups)
  }

  /// Whether the convention turns the text's name back into the text.
  func isConventional(_ text: String) -> Bool {
    names[text].map { (naming ?? .verbatim).apply(to: $0) == text } ?? false
  }

  subscript(text: String) -> String { names[text, default: text] }

  /// Returns the convention that covers the most texts. Returns nil if names that equal the texts
  /// cover as many, or if it covers no more than half.
  private static func naming(of texts: Set<String>) -> Naming? {
    func count(_ naming: Naming) -> Int {
      texts.count { text in
        Names.candidates(for: text).contains { naming.apply(to: $0) == text }
      }
    }
    let verbatim = count(.verbatim)
    let others: [Naming] = [
      .snakeCase, .kebabCase, .pascalCase, .screamingSnakeCase, .uppercase, .lowercase,
    ]
    // If several cover as many, the more usual one wins.
    var best: (naming: Naming, count: Int)?
    for naming in others where count(naming) > best?.count ?? 0 { best = (naming, count(naming)) }
    guard let best, best.count > verbatim, best.count * 2 > texts.count else { return nil }
    return best.naming
  }

  private static func name(of text: String, _ naming: Naming?) -> String {
    if let symbol = Names.symbols[text] { return symbol }
    if isPosition(text) { return text }
    let candidates = Names.candidates(for: text)
    let naming = naming ?? .verbatim
    if let exact = candidates.first(where: { naming.apply(to: $0) == text }) { return exact }
    return candidates.first ?? "value" + Words.upperCamel(Words.of(text))
  }

  /// Whether a text is the key of a value without a label, such as `_0`.
  private static func isPosition(_ text: String) -> Bool {
    text.hasPrefix("_") && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber)
  }

  private mutating func resolve(_ groups: [[String]]) {
    for group in groups {
      var taken: Set<String> = []
      for text in group {
        names[text] = Names.unique([names[text]!], in: &taken)
      }
    }
  }
}
