// A comment before.
// @CodableEnum(style: .internal, tag: "status")  // A comment behind.

/// Documentation between.
@frozen
// Another comment.
public enum Placements: Sendable {
  case confirmed([Int])  // @CodableValue(key: "users")

  case waitlist(
    Int,     // @CodableValue(key: "position")
    [Int]   // @CodableValue(key: "users")
  )

  // @CodableCase("not allowed", aliases: ["denied"])
  case notAllowed(reason: String)

  case trailing(size: Int); case other(Int)  // @CodableValue(key: "otherValue")
  case trailingCase(name: String)  // @CodableCase("trailing-case") @CodableValue(key: "called")

  // @CodableCase(
  //   "many lines",
  //   aliases: [
  //     "first",  "second",
  //   ]
  // )
  case many(
    // @CodableValue(key: "first")
    Int,
    /* a block comment */ // @CodableValue(key: "second")
    (Int)
    // @CodableValue(
    //   key: "third")
    , Int
  )
  // @CodableValue(key: "before")
  case before(Int)

  case commas(
    a: Int
    , b: Int  // @CodableValue(key: "x")
    , c: [Int] = [
      1
    ]  // @CodableValue(key: "y")
    , d: Int
  )
}
