// @CodableEnum(style: .internal, tag: "type", accessors: true)
enum AvailabilityCases {
  case current(name: String)
  @available(*, deprecated, message: "use 'current'")
  case old(name: String)
  @available(*, unavailable)
  case gone(name: String)
  @available(macOS 99, iOS 99, *)
  case new(size: Int)
}

// @CodableEnum(style: .external)
@available(*, deprecated)
enum AvailabilityDeprecated {
  case value(Int)
}

@available(macOS 14, iOS 17, *)
struct AvailabilityParent {
  // @CodableEnum(style: .rawValue, nilProperty: .null)
  @available(macOS 15, *)
  enum Inner {
    case a
    @available(*, deprecated)
    case b
  }
}

// @CodableEnum(style: .untagged)
enum AvailabilityUntagged {
  case text(String)
  @available(*, unavailable)
  case gone(Int)
  @available(*, deprecated)
  case old([Int])
  @available(macOS 99, *)
  case new(Bool)
  @available(macOS 99, *)
  case nothing
}

// @CodableEnum(style: .external, payload: .natural, empty: .name, nilProperty: .null)
enum AvailabilityNames {
  case a
  @available(*, unavailable)
  case gone
  @available(*, deprecated)
  case old(Int)
}

// @CodableEnum(style: .internal, tag: "type")
enum AvailabilityStandalone {
  case a(size: Int)
  // @CodableCase(.untagged)
  @available(*, unavailable)
  case gone(text: String)
  // @CodableCase(.unknown)
  case other(tag: String)
}

// @CodableEnum(style: .rawValue)
enum AvailabilityNeverRead {
  case current
  // @CodableCase(skip: .both)
  @available(*, deprecated)
  case retired
}
