import Testing

@testable import RealShapes

struct SocialNetworksTests {
  @Test func blobs() throws {
    try expect(
      """
      [{"$type":"blob","ref":{"$link":"bafk"},"mimeType":"image/png","size":12},
       {"cid":"bafy","mimeType":"image/jpeg"}]
      """,
      is: [
        .blob(ref: "bafk", mimeType: "image/png", size: 12),
        .legacy(cid: "bafy", mimeType: "image/jpeg"),
      ] as [SocialNetworks.Blob])
    expectRefused(
      #"{"$type":"legacy","cid":"bafy","mimeType":"image/jpeg"}"#, as: SocialNetworks.Blob.self,
      at: "$type")
    expectRefused(#"{"mimeType":"image/jpeg"}"#, as: SocialNetworks.Blob.self, at: "cid")
  }

  @Test func telegram() throws {
    try expect(
      """
      [{"update_id":1,"message":{"text":"hi"}},{"update_id":2,"edited_message":{"text":"ho"}},
       {"update_id":3,"callback_query":{"id":"q","data":"yes"}},
       {"update_id":4,"poll":{"id":"p"}}]
      """,
      is: [
        .message(updateId: 1, message: .init(text: "hi")),
        .editedMessage(updateId: 2, editedMessage: .init(text: "ho")),
        .callbackQuery(updateId: 3, id: "q", data: "yes"),
        .other(["update_id": 4, "poll": ["id": "p"]]),
      ] as [SocialNetworks.TelegramUpdate])
    expectRefused(
      #"{"update_id":1,"message":{"text":1}}"#, as: SocialNetworks.TelegramUpdate.self,
      at: "message.text")
  }

  @Test func gitLab() throws {
    try expect(
      """
      [{"object_kind":"push","ref":"refs/heads/main"},
       {"object_kind":"note","object_attributes":{"note":"n"},"commit":{"id":"a1"}},
       {"object_kind":"note","object_attributes":{"note":"n"},"merge_request":{"iid":1}},
       {"object_kind":"note","object_attributes":{"note":"n"},"issue":{"iid":2}}]
      """,
      is: [
        .push(ref: "refs/heads/main"), .commitNote(text: "n", commit: .init(id: "a1")),
        .mergeRequestNote(text: "n", mergeRequest: .init(iid: 1)),
        .issueNote(text: "n", issue: .init(iid: 2)),
      ] as [SocialNetworks.GitLabEvent])
    expectRefused(
      #"{"object_kind":"note","object_attributes":{"note":"n"},"issue":{"iid":"2"}}"#,
      as: SocialNetworks.GitLabEvent.self, at: "issue.iid")
    expectRefused(
      #"{"object_kind":"note","object_attributes":{"note":"n"}}"#,
      as: SocialNetworks.GitLabEvent.self, at: "issue")
  }
}
