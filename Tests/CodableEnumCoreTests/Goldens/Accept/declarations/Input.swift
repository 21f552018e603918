typealias DeclarationsWire = Codable & Sendable
typealias DeclarationsBoth = DeclarationsWire & Hashable

// @CodableEnum(style: .external)
enum DeclarationsOfAlias: DeclarationsBoth {
  case text(String)
}

// @CodableEnum(style: .array)
enum DeclarationsUnderCondition {
  case text(String)
}

#if os(Linux)
  extension DeclarationsUnderCondition: Codable {}
#elseif os(Windows)
  extension DeclarationsUnderCondition: Encodable {}
#endif

// @CodableEnum(style: .untagged)
enum DeclarationsElsewhere {
  case text(String)
}

#if os(Windows)
  extension DeclarationsElsewhere: Codable {}
#endif

// @CodableEnum(style: .internal, tag: "type", nilProperty: .null)
enum DeclarationsGeneric<Type> {
  case value(value: Type)
  case kind(name: String, kinds: [Type])
}

extension Array {
  // @CodableEnum(style: .external, nilProperty: .null)
  enum DeclarationsEdit {
    case insert(Element, at: Int)
    case clear
  }
}

extension Dictionary {
  // @CodableEnum(style: .external)
  enum DeclarationsChange {
    case set(Value)
    case remove
  }
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
@usableFromInline enum DeclarationsInlinable {
  case text(String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

public struct DeclarationsParent {
  // @CodableEnum(style: .rawValue)
  @usableFromInline enum Kind {
    case big
  }
}

@inlinable public func declarationsInlined(_ decoder: any Decoder) throws -> Bool {
  if case .text = try DeclarationsInlinable(from: decoder) { true } else { false }
}

// @CodableEnum(style: .external, nilProperty: .null, accessors: true)
@_spi(Testing) @_spi(Tools) public enum Hidden: Equatable {
  case count(number: Int)
}

@_spi(Testing) public struct HiddenParent {
  // @CodableEnum(style: .rawValue, invalidElements: .skip, rawRepresentable: true)
  public enum Kind {
    case one
  }

  // @CodableEnum(style: .rawValue, nilProperty: .null)
  enum Inner {
    case one
  }
}
