/// Suggested by `codable-enum suggest` from 4 samples in Event.jsonl.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type")
enum Event: Hashable, Sendable {
  // @CodableCase("setup_intent.created", constants: ["object": "event"])
  case setupIntentCreated(
    envelope: Envelope,  // @CodableValue(flatten: true)
    data: SetupIntentCreatedData
  )

  // @CodableCase("charge.succeeded", constants: ["object": "event"])
  case chargeSucceeded(
    envelope: Envelope,  // @CodableValue(flatten: true)
    data: SetupIntentCreatedData
  )

  // @CodableCase("charge.refunded", constants: ["object": "event"])
  case chargeRefunded(
    envelope: Envelope,  // @CodableValue(flatten: true)
    data: SetupIntentCreatedData
  )

  // @CodableCase("customer.updated", constants: ["object": "event"])
  case customerUpdated(
    envelope: Envelope,  // @CodableValue(flatten: true)
    data: SetupIntentCreatedData
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String
  var apiVersion: String
  var created: Int
  var livemode: Bool  // always false
  var pendingWebhooks: Int
  var request: Request

  enum CodingKeys: String, CodingKey {
    case id
    case apiVersion = "api_version"
    case created, livemode
    case pendingWebhooks = "pending_webhooks"
    case request
  }
}

struct Request: Codable, Hashable, Sendable {
  var id: String?
  var idempotencyKey: String?

  enum CodingKeys: String, CodingKey {
    case id
    case idempotencyKey = "idempotency_key"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.id, forKey: .id)
    try container.encode(self.idempotencyKey, forKey: .idempotencyKey)
  }
}

struct SetupIntentCreatedData: Codable, Hashable, Sendable {
  var object: Object
  var previousAttributes: PreviousAttributes?

  enum CodingKeys: String, CodingKey {
    case object
    case previousAttributes = "previous_attributes"
  }
}

// There was only one sample of `setupIntent`, `customer`.
// @CodableEnum(style: .internal, tag: "object", caseNaming: .snakeCase)
enum Object: Hashable, Sendable {
  case setupIntent(SetupIntent)
  case charge(Charge)

  // `metadata`: always without keys.
  case customer(id: String, email: String, name: String, metadata: [String: CodableEnumAnyValue])
}

struct SetupIntent: Codable, Hashable, Sendable {
  var id: String
  var application: CodableEnumAnyValue?  // always null
  var cancellationReason: CodableEnumAnyValue?  // always null
  var clientSecret: String
  var created: Int
  var customer: CodableEnumAnyValue?  // always null
  var paymentMethod: String
  var status: String
  var usage: String
  var metadata: [String: CodableEnumAnyValue]  // always without keys

  enum CodingKeys: String, CodingKey {
    case id, application
    case cancellationReason = "cancellation_reason"
    case clientSecret = "client_secret"
    case created, customer
    case paymentMethod = "payment_method"
    case status, usage, metadata
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.id, forKey: .id)
    try container.encode(self.application, forKey: .application)
    try container.encode(self.cancellationReason, forKey: .cancellationReason)
    try container.encode(self.clientSecret, forKey: .clientSecret)
    try container.encode(self.created, forKey: .created)
    try container.encode(self.customer, forKey: .customer)
    try container.encode(self.paymentMethod, forKey: .paymentMethod)
    try container.encode(self.status, forKey: .status)
    try container.encode(self.usage, forKey: .usage)
    try container.encode(self.metadata, forKey: .metadata)
  }
}

struct Charge: Codable, Hashable, Sendable {
  var id: String
  var amount: Int  // always 1099
  var currency: String  // always "usd"
  var paid: Bool
  var status: String  // always "succeeded"
  var customer: String  // always "cus_1"
  var metadata: [String: String]
}

struct PreviousAttributes: Codable, Hashable, Sendable {
  var email: CodableEnumAnyValue?  // always null

  enum CodingKeys: String, CodingKey {
    case email
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.email, forKey: .email)
  }
}
