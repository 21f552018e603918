import Foundation

// @CodableEnum(style: .internal, tag: "kind")
enum Item {
  // @CodableCase(..<"a", tag: "!")
  case early
  // @CodableCase(.untagged)
  case stored(id: UUID, size: Int)
}
