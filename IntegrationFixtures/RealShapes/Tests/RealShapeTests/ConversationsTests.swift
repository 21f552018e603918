import Testing

@testable import RealShapes

struct ConversationsTests {
  @Test func webDriverBiDi() throws {
    try expect(
      """
      [{"type":"success","id":1,"result":{"context":"c"}},
       {"type":"error","id":null,"error":"invalid argument","message":"no JSON"},
       {"type":"event","method":"log.entryAdded","params":{"text":"t"}}]
      """,
      is: [
        .success(id: 1, result: ["context": "c"]),
        .error(id: nil, error: "invalid argument", message: "no JSON"),
        .event(method: "log.entryAdded", params: ["text": "t"]),
      ] as [Conversations.BiDi])
    expectRefused(
      #"{"type":"error","error":"unknown error","message":""}"#, as: Conversations.BiDi.self,
      at: "id")
  }

  @Test func webDriver() throws {
    try expect(
      """
      [{"value":{"error":"no such element","message":"#a"}},
       {"value":{"error":"unknown error","message":"m"}}]
      """,
      is: [.noSuchElement(message: "#a"), .unknownError(message: "m")]
        as [Conversations.WebDriverError])
    try expect(
      #"{"value":{"error":"detached shadow root","message":"m"}}"#,
      reads: Conversations.WebDriverError.unknownError(message: "m"))
    expectRefused(
      #"{"value":{"error":"detached shadow root"}}"#, as: Conversations.WebDriverError.self,
      at: "value.message")
    expectRefused(#"{"value":null}"#, as: Conversations.WebDriverError.self, at: "value")
  }

  @Test func graphQLOverWebSocket() throws {
    try expect(
      """
      [{"type":"connection_ack"},
       {"type":"next","id":"1","payload":{"data":{"name":"Ann"}}},
       {"type":"next","id":"1","payload":{"data":null}},
       {"type":"next","id":"1","payload":{"errors":[{"message":"m"}]}},
       {"type":"complete","id":"1"}]
      """,
      is: [
        .connectionAck, .data(id: "1", data: ["name": "Ann"]), .data(id: "1", data: nil),
        .refused(id: "1", errors: [.init(message: "m")]), .complete(id: "1"),
      ] as [Conversations.GraphQLMessage])
    expectRefused(
      #"{"type":"next","id":"1","payload":{"data":{"name":1}}}"#,
      as: Conversations.GraphQLMessage.self, at: "payload.data.name")
    expectRefused(
      #"{"type":"next","id":"1","payload":{}}"#, as: Conversations.GraphQLMessage.self,
      at: "payload.errors")
  }

  @Test func graphQL() throws {
    try expect(
      """
      [{"data":{"name":"Ann"}},{"data":null,"errors":[{"message":"m"}]},
       {"errors":[{"message":"syntax"}]}]
      """,
      is: [
        .success(data: ["name": "Ann"]), .failed(data: nil, errors: [.init(message: "m")]),
        .refused(errors: [.init(message: "syntax")]),
      ] as [Conversations.GraphQLResponse])
    try expect(
      #"{"data":{"name":"Ann"},"errors":[]}"#,
      reads: Conversations.GraphQLResponse.failed(data: ["name": "Ann"], errors: []))
    expectRefused(#"{"data":null}"#, as: Conversations.GraphQLResponse.self, at: "data")
  }

  @Test func languageServers() throws {
    try expect(
      """
      [{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"processId":null,"rootUri":null}},
       {"jsonrpc":"2.0","id":1,"method":"shutdown","params":null}]
      """,
      is: [.initialize(id: 0, processID: nil, root: nil), .shutdown(id: 1)]
        as [Conversations.LanguageServerRequest])
    try expect(
      #"{"id":1,"method":"shutdown"}"#, reads: Conversations.LanguageServerRequest.shutdown(id: 1))
    expectRefused(
      #"{"id":0,"method":"initialize","params":{"processId":1}}"#,
      as: Conversations.LanguageServerRequest.self, at: "params.rootUri")
  }

  @Test func debugAdapters() throws {
    try expect(
      """
      [{"seq":1,"type":"request","command":"threads"},
       {"seq":2,"type":"response","request_seq":1,"success":true,"command":"threads"},
       {"seq":3,"type":"response","request_seq":1,"success":false,"command":"threads",
        "message":"notStopped"},
       {"seq":4,"type":"event","event":"stopped"}]
      """,
      is: [
        .request(seq: 1, command: "threads"),
        .response(seq: 2, requestSeq: 1, command: "threads"),
        .failure(seq: 3, requestSeq: 1, command: "threads", message: "notStopped"),
        .event(seq: 4, event: "stopped"),
      ] as [Conversations.DebugAdapterMessage])
    expectRefused(
      #"{"seq":2,"type":"response","request_seq":1,"command":"threads"}"#,
      as: Conversations.DebugAdapterMessage.self, at: "")
  }

  @Test func homeAssistant() throws {
    try expect(
      """
      [{"type":"auth_ok","ha_version":"2025.1"},
       {"id":1,"type":"result","success":true,"result":null},
       {"id":2,"type":"result","success":false,"error":{"code":"unknown","message":"m"}},
       {"id":3,"type":"pong"}]
      """,
      is: [
        .authOk(version: "2025.1"), .result(id: 1, result: nil),
        .failure(id: 2, code: "unknown", message: "m"), .pong(id: 3),
      ] as [Conversations.HomeAssistantMessage])
    expectRefused(
      #"{"id":1,"type":"result","success":true}"#, as: Conversations.HomeAssistantMessage.self,
      at: "result")
  }
}
