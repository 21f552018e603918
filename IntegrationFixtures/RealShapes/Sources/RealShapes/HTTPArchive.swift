/// HTTP Archive 1.2: http://www.softwareishard.com/blog/har-12-spec/
enum HTTPArchive {
  /// "response", by ranges of its status.
  // @CodableEnum(style: .internal, tag: "status")
  enum Response: Hashable {
    // @CodableCase(200...299)
    case success(
      status: Int,  // @CodableValue(tag: true)
      statusText: String
    )
    // @CodableCase(304)
    case notModified(statusText: String)
    // @CodableCase(300...399)
    case redirect(
      status: Int,  // @CodableValue(tag: true)
      statusText: String,
      redirectURL: String
    )
    // @CodableCase(400...599)
    case failure(
      status: Int,  // @CodableValue(tag: true)
      statusText: String
    )
  }

  /// "postData": "text and params fields are mutually exclusive"
  // @CodableEnum(style: .untagged)
  enum PostData: Hashable {
    case parameters(
      mimeType: String,
      parameters: [Parameter]  // @CodableValue(key: "params")
    )
    case text(mimeType: String, text: String)
  }

  struct Parameter: Codable, Hashable {
    var name: String
    var value: String?
  }
}
