// @CodableEnum(style: .internal, tag: "type", accessors: true)
public enum Message: Equatable {
  case text(body: String)
  case image(Picture)
  case list(items: [String] = [])  // @CodableValue(aliases: ["entries"])
  // @CodableCase(constants: ["version": 2])
  case ping
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

public struct Picture: Codable, Equatable {
  public var url: String

  public init(url: String) {
    self.url = url
  }

  private enum CodingKeys: String, CodingKey {
    case url = "href"
  }
}
