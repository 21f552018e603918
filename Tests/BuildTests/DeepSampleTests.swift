import Testing

/// Samples as deep as `suggest` reads them. Only the tool has the stack for that.
@MainActor
struct DeepSampleTests {
  /// The deepest nesting that is read.
  private static let limit = 512

  private static func nested(_ inner: String, depth: Int) -> String {
    String(repeating: #"{"a":"#, count: depth) + inner + String(repeating: "}", count: depth)
  }

  private func suggestion(for json: String) async throws -> String {
    let tool = try await CommandTool()
    defer { tool.clean() }
    try tool.write("message.json", json)
    let run = try await tool.run("swift package codable-enum suggest message.json 2>/dev/null")
    #expect(run.succeeded)
    return run.output.drop { $0 != "\n" }.dropFirst() + ""
  }

  @Test func nestingIsNoNumberOfTypes() async throws {
    let text = try await suggestion(for: Self.nested("1", depth: Self.limit))
    #expect(
      text == """
        struct Message: Codable, Hashable, Sendable {
          var a: MessageA
        }

        // There was only one sample of `number`.
        // @CodableEnum(style: .untagged)
        indirect enum MessageA: Hashable, Sendable {
          case number(Int)
          case object(a: MessageA)
        }

        """)
  }

  /// Each level seems to be the enum itself, until the last one shows that it is not.
  @Test func whatEndsOtherwiseDoesNotHoldItself() async throws {
    let text = try await suggestion(for: #"{"b":1}"# + Self.nested("1", depth: 60))
    #expect(
      text == """
        // There was only one sample of each case.
        // @CodableEnum(style: .external, payload: .natural)
        enum Message: Hashable, Sendable {
          case b(Int)
          case a(a: MessageA)
        }

        // There was only one sample of `number`.
        // @CodableEnum(style: .untagged)
        indirect enum MessageA: Hashable, Sendable {
          case number(Int)
          case object(a: MessageA)
        }

        """)
  }

  @Test func anEnumThatHoldsItselfIsOneAtAnyDepth() async throws {
    let text = try await suggestion(
      for: #"{"b":1}"# + Self.nested(#"{"b":2}"#, depth: Self.limit - 1))
    #expect(
      text == """
        // @CodableEnum(style: .external, payload: .natural)
        indirect enum Message: Hashable, Sendable {
          case b(Int)
          case a(Message)
        }

        """)
  }
}
