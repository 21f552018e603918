// @CodableEnum(
//   style: .internal, tag: "type", reads: [.external, .adjacent(tag: "t", content: "c")]
// )
enum Moved {
  // @CodableCase("picture", aliases: ["image", "photo"])
  case image(
    url: String,  // @CodableValue(key: ["file", "url"], aliases: ["link"])
    width: Int = 3
  )
  case gap
}

// @CodableEnum(style: .internal, tag: "version", missingTag: .first)
enum Versioned {
  // @CodableCase(1)
  case first(name: String)
  // @CodableCase(2)
  case second(names: [String])
}

// @CodableEnum(style: .rawValue, coercing: true)
enum Payment: Int {
  case credit = 0
  case cash = 1
}

// @CodableEnum(style: .rawValue, ignoringCase: true)
enum Size: String {
  case small, large
}

// @CodableEnum(style: .internal, tag: "status")
enum Reply {
  // @CodableCase(200...299)
  case success(
    code: Int,  // @CodableValue(tag: true)
    body: String
  )
  // @CodableCase(204, aliases: [205])
  case empty(code: Int)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .internal, tag: "type")
enum Open {
  case text(body: String)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(style: .external)
enum OpenKey {
  case text(body: String)
  // @CodableCase(.unknown)
  case unknown(String)
}

// @CodableEnum(style: .internal, tag: "type", fallback: .broken)
enum Resilient {
  case text(body: String)
  case broken(original: CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type")
enum Server {
  case stdio(command: String)
  // @CodableCase(.untagged)
  case sse(url: String)
}

// @CodableEnum(style: .internal, tag: "type")
enum Renamed {
  // @CodableCase("text", aliases: ["plain"])
  case text(body: String)
  case link(to: String)
}

// @CodableEnum(style: .internal, tag: "type")
enum Partly {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(type: String)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .internal, tag: "status", ignoringCase: true, unknownKeys: .reject)
enum AnyCase {
  // @CodableCase("ok", aliases: ["fine"])
  case ok(
    status: String,  // @CodableValue(tag: true)
    size: Int  // @CodableValue(aliases: ["length"])
  )
  case failed
}

// @CodableEnum(style: .external, ignoringCase: true)
enum AnyCaseKey {
  // @CodableCase("ok", aliases: ["fine"])
  case ok(
    status: String,  // @CodableValue(tag: true)
    size: Int
  )
  case failed
}

// @CodableEnum(style: .internal, tag: "status", coercing: true)
enum Coerced {
  // @CodableCase(95...1200)
  case done(code: Int)  // @CodableValue(tag: true)
  // @CodableCase(204)
  case empty
  // @CodableCase(.unknown)
  case other(status: String)  // @CodableValue(tag: true)
}

// @CodableEnum(style: .internal, tag: "kind", missingTag: .plain, reads: [.external])
enum Untold {
  case plain
  case text(body: String)
}

// @CodableEnum(style: .internal, tag: "kind", reads: [.array])
enum KeptAsItCame {
  case text(body: String)
  // @CodableCase(.unknown)
  case unknown(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "kind", missingTag: .plain, reads: [.adjacent(tag: "t", content: "c")])
enum UntoldTwice {
  case plain
  case text(body: String)
}

// @CodableEnum(style: .untagged)
enum Perhaps {
  case some(body: String)
  case nothing
}

// @CodableEnum(style: .internal, tag: "kind")
enum Sharing {
  // @CodableCase("text", constants: ["version": 1])
  case old
  // @CodableCase("text", constants: ["version": 2])
  case text(body: String)
  // @CodableCase(.unknown)
  case other(kind: String)
}

// @CodableEnum(style: .internal, tag: "kind")
enum SharingOrAny {
  // @CodableCase("text", constants: ["version": 1])
  case old
  // @CodableCase("text", constants: ["version": 2])
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "kind", missingTag: .text)
enum SharingOrNone {
  // @CodableCase("text", constants: ["version": 1])
  case old
  // @CodableCase("text", constants: ["version": 2])
  case text(body: String)
}

// @CodableEnum(style: .internal, tag: "kind", unknownTag: .text)
enum SharingOrUnknown {
  // @CodableCase("text", constants: ["version": 1])
  case old
  // @CodableCase("text", constants: ["version": 2])
  case text(body: String)
}

// @CodableEnum(style: .external, unknownTag: .text)
enum SharingKeyOrUnknown {
  // @CodableCase("text")
  case old(lines: [String])
  // @CodableCase("text")
  case text(body: String)
}

// @CodableEnum(style: .adjacent, tag: "kind", content: "value")
enum SharingContent {
  // @CodableCase("text", constants: ["version": 1])
  case old
  // @CodableCase("text", constants: ["version": 2])
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .external)
enum SharingKey {
  // @CodableCase("text", constants: ["version": 1])
  case old
  // @CodableCase("text", constants: ["version": 2])
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(
//   style: .adjacent, tag: "kind", content: "payload",
//   reads: [.internal(tag: "kind")]
// )
enum BesideOrUnder {
  case gap
  case size(Int?)  // @CodableValue(key: "bytes")
}

// @CodableEnum(
//   style: .adjacent, tag: "kind", content: "payload", caseNaming: .uppercase,
//   reads: [.internal(tag: "kind", caseNaming: .verbatim)]
// )
enum KeptInOnePlace {
  case size(bytes: Int)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name, ignoringCase: true)
enum NamedInAnyCase {
  case reset
  case text(body: String)
}
