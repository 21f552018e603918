/// FHIR R5: https://hl7.org/fhir/R5/extensibility.html
enum FHIR {
  /// "Extension", whose value's type is part of its key.
  // @CodableEnum(style: .untagged)
  enum Extension: Hashable {
    // @CodableCase(keys: ["url", "valueString"])
    case string(String, String)
    // @CodableCase(keys: ["url", "valueBoolean"])
    case boolean(String, Bool)
    // @CodableCase(keys: ["url", "valueQuantity"])
    case quantity(String, Quantity)
    // @CodableCase(keys: ["url", "extension"])
    case nested(String, [Extension])
  }

  struct Quantity: Codable, Hashable {
    var value: Double
    var unit: String?
  }
}
