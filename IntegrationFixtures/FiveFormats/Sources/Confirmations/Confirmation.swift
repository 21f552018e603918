/// A server's answer to "I will come to this event".
// @CodableEnum(style: .internal, tag: "status")
public enum Confirmation: Hashable, Sendable {
  case confirmed([User])  // @CodableValue(key: "confirmedUsers")

  case waitlist(
    Int,  // @CodableValue(key: "position")
    [User]  // @CodableValue(key: "confirmedUsers")
  )

  // @CodableCase("not allowed")
  case notAllowed(String)  // @CodableValue(key: "reason")
}

public struct User: Codable, Hashable, Sendable {
  public var id: String
  public var name: String

  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }
}
