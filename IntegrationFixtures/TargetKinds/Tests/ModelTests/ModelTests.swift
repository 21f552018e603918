import Foundation
import Model
import Testing

// @CodableEnum(style: .internal, tag: "type")
enum InTestTarget {
  case ping
}

/// Each enum stands somewhere else.
@Test(arguments: [
  Plain.ping as any Encodable & Sendable, Accented.ping, Linked.ping, Generated.ping,
  InTestTarget.ping,
])
func isEncoded(value: any Encodable & Sendable) throws {
  #expect(String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == #"{"type":"ping"}"#)
}
