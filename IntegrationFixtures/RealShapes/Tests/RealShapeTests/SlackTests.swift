import Testing

@testable import RealShapes

struct SlackTests {
  @Test func block() throws {
    try expect(
      """
      {"text":"New Paid Time Off request","blocks":[
        {"type":"section","block_id":"s1","text":{"type":"mrkdwn","text":"*Hi*","verbatim":false}},
        {"type":"divider"},
        {"type":"image","image_url":"https://example.com/a.png","alt_text":"A cat"},
        {"type":"context","elements":[{"type":"plain_text","text":"By ann","emoji":true}]}]}
      """,
      is: Slack.Message(
        text: "New Paid Time Off request",
        blocks: [
          .section(text: .markdown("*Hi*", verbatim: false), blockId: "s1"),
          .divider,
          .image(imageUrl: "https://example.com/a.png", altText: "A cat"),
          .context(elements: [.plain("By ann", emoji: true)]),
        ]))
    try expect(
      #"{"text":"","blocks":[{"type":"poll"},{"type":"section"},{"type":"divider"}]}"#,
      reads: Slack.Message(text: "", blocks: [.divider]))
    expectRefused(#"{"text":"","blocks":{}}"#, as: Slack.Message.self, at: "blocks")
    expectRefused(#"{"type":"poll"}"#, as: Slack.Block.self, at: "type")
  }

  @Test func text() throws {
    try expect(
      #"{"type":"plain_text","text":"Approve","emoji":true}"#,
      is: Slack.Text.plain("Approve", emoji: true))
    expectRefused(#"{"type":"plain","text":""}"#, as: Slack.Text.self, at: "type")
  }

  @Test func richTextElement() throws {
    try expect(
      """
      [{"type":"text","text":"Hello, "},{"type":"link","url":"https://example.com"},
       {"type":"emoji","name":"basketball"},{"type":"user","user_id":"U123ABC456"},
       {"type":"usergroup","usergroup_id":"G123ABC456"},
       {"type":"channel","channel_id":"C123ABC456"}]
      """,
      is: [
        .text("Hello, "), .link(url: "https://example.com", text: nil),
        .emoji(name: "basketball"), .user(id: "U123ABC456"), .usergroup(id: "G123ABC456"),
        .channel(id: "C123ABC456"),
      ] as [Slack.RichTextElement])
    expectRefused(#"{"type":"user","id":"U1"}"#, as: Slack.RichTextElement.self, at: "user_id")
  }

  @Test func reply() throws {
    try expect(
      """
      [{"ok":true,"channel":"C123","ts":"1503435956.000247"},
       {"ok":false,"error":"too_many_attachments"}]
      """,
      is: [
        .sent(channel: "C123", ts: "1503435956.000247"),
        .failed(error: "too_many_attachments", warning: nil),
      ] as [Slack.Reply])
    expectRefused(#"{"ok":"false","error":""}"#, as: Slack.Reply.self, at: "ok")
    expectRefused(#"{"ok":1,"channel":"C","ts":""}"#, as: Slack.Reply.self, at: "ok")
  }
}
