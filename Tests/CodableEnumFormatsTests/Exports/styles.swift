import Foundation

/// A message in a chat.
///
/// It is what the server sends.
// @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
enum Message {
  /// Plain text.
  case text(body: String)
  /**
   * A picture.
   */
  @available(*, deprecated, message: "use 'text'")
  case image(
    /// Where it is.
    imageURL: URL,
    width: Int?
  )
  // @CodableCase("conn-lost")
  case offline
  case quote([Message])  // @CodableValue(key: "of")
}

// @CodableEnum(style: .external, empty: .name)
enum Command {
  case stop
  case go(to: String, _ speed: Int8?)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", unknownKeys: .reject)
enum Event {
  case ping
  case text(String)
  case move(Int, Int)
  case resize(width: Double, height: Double)
}

// @CodableEnum(style: .adjacent, tag: "kind", content: .tag)
enum Tool {
  case function(name: String)
  // @CodableCase("file_search", aliases: ["search"])
  case search(query: String)
  // @CodableCase(.missingTag)
  case none
}

// @CodableEnum(style: .array)
enum Step {
  case wait
  case move(Int, Int?)
}

// @CodableEnum(style: .untagged)
enum Amount {
  case whole(Int)
  case exact(Double)
  case text(String)
  case range(from: Int, to: Int)
}

/// How urgent it is.
// @CodableEnum(style: .rawValue)
enum Level: Int {
  case low, high
}

// @CodableEnum(style: .rawValue)
enum Color: String {
  /// As of blood.
  case red
  case green
}

// @CodableEnum(style: .external, payload: .natural, empty: .name, unknownKeys: .reject)
enum Switch {
  case off
  case dimmed(Int)
}
