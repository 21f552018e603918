/// oEmbed 1.0: https://oembed.com
enum OEmbed {
  /// Section 2.3.4, "Response parameters"
  // @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
  enum Response: Hashable {
    case photo(version: Version, title: String?, url: String, width: Int, height: Int)
    case video(version: Version, title: String?, html: String, width: Int, height: Int)
    case link(version: Version, title: String?)
    case rich(version: Version, title: String?, html: String, width: Int, height: Int)
  }

  /// "The oEmbed version number. This must be 1.0." The samples have it as a string.
  // @CodableEnum(style: .rawValue)
  enum Version: Hashable {
    // @CodableCase(1.0, aliases: ["1.0"])
    case one(spelling: CodableEnumAnyValue)  // @CodableValue(tag: true)
  }
}
