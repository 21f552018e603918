/// Suggested by `codable-enum suggest` from 7 samples in TerraformMessage.jsonl.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .snakeCase)
enum TerraformMessage: Hashable, Sendable {
  case version(
    envelope: Envelope,  // @CodableValue(flatten: true)
    terraform: String,
    ui: String
  )

  case plannedChange(
    envelope: Envelope,  // @CodableValue(flatten: true)
    change: Change
  )

  case changeSummary(
    envelope: Envelope,  // @CodableValue(flatten: true)
    changes: Changes
  )

  case applyStart(
    envelope: Envelope,  // @CodableValue(flatten: true)
    hook: Change
  )

  case applyComplete(
    envelope: Envelope,  // @CodableValue(flatten: true)
    hook: Hook
  )

  case diagnostic(
    envelope: Envelope,  // @CodableValue(flatten: true)
    diagnostic: Diagnostic
  )

  case outputs(
    envelope: Envelope,  // @CodableValue(flatten: true)
    outputs: Outputs
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var level: String  // "info" or "error"; an enum if these are all
  var message: String
  var module: String  // always "terraform.ui"
  var timestamp: String  // ISO 8601; a Date with that dateDecodingStrategy

  enum CodingKeys: String, CodingKey {
    case level = "@level"
    case message = "@message"
    case module = "@module"
    case timestamp = "@timestamp"
  }
}

struct Change: Codable, Hashable, Sendable {
  var resource: RandomPet
  var action: String  // always "create"
}

struct RandomPet: Codable, Hashable, Sendable {
  var addr: String  // always "random_pet.animal"
  var resourceType: String  // always "random_pet"
  var resourceName: String
  var resourceKey: CodableEnumAnyValue?  // always null

  enum CodingKeys: String, CodingKey {
    case addr
    case resourceType = "resource_type"
    case resourceName = "resource_name"
    case resourceKey = "resource_key"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.addr, forKey: .addr)
    try container.encode(self.resourceType, forKey: .resourceType)
    try container.encode(self.resourceName, forKey: .resourceName)
    try container.encode(self.resourceKey, forKey: .resourceKey)
  }
}

struct Changes: Codable, Hashable, Sendable {
  var add: Int
  var change: Int
  var remove: Int
  var operation: String
}

struct Hook: Codable, Hashable, Sendable {
  var resource: RandomPet
  var action: String
  var idKey: String
  var idValue: String
  var elapsedSeconds: Int

  enum CodingKeys: String, CodingKey {
    case resource, action
    case idKey = "id_key"
    case idValue = "id_value"
    case elapsedSeconds = "elapsed_seconds"
  }
}

struct Diagnostic: Codable, Hashable, Sendable {
  var severity: String
  var summary: String
  var detail: String
}

struct Outputs: Codable, Hashable, Sendable {
  var pets: Pets
}

struct Pets: Codable, Hashable, Sendable {
  var sensitive: Bool
  var type: String
  var value: String
}

/// Makes the plugin generate `CodableEnumAnyValue`, which structs above use: it does so only for
/// marked enums that name it. Remove this enum once another one names it.
// @CodableEnum(style: .untagged)
enum TerraformMessageAnyValue: Hashable, Sendable {
  case value(CodableEnumAnyValue)
}

// Note: another form fits, too: @CodableEnum(style: .internal, tag: "@level"); '--style internal --tag @level' prints it
