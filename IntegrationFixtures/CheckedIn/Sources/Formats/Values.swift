// @CodableEnum(style: .untagged)
public indirect enum Value: Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case array([Value])
  case object([String: Value])
}

// @CodableEnum(style: .adjacent, tag: "kind", content: "value")
package enum Setting: Equatable {
  case name(String)
  case size(width: Int, height: Int)
  case reset
}

public struct Holder: Codable {
  // @CodableEnum(style: .external)
  enum State: Equatable {
    case idle
    case running(since: Int)
  }

  var state: State
}

// @CodableEnum(style: .rawValue, rawRepresentable: true, codingKeys: true)
@frozen public enum Color {
  case amber, azure, beige, black, blue, brown, coral, cyan, gold, gray, green, indigo, ivory, lime
  case magenta, maroon, navy, olive, orange, pink, purple, red
}

// @CodableEnum(style: .array)
enum Step: Equatable {
  case move(Int, Int)
  case close
}
