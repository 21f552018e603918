/// Suggested by `codable-enum suggest` from 50 samples in SchemaNode.jsonl.
// @CodableEnum(style: .internal, tag: "type")
indirect enum SchemaNode: Hashable, Sendable {
  // `minItems`: always 1.
  // `uniqueItems`: always true.
  case array(
    items: SchemaNode,
    minItems: Int?,
    uniqueItems: Bool?,
    title: String?,
    description: String?
  )

  // `additionalProperties`: always false.
  case object(
    properties: [String: SchemaNode],
    required: [String]?,
    title: String?,
    description: String?,
    additionalProperties: Bool?
  )

  case boolean(title: String?, description: String?)
  case null(title: String?, description: String?)

  // `minimum`: always 0.5.
  // `exclusiveMaximum`: always 10.5.
  case number(title: String?, description: String?, minimum: Double?, exclusiveMaximum: Double?)

  // `minLength`: always 1.
  // `maxLength`: always 99.
  case string(
    minLength: Int?,
    format: String?,
    enum: [String]?,
    description: String?,
    maxLength: Int?,
    title: String?
  )

  // `minimum`: always 0.
  case integer(minimum: Int?, maximum: Int?, description: String?, title: String?)
}
