import Testing

@testable import RealShapes

struct JSONRPCTests {
  @Test func request() throws {
    try expect(
      """
      [{"jsonrpc":"2.0","method":"subtract","params":[42,23],"id":1},
       {"jsonrpc":"2.0","method":"subtract","params":{"subtrahend":23,"minuend":42},"id":"a"},
       {"jsonrpc":"2.0","method":"update","params":[1,2]},
       {"jsonrpc":"2.0","method":"foobar"}]
      """,
      is: [
        .call(id: .number(1), method: "subtract", params: .positions([42, 23])),
        .call(
          id: .string("a"), method: "subtract",
          params: .names(["subtrahend": 23, "minuend": 42])),
        .notification(method: "update", params: .positions([1, 2])),
        .notification(method: "foobar", params: nil),
      ] as [JSONRPC.Request])
    expectRefused(#"{"jsonrpc":"1.0","method":"f","id":1}"#, as: JSONRPC.Request.self, at: "")
    expectRefused(
      #"{"jsonrpc":"2.0","method":"f","params":"bar"}"#, as: JSONRPC.Request.self, at: "params")
  }

  @Test func response() throws {
    try expect(
      """
      [{"jsonrpc":"2.0","result":19,"id":1},
       {"jsonrpc":"2.0","error":{"code":-32700,"message":"Parse error"},"id":null}]
      """,
      is: [
        .success(result: 19, id: .number(1)),
        .failure(error: .parse(message: "Parse error"), id: .null),
      ] as [JSONRPC.Response<Int>])
    expectRefused(#"{"jsonrpc":"2.0","id":1}"#, as: JSONRPC.Response<Int>.self, at: "")
  }

  @Test func failure() throws {
    try expect(
      """
      [{"code":-32601,"message":"Method not found"},{"code":-32001,"message":"Busy"},
       {"code":-32602,"message":"Invalid params","data":["a"]}]
      """,
      is: [
        .methodNotFound(message: "Method not found"), .server(code: -32001, message: "Busy"),
        .other(code: -32602, message: "Invalid params", data: ["a"]),
      ] as [JSONRPC.Failure])
    expectRefused(#"{"code":-32000}"#, as: JSONRPC.Failure.self, at: "message")
    expectRefused(#"{"code":"-32000","message":""}"#, as: JSONRPC.Failure.self, at: "code")
  }
}
