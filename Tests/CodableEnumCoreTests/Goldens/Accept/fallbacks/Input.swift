typealias FallbackMaybe = Int?

// @CodableEnum(style: .internal, tag: "type", fallback: .broken)
public enum FallbackInternal {
  case text(body: String)
  case broken(raw: CodableEnumAnyValue, note: String? = nil, size: Int = 1)
  // @CodableCase(.unknown)
  case unknown(String)
}

// @CodableEnum(style: .external, fallback: .none)
enum FallbackExternal<Value> {
  case value(Value)
  case none(Int?, maybe: FallbackMaybe)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", fallback: .none)
enum FallbackAdjacent {
  case text(String)
  case none
}

// @CodableEnum(style: .untagged, fallback: .rest)
enum FallbackUntagged {
  case list([FallbackUntagged])
  case count(Int)
  case rest(rest: CodableEnumAnyValue)
}

// @CodableEnum(style: .rawValue, fallback: .low)
enum FallbackRaw: Int {
  case low, high
}

// @CodableEnum(style: .array, fallback: .none, reads: [.external, .internal(tag: "type")])
enum FallbackArray {
  case text(body: String)
  case none
}

// @CodableEnum(style: .internal, tag: "type", fallback: .other)
enum FallbackUnknown {
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// @CodableEnum(style: .internal, tag: "type", fallback: .release)
enum FallbackConditional {
  case text(body: String)
  #if DEBUG
    case debug
  #else
    @available(macOS 10.15, iOS 13, *)
    case release
  #endif
}

// @CodableEnum(style: .internal, tag: "type", fallback: .debug)
enum FallbackElsewhere {
  case text(body: String)
  #if DEBUG
    case debug
  #endif
}
