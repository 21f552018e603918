/// Suggested by `codable-enum suggest` from 42 samples in Resource.jsonl.
// @CodableEnum(style: .internal, tag: "resourceType", caseNaming: .pascalCase)
enum Resource: Hashable, Sendable {
  // `status`: always "finished".
  case encounter(
    envelope: Envelope,  // @CodableValue(flatten: true)
    status: String,
    subject: Subject,
    period: Period?
  )

  // `status`: always "active".
  // `intent`: always "order".
  // `authoredOn`: always "2024-01-02".
  case medicationRequest(
    envelope: Envelope,  // @CodableValue(flatten: true)
    status: String,
    intent: String,
    medicationCodeableConcept: MedicationCodeableConcept,
    subject: Subject,
    authoredOn: String?
  )

  // `recordedDate`: always "2024-01-02".
  case condition(
    envelope: Envelope,  // @CodableValue(flatten: true)
    code: MedicationCodeableConcept,
    subject: Subject,
    recordedDate: String?
  )

  // `gender`: always "female".
  case practitioner(
    envelope: Envelope,  // @CodableValue(flatten: true)
    name: [NameItem],
    gender: String?
  )

  // `active`: always true.
  // `birthDate`: always "1980-01-02".
  case patient(
    envelope: Envelope,  // @CodableValue(flatten: true)
    active: Bool?,
    name: [NameItem],
    gender: String?,
    birthDate: String
  )

  // `status`: always "final".
  case observation(
    envelope: Envelope,  // @CodableValue(flatten: true)
    status: String,
    code: MedicationCodeableConcept,
    subject: Subject,
    valueQuantity: ValueQuantity?
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String
  var meta: Meta?
  var language: String?  // always "en"
  var text: Text?
}

struct Meta: Codable, Hashable, Sendable {
  var lastUpdated: String  // ISO 8601; a Date with that dateDecodingStrategy
  var versionId: String?
}

struct Text: Codable, Hashable, Sendable {
  var status: String  // always "generated"
  var div: String  // always "<div/>"
}

struct Subject: Codable, Hashable, Sendable {
  var reference: String
  var display: String?
}

struct Period: Codable, Hashable, Sendable {
  var start: String  // always "2024-01-02"
  var end: String?  // always "2024-01-03"
}

struct MedicationCodeableConcept: Codable, Hashable, Sendable {
  var coding: [CodingItem]
  var text: String?
}

struct CodingItem: Codable, Hashable, Sendable {
  var system: String  // could be a URL
  var code: String
}

struct NameItem: Codable, Hashable, Sendable {
  var family: String
  var given: [String]
}

struct ValueQuantity: Codable, Hashable, Sendable {
  var value: Double
  var unit: String
}

// Note: another form fits, too: @CodableEnum(style: .internal, tag: "status"); '--style internal --tag status' prints it
