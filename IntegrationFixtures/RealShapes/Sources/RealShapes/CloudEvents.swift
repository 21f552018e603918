import Foundation

/// CloudEvents 1.0 in JSON:
/// https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/formats/json-format.md
enum CloudEvents {
  /// Section 3.1, "Handling of data": `data`, `data_base64` or neither, beside the attributes.
  // @CodableEnum(style: .untagged)
  enum Event: Hashable {
    // @CodableCase(constants: ["specversion": "1.0"])
    case binary(
      attributes: Attributes,  // @CodableValue(flatten: true)
      data: Data  // @CodableValue(key: "data_base64")
    )
    // @CodableCase(constants: ["specversion": "1.0"])
    case json(
      attributes: Attributes,  // @CodableValue(flatten: true)
      data: CodableEnumAnyValue
    )
    // @CodableCase(constants: ["specversion": "1.0"])
    case empty(attributes: Attributes)  // @CodableValue(flatten: true)
  }

  struct Attributes: Codable, Hashable {
    var id: String
    var source: String
    var type: String
    var datacontenttype: String?
  }
}
