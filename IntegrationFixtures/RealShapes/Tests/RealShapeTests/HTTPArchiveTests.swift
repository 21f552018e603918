import Testing

@testable import RealShapes

struct HTTPArchiveTests {
  @Test func response() throws {
    try expect(
      """
      [{"status":201,"statusText":"Created"},{"status":304,"statusText":"Not Modified"},
       {"status":302,"statusText":"Found","redirectURL":"/new"},
       {"status":503,"statusText":"Unavailable"}]
      """,
      is: [
        .success(status: 201, statusText: "Created"), .notModified(statusText: "Not Modified"),
        .redirect(status: 302, statusText: "Found", redirectURL: "/new"),
        .failure(status: 503, statusText: "Unavailable"),
      ] as [HTTPArchive.Response])
    expectRefused(#"{"status":0,"statusText":""}"#, as: HTTPArchive.Response.self, at: "status")
    #expect(throws: EncodingError.self) {
      try expect("", isWrittenFrom: HTTPArchive.Response.success(status: 404, statusText: ""))
    }
  }

  @Test func postData() throws {
    try expect(
      """
      [{"mimeType":"application/x-www-form-urlencoded","params":[{"name":"a","value":"b"}]},
       {"mimeType":"text/plain","text":"plain posted data"}]
      """,
      is: [
        .parameters(
          mimeType: "application/x-www-form-urlencoded",
          parameters: [.init(name: "a", value: "b")]),
        .text(mimeType: "text/plain", text: "plain posted data"),
      ] as [HTTPArchive.PostData])
    expectRefused(#"{"mimeType":"text/plain"}"#, as: HTTPArchive.PostData.self, at: "")
  }
}
