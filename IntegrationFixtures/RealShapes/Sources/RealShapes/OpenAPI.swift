/// OpenAPI 3.1: https://spec.openapis.org/oas/v3.1.0
enum OpenAPI {
  /// "Parameter Object": those in the path are always required.
  // @CodableEnum(style: .internal, tag: "in", defaultValues: .omit)
  enum Parameter: Hashable {
    // @CodableCase(constants: ["required": true])
    case path(name: String)
    case query(name: String, required: Bool = false)
    case header(name: String, required: Bool = false)
    case cookie(name: String, required: Bool = false)
  }

  /// "Security Scheme Object"
  // @CodableEnum(style: .internal, tag: "type")
  enum SecurityScheme: Hashable {
    case apiKey(
      name: String,
      place: String  // @CodableValue(key: "in")
    )
    case http(scheme: String, bearerFormat: String?)
    case mutualTLS
    case openIdConnect(openIdConnectUrl: String)
  }

  /// "Responses Object": codes, ranges of codes, or the default, as keys.
  // @CodableEnum(style: .rawValue, codingKeys: true)
  enum Status: Hashable {
    // @CodableCase("default")
    case anyOther
    // @CodableCase("200")
    case ok
    // @CodableCase(.unknown)
    case code(String)
  }

  struct Operation: Codable, Hashable {
    var responses: [Status: OrReference<Response>]
  }

  struct Response: Codable, Hashable {
    var description: String
  }

  /// "Reference Object"
  // @CodableEnum(style: .untagged)
  enum OrReference<Object: Hashable>: Hashable {
    case reference(String)  // @CodableValue(key: "$ref")
    case object(Object)
  }
}
