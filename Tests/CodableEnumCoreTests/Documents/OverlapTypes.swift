extension OverlapCase {
  /// What payloads are made of, in a file of its own: types of other files count as those of the same.
  static let types = #"""
    import Foundation

    enum Level: String, Codable { case low, high }
    enum Height: String, Codable { case high, top }
    enum Rank: Int, Codable { case first = 1, second }
    enum Ratio: Double, Codable { case half = 0.5, whole = 1 }

    struct Name: RawRepresentable, Codable, Hashable { var rawValue: String }
    struct Number: RawRepresentable, Codable, Hashable { var rawValue: Int }
    struct Flags: OptionSet, Codable { let rawValue: Int }

    struct Empty: Codable {}
    struct Point: Codable { var x: Int; var y: Int }
    struct Line: Codable { var x: Int }
    struct Flexible: Codable { var name: String?; var age: Int? }
    struct Node: Codable { var next: [Node]? }
    struct Box<T: Codable>: Codable { var value: T }
    struct Renamed: Codable {
      var first: Int
      enum CodingKeys: String, CodingKey { case first = "x" }
    }
    struct Keys: Codable {
      var first: Int
      var second: String = "s"
      typealias CodingKeys = KeyNames
    }
    enum KeyNames: String, CodingKey { case first = "x" }

    typealias Whole = Int
    typealias Text = String
    typealias MaybeInt = Int?
    typealias Words = [String]
    typealias Names = [String: Int]
    typealias Entries<Key: Hashable> = [Key: String]
    typealias Map = Dictionary
    typealias Place = Point

    enum Space {
      enum Level: String, Codable { case low, high }
      struct Point: Codable { var x: Int; var y: Int }
      enum Deeper { struct Line: Codable { var x: Int } }
    }

    struct WritesItself: Codable {
      var x: Int
      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(x, forKey: .x)
      }
      enum CodingKeys: String, CodingKey { case x }
    }
    struct ReadsItself: Codable {
      var x: Int
      init(from decoder: any Decoder) throws { x = try Int(from: decoder) }
    }
    struct CodesItself: Codable {
      var x: Int
      init(from decoder: any Decoder) throws { x = try Int(from: decoder) }
      func encode(to encoder: any Encoder) throws { try x.encode(to: encoder) }
    }

    @propertyWrapper struct Wrapped: Codable { var wrappedValue: Int }
    struct HasWrapper: Codable { @Wrapped var x: Int }

    struct HasConstant: Codable {
      let kind = "constant"
      var x: Int
    }
    struct HasMembers: Codable {
      static let y = 1
      var x: Int
      var z: Int { x }
      func text() -> String { "" }
    }
    struct Late { var x: Int }
    extension Late: Codable {}
    final class Klass: Codable { var x = 0 }
    class Parent: Codable { var x = 0 }
    final class Child: Parent { var y = 0 }
    final class OwnChild: Parent {
      override func encode(to encoder: any Encoder) throws { try super.encode(to: encoder) }
    }
    struct Web: Codable {
      var type: String
      var url: String
    }
    struct Holder: Codable { var level: NilMark? }
    struct Marks: Codable { var marks: [SkipMark] }

    // @CodableEnum(style: .rawValue, invalidProperty: .nil)
    enum NilMark { case low, high }
    // @CodableEnum(style: .rawValue, invalidElements: .skip)
    enum SkipMark { case low, high }
    // @CodableEnum(style: .rawValue, coercing: true)
    enum Coerced {
      case one  // @CodableCase(1)
      case two  // @CodableCase(2)
    }
    // @CodableEnum(style: .rawValue, ignoringCase: true)
    enum AnyCase { case low, high }
    enum Digit: String, Codable { case one = "1", two = "2" }
    enum Loud: String, Codable { case low = "LOW" }
    // @CodableEnum(style: .rawValue)
    enum Status {
      // @CodableCase(200...299)
      case success(
        Int  // @CodableValue(tag: true)
      )
      // @CodableCase(400...499)
      case failure(
        Int  // @CodableValue(tag: true)
      )
    }
    // @CodableEnum(style: .internal, tag: "type", fallback: .none)
    enum Forgiving {
      case none
      case circle(radius: Int)
    }
    // @CodableEnum(style: .internal, tag: "type", missingTag: .named)
    enum MissingTag {
      case named(name: String?)
      case circle(radius: Int)
    }
    // @CodableEnum(style: .internal, tag: "type")
    enum Second {
      case line(length: Int)
      case arc(angle: Int)
    }
    // @CodableEnum(style: .internal, tag: "type")
    enum OpenInner {
      case circle(radius: Int)
      case other(CodableEnumAnyValue)  // @CodableCase(.unknown)
    }
    // @CodableEnum(style: .untagged)
    enum OpenScalar {
      case text(String)
      case other(CodableEnumAnyValue)  // @CodableCase(.unknown)
    }
    // @CodableEnum(style: .internal, tag: "kind", reads: [.external])
    enum TwoForms {
      case circle(radius: Int)
      case square(side: Int)
    }
    // @CodableEnum(style: .external)
    enum Loadable<T> {
      case loading
      case value(T)
    }

    // @CodableEnum(style: .rawValue)
    enum Mark { case low, high }
    // @CodableEnum(style: .rawValue)
    enum OpenMark {
      case low
      case other(String)  // @CodableCase(.unknown)
    }
    // @CodableEnum(style: .untagged)
    enum Scalar {
      case text(String)
      case number(Int)
    }
    // @CodableEnum(style: .untagged)
    enum Deep { case scalar(Scalar), flag(Bool) }
    // @CodableEnum(style: .untagged)
    enum Deeper { case deep(Deep), list([Deep]) }
    // @CodableEnum(style: .internal, tag: "type")
    enum Inner {
      case circle(radius: Int)
      case square(side: Int)
    }
    // @CodableEnum(style: .internal, tag: "kind")
    enum Kind {
      case circle(radius: Int)
      case none
    }
    // @CodableEnum(style: .external, payload: .compact)
    enum Ext {
      case radius(Int)
      case name(String)
    }
    // @CodableEnum(style: .external, empty: .name)
    enum NameOrObject {
      case low
      case size(w: Int)
    }
    // @CodableEnum(style: .adjacent, tag: "t", content: "c")
    enum Pair {
      case ping
      case text(String)
    }
    // @CodableEnum(style: .array)
    enum Row {
      case ping
      case text(String)
    }
    // @CodableEnum(style: .untagged, empty: .null)
    enum MaybeText {
      case none
      case text(String)
    }
    // @CodableEnum(style: .rawValue)
    enum Rating {
      // @CodableCase(10..., tag: 10)
      case many
      // @CodableCase("none")
      case none
    }

    """#
}
