/// Suggested by `codable-enum suggest` from 4 samples in WebAuthnCredential.jsonl.
struct WebAuthnCredential: Codable, Hashable, Sendable {
  var id: String
  var rawId: String
  var type: String  // always "public-key"
  var authenticatorAttachment: String?
  var clientExtensionResults: ClientExtensionResults
  var response: Response
}

struct ClientExtensionResults: Codable, Hashable, Sendable {
  var appid: Bool?
  var credProps: CredProps?
}

struct CredProps: Codable, Hashable, Sendable {
  var rk: Bool
}

// @CodableEnum(style: .untagged)
enum Response: Hashable, Sendable {
  case attestationObject(clientDataJSON: String, attestationObject: String, transports: [String])

  case authenticatorData(
    clientDataJSON: String,
    authenticatorData: String,
    signature: String,
    userHandle: String?  // @CodableValue(nil: .null)
  )
}

// Note: no enum is needed: no key distinguishes the samples, so a struct reads them all
