/// Values whose keys are next to others, or that are all that is written.
extension WrittenAndReadTests {
  static let flattened = [
    Scenario(
      "an enum whose case is its bare value stands beside others",
      """
      import Foundation

      struct Circle: Codable, Equatable { var radius: Int }

      // @CodableEnum(style: .untagged)
      enum Shape: Equatable {
        case circle(Circle)
        case square(width: Int)
      }

      // @CodableEnum(style: .internal, tag: "kind")
      enum Item: Equatable {
        case plain(id: Int)
        // @CodableCase(.untagged)
        case circle(Circle)
      }

      // @CodableEnum(style: .internal, tag: "type")
      enum Message: Equatable {
        case shape(Shape)
        case named(
          // @CodableValue(flatten: true)
          shape: Shape,
          name: String
        )
        case item(
          // @CodableValue(flatten: true)
          item: Item,
          name: String
        )
      }

      // @CodableEnum(style: .external)
      indirect enum Tree: Equatable {
        case node(
          // @CodableValue(flatten: true)
          inner: Tree,
          name: String
        )
        // @CodableCase(.untagged)
        case circle(Circle)
      }

      func survivesInList<Value: Codable & Equatable>(_ value: Value, line: Int = #line) {
        do {
          let list = try PropertyListEncoder().encode(value)
          let read = try PropertyListDecoder().decode(Value.self, from: list)
          if read != value { fail("\\(value) reads as \\(read)", "lists", line) }
        } catch {
          fail("\\(error)", "lists", line)
        }
      }
      """,
      checks: """
        let circle = Circle(radius: 1)
        both(Message.shape(.circle(circle)), #"{"type":"shape","radius":1}"#)
        both(
          Message.named(shape: .circle(circle), name: "n"),
          #"{"type":"named","radius":1,"name":"n"}"#)
        both(
          Message.item(item: .circle(circle), name: "n"), #"{"type":"item","radius":1,"name":"n"}"#)
        both(
          Message.item(item: .plain(id: 2), name: "n"),
          #"{"type":"item","kind":"plain","id":2,"name":"n"}"#)
        both(
          Tree.node(inner: .circle(circle), name: "n"), #"{"node":{"radius":1,"name":"n"}}"#)
        survivesInList(Message.shape(.circle(circle)))
        survivesInList(Message.named(shape: .circle(circle), name: "n"))
        survivesInList(Message.item(item: .circle(circle), name: "n"))
        survivesInList(Tree.node(inner: .circle(circle), name: "n"))
        """),
    Scenario(
      "flattened optionals are all nil",
      """
      struct Circle: Codable, Equatable { var radius: Int }

      // @CodableEnum(style: .untagged)
      enum Shape: Equatable {
        case circle(
          circle: Circle?  // @CodableValue(flatten: true)
        )
      }
      """,
      checks: """
        both(Shape.circle(circle: nil), "{}")
        both(Shape.circle(circle: Circle(radius: 1)), #"{"radius":1}"#)
        let data = try JSONEncoder().encode(Shape.circle(circle: nil))
        if data != Data("{}".utf8) { fail("at the top: \\(data)", "nil", 0) }
        """),
  ]
}
