import CodableEnumCore

/// What a shape doesn't show: which value each key has, and the meaning of keys that are left out.
/// Two equal shapes may mean different things.
package struct LockedMeaning: Hashable, Sendable {
  /// The names of values by key, if the keys don't show them; in arrays by position.
  package var values: [String: String] = [:]
  /// The defaults of values that are omitted if they equal them, by key.
  package var defaults: [String: String] = [:]
  /// Keys that are written and never read.
  package var unread: [String] = []
  /// Whether it is an unknown case that didn't keep the tag, and was written under its own name.
  package var isUnknown = false
  /// The branches of `#if` around the case: `#if DEBUG #else`.
  package var branches: [String] = []

  package init() {}

  /// The branches in the form of `DeclaredCase.conditions`.
  var conditions: [[String]] {
    branches.map { text in
      text.split(separator: "#").map { part in
        "#" + (part.last == " " ? part.dropLast() : part)
      }
    }
  }

  /// The text after the shape: ` values "lat" y, "lon" x in "#if DEBUG"`.
  package var text: String {
    func pairs(_ names: [String: String], _ text: (String) -> String) -> [String] {
      names.sorted { $0.key < $1.key }.map { "\($0.key.quoted) \(text($0.value))" }
    }
    let parts = [
      ("values", pairs(values, \.escapedLabel)), ("defaults", pairs(defaults, \.quoted)),
      ("unread", unread.sorted().map(\.quoted)), ("in", branches.map(\.quoted)),
    ]
    return (isUnknown ? " unknown" : "")
      + parts.filter { !$0.1.isEmpty }
      .map { " \($0.0) \($0.1.joined(separator: ", "))" }.joined()
  }
}

extension String {
  /// Whether two names are the same words in some naming.
  func isLike(_ other: String) -> Bool {
    func letters(_ text: String) -> String {
      text.lowercased().filter { $0 != "_" && $0 != "-" }
    }
    return letters(self) == letters(other)
  }

  /// Whether a key is the name of a value in some naming.
  package func isWritten(as key: String, in item: DeclaredCase) -> Bool {
    self == key
      || [self, "\(item.baseName)_\(self)"].contains { name in
        Naming.allCases.contains { $0.apply(to: name) == key }
      }
  }
}
