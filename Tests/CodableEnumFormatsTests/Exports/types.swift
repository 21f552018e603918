import Foundation

// @CodableEnum(style: .external, payload: .natural)
enum Everything {
  case integers(Int, Int8, UInt16, Int64, UInt64)
  case numbers(Double, Float, Decimal)
  case texts(String, UUID, URL, Data, Date)
  case flags(Bool, Set<Bool>)
  case dictionaries([String: Int], [Int: String], [Role: Int], [UUID: Int])
  case nested(Outer.Inner, Kind, Choice, Box<Int>, Box<String?>)
  case unknown(Money, [Generic<Money>])
  case any(CodableEnumAnyValue?)
}

enum Outer {
  /// Stands in another type.
  struct Inner: Codable {
    let version = 1
    /// A name of its own.
    private(set) var title: String
    var children: [Inner]
    var parent: Holder?

    enum CodingKeys: String, CodingKey {
      case version, children, parent
      case title = "the title"
    }
  }

  // @CodableEnum(style: .rawValue, nilProperty: .null)
  enum Holder {
    case a, b
  }
}

/// Keeps its name, although it is what `Outer.Inner` would be called.
struct OuterInner: Codable {
  var id: Int
}

enum Kind: String, Codable {
  case one
  case two = "2"
}

/// Coded by the compiler.
enum Choice: Codable {
  /// With values.
  case first(Int, name: String = "")
  case second(OuterInner)
}

struct Box<T: Codable>: Codable {
  var content: T
  var more: [Box<T>]?
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum Role: Hashable {
  case admin
  // @CodableCase("rw", aliases: ["write"])
  case writer
}

// @CodableEnum(style: .external, payload: .natural)
enum Generic<Value> {
  case value(Value)
  case values([Value], count: Int)
}

struct Nothing: Codable {}

// @CodableEnum(style: .array)
enum Element<Value> {
  case one(Value)
}

// @CodableEnum(style: .internal, tag: "kind")
enum Beside {
  case nothing(value: Nothing, elements: Element<Int?>)
  case role(Generic<Int>)
  case choice(
    id: Int,
    choice: Choice  // @CodableValue(flatten: true)
  )
}

// Types that are written as arrays of fixed length.
// @CodableEnum(style: .internal, tag: "type")
enum Fixed {
  case place(at: CGPoint, ages: ClosedRange<Int>?, direction: SIMD2<Double>)
}
