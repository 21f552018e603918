import Testing

@testable import RealShapes

struct FurtherShapesTests {
  @Test func answers() throws {
    try expect(
      """
      [{"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"},"id":null},
       {"jsonrpc":"2.0","error":{"code":-32601,"message":"Method not found"},"id":1},
       {"jsonrpc":"2.0","result":"19","id":2}]
      """,
      is: [
        .unreadable(error: .init(code: -32700, message: "Parse error")),
        .failure(error: .init(code: -32601, message: "Method not found"), id: 1),
        .success(result: "19", id: 2),
      ] as [FurtherShapes.Answer])
  }

  @Test func mongoDB() throws {
    try expect(#"[-1,1]"#, is: [.first, .last] as [FurtherShapes.PoppedEnd])
    expectRefused("2", as: FurtherShapes.PoppedEnd.self, at: "")
    try expect(
      #"[{"$limit":3},{"$collStats":{"latencyStats":{"histograms":true}}},{"$indexStats":{}}]"#,
      is: [.limit(3), .latencies, .indexes] as [FurtherShapes.Stage])
  }

  @Test func gitHub() throws {
    try expect(
      #"["success","timed_out",null]"#,
      is: [.success, .timedOut, .none] as [FurtherShapes.Conclusion])
  }

  @Test func slack() throws {
    try expect(
      """
      [{"type":"message","user":"U1","text":"hi"},
       {"type":"message","subtype":"bot_message","bot_id":"B1","text":"hi"},
       {"type":"message","subtype":"channel_join","user":"U1"}]
      """,
      is: [
        .plain(user: "U1", text: "hi"), .botMessage(botId: "B1", text: "hi"),
        .channelJoin(user: "U1"),
      ] as [FurtherShapes.SlackMessage])
    expectRefused(
      #"{"subtype":"plain","user":"U1","text":"hi"}"#, as: FurtherShapes.SlackMessage.self,
      at: "subtype")
  }

  @Test func kubernetes() throws {
    try expect(
      #"[{"hostPath":{"path":"/p"}},{"emptyDir":{"medium":"Memory"}},{"emptyDir":{}}]"#,
      is: [.hostPath(path: "/p"), .emptyDir(medium: "Memory"), .emptyDir(medium: nil)]
        as [FurtherShapes.VolumeSource])
    try expect(
      #"[{"name":"v"}]"#, reads: [.emptyDir(medium: nil)] as [FurtherShapes.VolumeSource])
  }

  @Test func numbers() throws {
    try expect(
      "[200,300,400,500]",
      is: [.successful, .redirection, .clientError, .serverError] as [FurtherShapes.StatusClass])
    try expect(
      "[204,599]", reads: [.successful, .serverError] as [FurtherShapes.StatusClass])
    try expect(
      #"[{"mag":1.2,"place":"Alaska"},{"mag":5,"place":"Chile"}]"#,
      is: [
        .minor(magnitude: 1.2, place: "Alaska"), .significant(magnitude: 5, place: "Chile"),
      ] as [FurtherShapes.Earthquake])
  }

  @Test func matrix() throws {
    try expect(
      """
      [{"type":"m.room.topic","content":{"topic":"t"}},
       {"type":"org.example.pin","content":{"id":"1"}}]
      """,
      is: [
        .topic(topic: "t"), .custom(type: "org.example.pin", fields: ["id": "1"]),
      ] as [FurtherShapes.RoomEvent])
  }
}
