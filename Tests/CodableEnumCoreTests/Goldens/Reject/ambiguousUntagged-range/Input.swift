import Foundation

// @CodableEnum(style: .internal, tag: "kind")
enum Item {
  // @CodableCase(..<"a", tag: "!")
  case early
  // @CodableCase(.untagged)
  case stored(kind: UUID, size: Int)
}
