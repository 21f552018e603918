import CodableEnumCore

extension Remark {
  /// The text about a value, after its name and a colon.
  var text: String {
    switch self {
    case .always(let value): "always \(value.json)"
    case .oneOf(let texts):
      texts.dropLast().map(\.quoted).joined(separator: ", ")
        + " or \(texts[texts.count - 1].quoted); an enum if these are all"
    case .looksLike(.date): "ISO 8601; a Date with that dateDecodingStrategy"
    case .looksLike(.uuid): "could be a UUID, which Swift writes in upper case"
    case .looksLike(.url): "could be a URL"
    case .onlyNull: "always null"
    case .emptyArrays: "always empty"
    case .emptyObjects: "always without keys"
    case .rounded: "too many digits for an integer; a Double rounds them"
    case .mixedNumbers: "fractions, and integers that a Double would round"
    case .schema: "a JSON Schema"
    case .recursive: "the struct itself, which it can only contain in an array"
    }
  }
}

extension [Remark] {
  /// Returns the remarks as a comment's text.
  func text(of names: [String]) -> String? {
    isEmpty
      ? nil
      : names.joined(separator: ", ") + ": " + map(\.text).joined(separator: "; ")
  }
}

/// Remarks about the values of a case. Values with the same remarks share a line.
struct RemarkList {
  private(set) var groups: [(remarks: [Remark], names: [String])] = []

  mutating func add(_ remarks: [Remark], of name: String) {
    if remarks.isEmpty { return }
    if let index = groups.firstIndex(where: { $0.remarks == remarks }) {
      groups[index].names.append(name)
    } else {
      groups.append((remarks, [name]))
    }
  }

  var texts: [String] { groups.compactMap { $0.remarks.text(of: $0.names) } }
}
