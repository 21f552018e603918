/// JSON:API 1.1: https://jsonapi.org/format/
enum JSONAPI {
  /// "Resource Linkage": null, an identifier or several.
  // @CodableEnum(style: .untagged)
  enum Linkage: Hashable {
    case none
    case one(Identifier)
    case many([Identifier])
  }

  struct Identifier: Codable, Hashable {
    var type: String
    var id: String
  }

  /// "Links": a string, an object or null.
  // @CodableEnum(style: .untagged)
  enum Link: Hashable {
    case none
    case url(String)
    case object(href: String, title: String?)
  }

  /// "Error Objects": the status is a number "expressed as a string value", which servers forget.
  // @CodableEnum(style: .internal, tag: "status", coercing: true)
  enum Failure: Hashable {
    // @CodableCase("404")
    case notFound(title: String?)
    // @CodableCase("422")
    case unprocessable(
      title: String?,
      pointer: String?  // @CodableValue(key: ["source", "pointer"])
    )
  }
}
