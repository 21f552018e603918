/// Suggested by `codable-enum suggest` from 48 samples in Definition.jsonl.
// @CodableEnum(style: .internal, tag: "type")
indirect enum Definition: Hashable, Sendable {
  // `maxLength`: always 10.
  case array(items: Items, maxLength: Int?, description: String?)

  case object(
    properties: [String: Property],
    required: [String]?,
    nullable: [String]?,
    description: String?
  )

  // `maxLength`: always 64.
  case string(description: String?, knownValues: [String]?, maxLength: Int?)

  case query(output: Output, parameters: Params?, errors: [QueryError]?, description: String?)

  case subscription(
    message: Message,
    parameters: Params?,
    errors: [QueryError]?,
    description: String?
  )

  case record(key: String, record: Definition, description: String?)
  case procedure(input: Output, output: Output?, errors: [QueryError]?, description: String?)
  case token(description: String?)
}

// There was only one sample of `string`, `boolean`.
// @CodableEnum(style: .internal, tag: "type")
enum Items: Hashable, Sendable {
  case string(maxLength: Int, maxGraphemes: Int, description: String)
  case integer(description: String?, default: Int?, minimum: Int?)
  case boolean
  case union(refs: [String], description: String?)
}

// There was only one sample of `array`.
// @CodableEnum(style: .internal, tag: "type")
indirect enum Property: Hashable, Sendable {
  case integer(description: String?, maximum: Int?)
  case ref(_ ref: String, description: String?)
  case array(items: Property, maxLength: Int, description: String)

  // `maxSize`: always 1000000.
  case blob(accept: [String]?, maxSize: Int?, description: String?)

  case boolean(description: String?)
  case unknown(description: String?)

  // `closed`: always true.
  case union(refs: [String], closed: Bool?, description: String?)

  case string(format: String?, maxLength: Int?, description: String?)
  case object(properties: [String: Property], required: [String], nullable: [String]?)
}

struct Output: Codable, Hashable, Sendable {
  var encoding: String  // always "application/json"
  var schema: CodableEnumAnyValue  // a JSON Schema
}

struct Params: Codable, Hashable, Sendable {
  var type: String  // always "params"
  var properties: [String: Property]
  var required: [String]?
}

struct QueryError: Codable, Hashable, Sendable {
  var name: String
}

struct Message: Codable, Hashable, Sendable {
  var schema: Items
}

/// Makes the plugin generate `CodableEnumAnyValue`, which structs above use: it does so only for
/// marked enums that name it. Remove this enum once another one names it.
// @CodableEnum(style: .untagged)
enum DefinitionAnyValue: Hashable, Sendable {
  case value(CodableEnumAnyValue)
}
