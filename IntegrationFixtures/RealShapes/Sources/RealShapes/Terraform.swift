/// Terraform's JSON: https://developer.hashicorp.com/terraform/cli/commands/providers/schema
enum Terraform {
  /// "type" of an attribute: a name, or an array that begins with one.
  // @CodableEnum(style: .array)
  indirect enum AttributeType: Hashable {
    // @CodableCase(.untagged, empty: .name)
    case string
    // @CodableCase(.untagged, empty: .name)
    case number
    // @CodableCase(.untagged, empty: .name)
    case bool
    // @CodableCase(.untagged, empty: .name)
    case dynamic
    case list(AttributeType)
    case set(AttributeType)
    case map(AttributeType)
    case tuple([AttributeType])
    case object([String: AttributeType])
  }
}
