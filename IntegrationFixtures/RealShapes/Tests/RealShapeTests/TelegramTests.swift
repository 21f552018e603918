import Testing

@testable import RealShapes

struct TelegramTests {
  private let user = Telegram.User(id: 7, isBot: false)

  @Test func chatMember() throws {
    let members: [Telegram.ChatMember] = [
      .creator(user: user, isAnonymous: false), .administrator(user: user, canBeEdited: true),
      .member(user: user), .left(user: user), .kicked(user: user, untilDate: 0),
    ]
    try expect(
      """
      [{"status":"creator","user":{"id":7,"is_bot":false},"is_anonymous":false},
       {"status":"administrator","user":{"id":7,"is_bot":false},"can_be_edited":true},
       {"status":"member","user":{"id":7,"is_bot":false}},
       {"status":"left","user":{"id":7,"is_bot":false}},
       {"status":"kicked","user":{"id":7,"is_bot":false},"until_date":0}]
      """, is: members)
    #expect(members.map(\.user) == Array(repeating: user, count: 5))
    #expect(members.map(\.untilDate) == [nil, nil, nil, nil, 0])
    expectRefused(#"{"status":"creator"}"#, as: Telegram.ChatMember.self, at: "user")
  }

  @Test func messageEntity() throws {
    try expect(
      """
      [{"type":"bold","offset":0,"length":4},
       {"type":"text_link","offset":5,"length":2,"url":"https://example.com"},
       {"type":"text_mention","offset":5,"length":2,"user":{"id":7,"is_bot":false}},
       {"type":"pre","offset":8,"length":1,"language":"swift"}]
      """,
      is: [
        .other(type: "bold", offset: 0, length: 4),
        .textLink(offset: 5, length: 2, url: "https://example.com"),
        .textMention(offset: 5, length: 2, user: user),
        .pre(offset: 8, length: 1, language: "swift"),
      ] as [Telegram.MessageEntity])
    expectRefused(#"{"type":"bold","offset":0}"#, as: Telegram.MessageEntity.self, at: "length")
  }

  @Test func chatType() throws {
    try expect(
      #"["private","group","supergroup","channel"]"#,
      is: [.private, .group, .superGroup, .channel] as [Telegram.ChatType])
    expectRefused(#""superGroup""#, as: Telegram.ChatType.self, at: "")
  }

  @Test func chatID() throws {
    try expect(
      #"[-1001234567890,"@channelusername"]"#,
      is: [.number(-1_001_234_567_890), .username("@channelusername")] as [Telegram.ChatID])
    expectRefused("null", as: Telegram.ChatID.self, at: "")
  }

  @Test func reply() throws {
    try expect(
      """
      [{"ok":true,"result":{"id":7,"is_bot":false}},
       {"ok":false,"error_code":404,"description":"Not Found"}]
      """,
      is: [.success(result: user), .failure(errorCode: 404, description: "Not Found")]
        as [Telegram.Reply<Telegram.User>])
    expectRefused(#"{"result":1}"#, as: Telegram.Reply<Int>.self, at: "ok")
  }

  @Test func inlineQueryResult() throws {
    try expect(
      """
      [{"type":"photo","id":"1","photo_url":"https://example.com/a.jpg","photo_width":640,
        "thumbnail_url":"https://example.com/t.jpg"},
       {"type":"gif","id":"2","gif_url":"https://example.com/a.gif",
        "thumbnail_url":"https://example.com/t.jpg"}]
      """,
      isWrittenFrom: [
        .photo(
          id: "1", url: "https://example.com/a.jpg", width: 640,
          thumbnail: "https://example.com/t.jpg"),
        .gif(
          id: "2", url: "https://example.com/a.gif", duration: nil,
          thumbnail: "https://example.com/t.jpg"),
      ] as [Telegram.InlineQueryResult])
  }
}
