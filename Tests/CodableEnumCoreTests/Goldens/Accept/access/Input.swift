// @CodableEnum(style: .external, accessors: true)
public enum AccessPublic {
  case value(name: String)
}

// @CodableEnum(style: .external, accessors: true)
package enum AccessPackage {
  case value(name: String)
}

public struct AccessOuter {
  // @CodableEnum(style: .rawValue)
  public enum Public {
    case a
  }

  // @CodableEnum(style: .rawValue)
  enum Internal {
    case a
  }

  package enum Middle {
    // @CodableEnum(style: .rawValue)
    public enum InPackage {
      case a
    }
  }
}

public extension AccessOuter {
  // @CodableEnum(style: .rawValue)
  enum InPublicExtension {
    case a
  }
}

// @CodableEnum(style: .internal, tag: "type", nilProperty: .null)
public enum AccessUnknown {
  case a
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
