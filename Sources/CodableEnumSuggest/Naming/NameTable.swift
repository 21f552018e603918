import CodableEnumCore

/// Texts of the wire with their names in Swift, and the convention that leads from these to those.
struct NameTable {
  /// By the text.
  private(set) var names: [String: String] = [:]
  /// nil if it is none: the names are the texts.
  private(set) var naming: Naming?

  /// - Parameters:
  ///   - groups: Texts that must have different names, such as the keys of each case.
  ///   - spelledOut: Those that no convention is to lead to.
  init(_ groups: [[String]], spelledOut: Set<String> = []) {
    let texts = groups.flatMap { $0 }
    naming = Self.naming(of: Set(texts).subtracting(spelledOut))
    for text in texts where names[text] == nil { names[text] = Self.name(of: text, naming) }
    resolve(groups)
  }

  /// What the convention makes of the text's name, which is not always the text.
  func isConventional(_ text: String) -> Bool {
    names[text].map { (naming ?? .verbatim).apply(to: $0) == text } ?? false
  }

  subscript(text: String) -> String { names[text, default: text] }

  /// The one that covers most; where the names are the texts, none.
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
    // The one that is more usual wins where several cover as many.
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

  /// `_0`, as values without labels are called.
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
