/// Languages that describe data, and vocabularies that a context gives.
enum SchemaLanguages {
  /// Schemas of Avro: a name, a union, or an object with a type. A logical type stands beside the
  /// one that carries it (https://avro.apache.org/docs/1.12.0/specification/).
  // @CodableEnum(style: .internal, tag: "type")
  indirect enum Avro: Hashable {
    case record(name: String, fields: [AvroField])
    case array(items: Avro)
    case map(values: Avro)
    // @CodableCase("enum")
    case enumeration(name: String, symbols: [String])
    // @CodableCase("int", constants: ["logicalType": "date"])
    case date
    // @CodableCase("bytes", constants: ["logicalType": "decimal"])
    case decimal(precision: Int, scale: Int?)
    // @CodableCase(.untagged)
    case named(String)
    // @CodableCase(.untagged)
    case union([Avro])
  }

  struct AvroField: Codable, Hashable {
    var name: String
    var type: Avro
  }

  /// Schemas of Swagger 2: a reference has no type, and a string may be one of several
  /// (https://swagger.io/specification/v2/#schema-object).
  // @CodableEnum(style: .internal, tag: "type")
  indirect enum Swagger: Hashable {
    // @CodableCase("string")
    case choice(of: [String])  // @CodableValue(key: "enum")
    case string(format: String?)
    case integer(format: String?)
    case array(items: Swagger)
    // @CodableCase(.missingTag)
    case reference(to: String)  // @CodableValue(key: "$ref")
  }

  /// OAuth 2 in Swagger 2: each flow has its own addresses
  /// (https://swagger.io/specification/v2/#security-scheme-object).
  // @CodableEnum(style: .internal, tag: "type")
  enum SwaggerSecurity: Hashable {
    case basic
    // @CodableCase("oauth2", constants: ["flow": "implicit"])
    case implicit(authorizationUrl: String, scopes: [String: String])
    // @CodableCase("oauth2", constants: ["flow": "password"])
    case password(tokenUrl: String, scopes: [String: String])
    // @CodableCase("oauth2", constants: ["flow": "accessCode"])
    case accessCode(authorizationUrl: String, tokenUrl: String, scopes: [String: String])
  }

  /// JSON-LD with the words of schema.org. Others write the context as an array or an object
  /// (https://www.w3.org/TR/json-ld11/, https://schema.org).
  // @CodableEnum(style: .internal, tag: "@type", caseNaming: .pascalCase)
  enum Thing: Hashable {
    // @CodableCase(extras: ["@context": "https://schema.org"])
    case person(name: String, email: String?)
    // @CodableCase(extras: ["@context": "https://schema.org"])
    case event(name: String, startDate: String)
  }

  /// Verifiable credentials, whose type is a list of two: the general one and one's own
  /// (https://www.w3.org/TR/vc-data-model-2.0/#types).
  // @CodableEnum(style: .untagged)
  enum Credential: Hashable {
    // @CodableCase(
    //   constants: ["type": ["VerifiableCredential", "ExampleDegreeCredential"]],
    //   extras: ["@context": ["https://www.w3.org/ns/credentials/v2"]]
    // )
    case degree(
      issuer: String,
      degree: String  // @CodableValue(key: ["credentialSubject", "degree"])
    )
    // @CodableCase(
    //   constants: ["type": ["VerifiableCredential", "ExamplePersonCredential"]],
    //   extras: ["@context": ["https://www.w3.org/ns/credentials/v2"]]
    // )
    case person(
      issuer: String,
      name: String  // @CodableValue(key: ["credentialSubject", "name"])
    )
  }

  /// The top of a JSON:API document, which may say of which version it is
  /// (https://jsonapi.org/format/#document-top-level).
  // @CodableEnum(style: .untagged)
  enum JSONAPIDocument: Hashable {
    // @CodableCase(extras: ["jsonapi": ["version": "1.1"]])
    case data(data: [JSONAPI.Identifier])
    // @CodableCase(extras: ["jsonapi": ["version": "1.1"]])
    case errors(errors: [JSONAPI.Failure])
  }
}
