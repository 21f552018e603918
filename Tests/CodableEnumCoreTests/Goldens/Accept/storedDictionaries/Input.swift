// @CodableEnum(style: .rawValue, codingKeys: true)
public enum DictionaryRole: Hashable {
  case admin, guest
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum DictionaryLevel: Int {
  case low = 1
  case high
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum DictionaryPlain {
  case first
  // @CodableCase(.unknown)
  case other(String)
}

typealias DictionaryCounts = [DictionaryRole: Int]

struct DictionaryHolder: Codable {
  var counts: [DictionaryRole: Int] = [:]
  var more: DictionaryCounts?
  var levels: [DictionaryLevel: [String]]?
}

struct DictionaryBox<Key: Hashable & Codable>: Codable {
  var counts: [Key: Int]
}

enum DictionaryTeams {
  // @CodableEnum(style: .internal, tag: "type")
  enum Team: Equatable {
    case members(counts: [DictionaryRole: Int], levels: DictionaryNames?)
    case nested(rows: [[DictionaryRole: Int]])
  }

  typealias DictionaryNames = Dictionary<DictionaryLevel, String>

  // @CodableEnum(style: .external, payload: .natural)
  enum Bare: Equatable {
    case counts([DictionaryRole: Int])
    case several([DictionaryLevel: Int]?, Int)
  }

  // @CodableEnum(style: .untagged)
  enum Loose: Equatable {
    case counts([DictionaryRole: Int])
    case number(Int)
    case name(String)
  }
}
