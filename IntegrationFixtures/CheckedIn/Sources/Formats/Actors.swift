@globalActor
public actor Store {
  public static let shared = Store()
}

// @CodableEnum(style: .internal, tag: "type")
@Store public enum Stored: Sendable {
  case saved(at: Int)
  case lost
}

// @CodableEnum(style: .internal, tag: "type")
@MainActor enum Shown: Sendable {
  case line(text: String)
  case hidden
}

// @CodableEnum(style: .external)
enum Trouble: Error, Equatable {
  case timeout(seconds: Int)
  case cancelled
}
