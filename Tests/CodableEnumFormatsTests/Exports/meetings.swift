// Enums whose options meet: a schema that is right for each option alone may be wrong for both.

// @CodableEnum(style: .internal, tag: "kind")
enum Size {
  case small
  case exact(width: Int)
}

// @CodableEnum(style: .internal, tag: "type", unknownKeys: .reject)
enum Sized {
  case box(
    size: Size?  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .internal, tag: "type", missingTag: .other)
enum Kept {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type", ignoringCase: true)
enum Named {
  case text(body: String)
  // @CodableCase(.untagged, empty: .name)
  case none
}

// @CodableEnum(style: .internal, tag: "type", missingTag: .text)
enum Missing {
  case text(body: String?)
  // @CodableCase(.untagged)
  case link(url: String)
}

// @CodableEnum(style: .internal, tag: "type", unknownTag: .other)
enum Null {
  case text
  // @CodableCase(nil, constants: ["old": nil])
  case other(size: Int = 1)
}

// @CodableEnum(style: .internal, tag: "type")
enum Extra {
  // @CodableCase(extras: ["version": "2"])
  case counts(
    all: [String: Int]  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .internal, tag: "type", coercing: true)
enum Coerced {
  case text
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(style: .array, payload: .natural)
enum Element {
  case size(Int?)
}

/// A value that is all that follows the tag may be missing.
// @CodableEnum(style: .array, payload: .compact)
enum Whole {
  case items([Int] = [1])
}

typealias MaybeInt = Int?

/// A default that isn't used: the next value must be there as far as its spelling shows.
// @CodableEnum(style: .external, payload: .compact)
enum Spelled {
  case page(text: String = "", size: MaybeInt)
  case last(text: String = "", size: Int?)
}

struct Area: Codable {
  var width: Int
  var height: Int?
}

/// Without a width, the area is nil, and a height means nothing.
// @CodableEnum(style: .internal, tag: "type")
enum Place {
  case room(
    name: String,
    area: Area?  // @CodableValue(flatten: true)
  )
}

// @CodableEnum(style: .external, fallback: .small)
enum Fallback {
  case small
  case large(Int)
}

/// What reads anything is only tried for objects.
// @CodableEnum(style: .untagged)
enum Choice {
  case size(Fallback)
  case name(String)
}

// @CodableEnum(style: .rawValue, coercing: true)
enum Number {
  // @CodableCase(1)
  case one
  // @CodableCase(.unknown)
  case other(Int)
}

// @CodableEnum(style: .array)
enum OnlyWritten {
  case ping
  // @CodableCase(.untagged, skip: .decoding)
  case old(size: Int)
}

/// Cases of exclusive branches share a key.
// @CodableEnum(style: .external, payload: .natural)
enum Build {
  #if NEVER
    case size(points: Double)
  #else
    case size(inches: Int)
  #endif
  case none
}

/// The second element tells the forms apart, whichever of the two tags is first.
// @CodableEnum(style: .array, payload: .natural, caseNaming: .uppercase, reads: [.array(payload: .keyed)])
enum Either {
  case text(String, Int)
}

/// An array under a key is the first form's.
// @CodableEnum(style: .external, payload: .compact, empty: .array, reads: [.external(empty: .name)])
enum Ping {
  case ping
}

/// What `clip` writes has a key named like `frame`, but under it a number, so it isn't the other form's.
// @CodableEnum(style: .untagged, reads: [.external])
enum Clip: Equatable {
  case frame(x: Int)
  case clip(frame: Int)
}

/// An unknown tag of either form is `other`, and what is tried without a tag has none.
// @CodableEnum(style: .internal, tag: "kind", reads: [.untagged, .external])
enum Signal: Equatable {
  case level(value: Int)
  case label(text: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
