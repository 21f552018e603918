import CodableEnumCore

/// Names as a Swift engineer gives them.
enum Names {
  /// A type's: `tool_calls` is `ToolCalls`.
  static func type(_ key: String) -> String {
    let name = Words.upperCamel(Words.of(key))
    guard let first = name.first else { return "Value" }
    return first.isNumber ? "Value\(name)" : name
  }

  /// What one of several is called: `toolCalls` is of `toolCall`.
  static func element(of key: String) -> String {
    var words = Words.of(key)
    guard let last = words.last else { return "value" }
    if let single = Words.singular(last) {
      words[words.count - 1] = single
      return Words.lowerCamel(words)
    }
    let isText = ["content", "body", "message", "text"].contains(last.lowercased())
    return Words.lowerCamel(words + [isText ? "part" : "item"])
  }

  /// A case's or a label's, with the convention that makes the text of it again, if there is one.
  static func candidates(for text: String) -> [String] {
    let words = Words.of(text)
    let names = [Words.lowerCamel(words), Words.lowerCamel(words, acronyms: false)]
    let valid = names.filter { $0.first.map { !$0.isNumber } == true }
    return valid.isEmpty ? [] : valid[0] == valid.last ? [valid[0]] : valid
  }

  /// For tags that no word is in.
  static let symbols = [
    "": "empty", "=": "equal", "==": "equal", "===": "identical", "!=": "notEqual",
    "<>": "notEqual", "<": "less", "<=": "lessOrEqual", ">": "greater", ">=": "greaterOrEqual",
    "+": "plus", "-": "minus", "*": "times", "/": "divided", "%": "remainder", "^": "power",
    "&&": "and", "||": "or", "!": "not", "?": "optional", "&": "and", "|": "or",
  ]

  /// Where the first of several names is taken, the next is.
  static func unique(_ names: [String], in taken: inout Set<String>) -> String {
    var number = 2
    var name = names.first { !taken.contains($0) }
    while name == nil {
      let numbered = "\(names.last ?? "value")\(number)"
      if !taken.contains(numbered) { name = numbered }
      number += 1
    }
    taken.insert(name!)
    return name!
  }
}
