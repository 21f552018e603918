/// What `inspect --all` prints, as far as the two parsers are compared.
struct Inspection: Decodable {
  var files: [File]

  struct File: Decodable {
    var path: String
    var enums: [EnumDescription]
    var types: [TypeDescription]
    var typeAliases: [TypeAliasDescription]
    var diagnostics: [String]
  }
}

/// Something that both parsers see at one place.
protocol Description: Hashable {
  var name: String { get }
  var line: Int { get }
  var column: Int { get }

  /// The two without what they have in common, where they are long.
  func reduced(against other: Self) -> Self
}

extension Description {
  func reduced(against other: Self) -> Self { self }

  /// The parts of two descriptions that differ, for a person to read.
  func differences(from other: Self) -> [String] {
    let mine = Mirror(reflecting: reduced(against: other)).children
    let theirs = Mirror(reflecting: other.reduced(against: self)).children
    return zip(mine, theirs).compactMap {
      let (part, otherPart) = (String(describing: $0.value), String(describing: $1.value))
      return part == otherPart ? nil : "\($0.label ?? ""): \(part)\n      compiler: \(otherPart)"
    }
  }
}

struct EnumDescription: Decodable, Description {
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

  func reduced(against other: Self) -> Self {
    var result = self
    result.cases.removeAll { other.cases.contains($0) }
    return result
  }
}

struct TypeDescription: Decodable, Description {
  var kind: String
  var name: String
  var line: Int
  var column: Int
  var properties: [Property]
  var members: [Member]

  struct Property: Decodable, Hashable {
    var name: String
    var line: Int
    var column: Int
    var isConstant: Bool
    var isInPattern: Bool
    var attributes: [String]
    var modifiers: [String]
    var conditions: [[String]]
    var type: String?
    var initialValue: String?
  }

  struct Member: Decodable, Hashable {
    var kind: String
    var name: String
    var line: Int
    var column: Int
    var isStatic: Bool
    var labels: [String]
    var conditions: [[String]]
  }

  func reduced(against other: Self) -> Self {
    var result = self
    result.properties.removeAll { other.properties.contains($0) }
    result.members.removeAll { other.members.contains($0) }
    return result
  }
}

struct TypeAliasDescription: Decodable, Description {
  var name: String
  var line: Int
  var column: Int
  var modifiers: [String]
  var parent: String
  var generics: [EnumDescription.Generic]
  var type: String
  var conditions: [[String]]
}
