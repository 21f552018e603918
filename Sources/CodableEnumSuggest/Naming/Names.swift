import CodableEnumCore

/// Names as a Swift programmer would choose them.
enum Names {
  /// Returns the name of a type: `ToolCalls` for `tool_calls`.
  static func type(_ key: String) -> String {
    let name = Words.upperCamel(Words.of(key))
    guard let first = name.first else { return "Value" }
    return first.isNumber ? "Value\(name)" : name
  }

  /// Returns the name of an element: `toolCall` for `toolCalls`.
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

  /// Returns names for a case or a label, the best first. A naming convention may only turn one of
  /// them back into the text, so there can be a second one without upper-case acronyms.
  static func candidates(for text: String) -> [String] {
    let words = Words.of(text)
    let names = [Words.lowerCamel(words), Words.lowerCamel(words, acronyms: false)]
    let valid = names.filter { $0.first.map { !$0.isNumber } == true }
    return valid.isEmpty ? [] : valid[0] == valid.last ? [valid[0]] : valid
  }

  /// Names for tags that contain no word.
  static let symbols = [
    "": "empty", "=": "equal", "==": "equal", "===": "identical", "!=": "notEqual",
    "<>": "notEqual", "<": "less", "<=": "lessOrEqual", ">": "greater", ">=": "greaterOrEqual",
    "+": "plus", "-": "minus", "*": "times", "/": "divided", "%": "remainder", "^": "power",
    "&&": "and", "||": "or", "!": "not", "?": "optional", "&": "and", "|": "or",
  ]

  /// Returns the first name that isn't taken, or a numbered one.
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
