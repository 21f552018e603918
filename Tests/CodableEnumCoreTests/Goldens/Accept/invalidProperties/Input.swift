// @CodableEnum(style: .rawValue, invalidProperty: .nil, nilProperty: .null)
enum InvalidLevel: String {
  case low, high
}

// @CodableEnum(style: .internal, tag: "type", invalidProperty: .nil)
public enum InvalidGeneric<Value> {
  case value(id: Value)
}

// @CodableEnum(style: .external, invalidProperty: .error)
enum InvalidError {
  case ping
}

struct InvalidHolder: Codable {
  var level: InvalidLevel?
  var generic: InvalidGeneric<Int>?
  var error: InvalidError?
  var name: String?
}

struct InvalidRequired: Codable {
  var level: InvalidLevel
}
