// @CodableEnum(style: .internal, tag: "type", accessors: true)
enum ConditionsCases {
  case always(name: String)
  #if GOLDENS_NEVER
    case first(name: String, extra: Int)
    case second
  #elseif os(Linux) || os(macOS)
    // @CodableCase("2nd")
    case second
    #if DEBUG || !DEBUG
      case nested(
        name: String = "n"  // @CodableValue(key: "nestedName")
      )
    #endif
  #else
    case third
  #endif
  #if !GOLDENS_NEVER
    case last(size: Int)
  #endif
}

#if GOLDENS_NEVER
  // @CodableEnum(style: .external)
  enum ConditionsEnum {
    case absent(Missing)
  }
#else
  // @CodableEnum(style: .untagged)
  enum ConditionsEnum {
    case present(Int)
    #if GOLDENS_NEVER
      case absent(String)
    #endif
  }
#endif

#if !GOLDENS_NEVER
  struct ConditionsParent {
    #if GOLDENS_NEVER
    #else
      // @CodableEnum(style: .array)
      enum Inner {
        #if GOLDENS_NEVER
          case a
        #endif
        case b(Int)
      }
    #endif
  }
#endif

// @CodableEnum(style: .rawValue)
enum ConditionsRaw: Int {
  case zero = 0
  #if GOLDENS_NEVER
    case other = 1
  #else
    case one = 1
  #endif
}

// @CodableEnum(style: .external, empty: .name, reads: [.internal(tag: "type"), .untagged(empty: .name)])
enum ConditionsReads {
  case always(name: String)
  #if GOLDENS_NEVER
    case size(inches: Int)
    case none
  #else
    case size(points: Double)
    case none
  #endif
}

// @CodableEnum(style: .external, payload: .natural, empty: .name)
enum ConditionsNames {
  case text(String)
  #if GOLDENS_NEVER
    case never
  #endif
}

// @CodableEnum(style: .internal, tag: "type", missingTag: .size)
enum ConditionsMissing {
  case always(name: String)
  #if GOLDENS_NEVER
    case size(inches: Int?)
  #endif
  #if GOLDENS_NEVER
    #if DEBUG
      // @CodableCase(.untagged)
      case nothing
    #endif
  #endif
}
