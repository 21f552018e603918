/// What `inspect --all` prints, as far as the two parsers are compared.
struct Inspection: Decodable {
  var files: [File]

  struct File: Decodable {
    var path: String
    var enums: [EnumDescription]
    var diagnostics: [String]
  }
}

struct EnumDescription: Decodable, Hashable {
  var name: String
  var line: Int
  var column: Int
  var parents: [Parent]
  var attributes: [String]
  var modifiers: [String]
  var generics: [Generic]
  var inherits: [String]
  var `where`: String?
  var conditions: [[String]]
  var cases: [Case]

  struct Parent: Decodable, Hashable {
    var kind: String
    var name: String
    var attributes: [String]
    var modifiers: [String]
    var generics: [Generic]
    var inherits: [String]
    var `where`: String?
  }

  struct Generic: Decodable, Hashable {
    var kind: String
    var name: String
    var constraint: String?
  }

  struct Case: Decodable, Hashable {
    var name: String
    var line: Int
    var column: Int
    var attributes: [String]
    var modifiers: [String]
    var conditions: [[String]]
    var values: [Value]?
    var rawValue: String?
  }

  struct Value: Decodable, Hashable {
    var label: String?
    var name: String?
    var type: String
    var `default`: String?
  }
}

extension EnumDescription {
  /// The parts of two descriptions that differ, for a person to read. Of the cases, those that only
  /// one of the two has.
  func differences(from other: EnumDescription) -> [String] {
    var mine = self
    var theirs = other
    mine.cases.removeAll { other.cases.contains($0) }
    theirs.cases.removeAll { cases.contains($0) }
    return zip(Mirror(reflecting: mine).children, Mirror(reflecting: theirs).children).compactMap {
      let (part, otherPart) = (String(describing: $0.value), String(describing: $1.value))
      return part == otherPart ? nil : "\($0.label ?? ""): \(part)\n      compiler: \(otherPart)"
    }
  }
}
