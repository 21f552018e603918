/// A name as the words that it is made of, so that every spelling of it is known without the rules
/// that are under test.
struct Words: Hashable, Sendable {
  var words: [String]

  init(_ words: String...) { self.words = words }

  static func + (left: Words, right: Words) -> Words {
    var joined = left
    joined.words += right.words
    return joined
  }

  var camelCase: String { words[0] + words.dropFirst().map(Self.capitalized).joined() }

  /// As `caseNaming` and `keyNaming` spell it.
  func spelled(_ naming: String?) -> String {
    switch naming {
    case "snakeCase": words.joined(separator: "_")
    case "kebabCase": words.joined(separator: "-")
    case "screamingSnakeCase": words.joined(separator: "_").uppercased()
    case "pascalCase": words.map(Self.capitalized).joined()
    case "lowercase": words.joined()
    case "uppercase": words.joined().uppercased()
    default: camelCase
    }
  }

  /// With a case's name and an underscore before it, as `keyPrefix: .caseName` has it.
  func spelled(_ naming: String?, prefix: Words) -> String {
    switch naming {
    case "lowercase", "uppercase":
      return prefix.spelled(naming) + "_" + spelled(naming)
    case nil, "verbatim": return prefix.camelCase + "_" + camelCase
    default: return (prefix + self).spelled(naming)
    }
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  static let namings = [
    "verbatim", "snakeCase", "kebabCase", "screamingSnakeCase", "pascalCase", "lowercase",
    "uppercase",
  ]

  static let caseNames = [
    Words("ping"), Words("new", "text"), Words("move"), Words("loaded", "image"), Words("failed"),
    Words("is", "ready"), Words("http", "error"), Words("größe"), Words("last", "known", "state"),
    Words("default"),
  ]

  static let labels = [
    Words("url"), Words("user", "name"), Words("width"), Words("start", "date"), Words("items"),
    Words("selected", "item", "count"), Words("in"), Words("höhe"),
  ]
}
