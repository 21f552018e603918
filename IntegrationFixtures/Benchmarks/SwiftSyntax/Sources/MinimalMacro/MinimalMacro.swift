/// Codable with the case's name under the key `type`, for enums whose values are all labelled.
@attached(
  extension, conformances: Codable, names: named(init(from:)), named(encode(to:)), arbitrary)
public macro MinimalCodable() =
  #externalMacro(module: "MinimalMacros", type: "MinimalCodableMacro")
