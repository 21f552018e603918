enum A {
  // @CodableEnum(style: .rawValue)
  enum B { case x }
}

/// Keeps its name, although `A.B` would be called so.
// @CodableEnum(style: .rawValue)
enum AB { case y }

// @CodableEnum(style: .rawValue)
enum A_B { case z }

// @CodableEnum(style: .external, payload: .natural)
enum Pair<First, Second> {
  case both(First, Second)
}

// @CodableEnum(style: .external, payload: .natural)
enum Uses {
  case pairs(Pair<Int, String>, Pair<[Int], String>, Pair<Int?, String>, Pair<[String: Int], A.B>)
  case builtIn(Partial, Record)
}

/// What the language calls so has to be left alone.
struct Partial: Codable {
  var roles: [Role: Int]
}

struct Record: Codable {
  var id: Int
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum Role: Hashable { case admin, user }

/// Ends the comment */ and begins /* one, with a \ and "quotes".
// @CodableEnum(style: .internal, tag: "the \"type\"")
indirect enum Tree {
  case leaf(
    value: Int,  // @CodableValue(key: "it's \"quoted\"")
    other: String?  // @CodableValue(key: "ключ")
  )
  // @CodableCase("no\nline")
  case node(left: Tree, right: Tree)
  @available(*, deprecated, renamed: "leaf")
  case old(`class`: Int, __proto__: Int)
  @available(iOS, deprecated: 13)
  case current
}

// @CodableEnum(style: .internal, tag: "op")
enum Move {
  // @CodableCase("moveTo")
  case move(to: Int)
  // @CodableCase("moveBy")
  case move(by: Int)
}

// @CodableEnum(style: .internal, tag: "art")
enum Größe {
  case maß(länge: Int)
  case 色
}

// @CodableEnum(style: .external, payload: .natural)
enum Sealed {
  case letter(Letter)
}

struct Letter: Codable {
  private var secret: Secret
}

private struct Secret: Codable {
  var text: String
}
