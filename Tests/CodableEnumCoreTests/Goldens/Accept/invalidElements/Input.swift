// @CodableEnum(style: .internal, tag: "type", invalidElements: .skip)
enum ElementsBlock: Equatable {
  case text(body: String)
  case list(items: [ElementsBlock])
}

// @CodableEnum(style: .rawValue, invalidElements: .skip)
public enum ElementsRole: String {
  case user, admin
}

// @CodableEnum(style: .untagged, invalidElements: .skip)
enum ElementsGeneric<Value> {
  case value(Value)
}

typealias ElementsRoles = [ElementsRole]

struct ElementsHolder: Codable {
  var blocks: [ElementsBlock] = []
  var roles: [ElementsRole]?
  var numbers: [ElementsGeneric<Int>]?
  var plain: [Int]?
}

enum ElementsOuter {
  // @CodableEnum(style: .rawValue, invalidElements: .skip)
  enum Kind: Int {
    case a, b
  }

  // @CodableEnum(style: .external, payload: .natural)
  enum Inner {
    case bare([Kind])
    case keyed(kinds: Array<Kind>, blocks: [ElementsBlock]?, roles: ElementsRoles = [.user])
    case several([Kind], Swift.Array<ElementsRole>?)
    case strict(Set<ElementsRole>)
    case contiguous(ContiguousArray<ElementsRole>)
    case generic([ElementsGeneric<Int>])
  }

  // @CodableEnum(style: .untagged)
  enum Loose {
    case numbers(count: Int)
    case kinds([Kind])
  }
}
