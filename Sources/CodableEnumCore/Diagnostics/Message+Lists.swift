extension Message {
  /// `a, b or c`
  static func list(_ items: [String], _ conjunction: String) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  /// What to write instead of a name that does not exist: the nearest one if there is any, and else
  /// all of them.
  static func suggestion(for word: String, in names: [String], _ form: (String) -> String) -> String
  {
    if let nearest = Spelling.nearest(to: word, in: names) { return "write '\(form(nearest))'" }
    return "write \(list(names.map { "'\(form($0))'" }, "or"))"
  }
}
