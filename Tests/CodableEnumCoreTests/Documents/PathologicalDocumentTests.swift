import CodableEnumFormats
import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// Types and enums that take the stack or the time of whatever asks for their documents in a circle or
/// by recursion. Each is a process of its own, since a stack that overflows ends it. What takes exponential
/// or quadratic time is ended by the limit of the processor's time, far beyond what linear time takes.
/// Some don't end in time yet, and some take seconds; they run only where `CODABLE_ENUM_DEEP` asks for them.
@Suite(.serialized)
struct PathologicalDocumentTests {
  /// Such an enum is an error. Looking at what contains it must end all the same.
  @Test(arguments: [
    (#".internal, tag: "type""#, "7 flattenedNonObject"), (".untagged", "8 unreachableCase"),
    (#".untagged, reads: [.internal(tag: "type")]"#, "8 unreachableCase"),
  ])
  func enumsAreInOnePlaceInEachOther(style: String, consequence: String) async {
    await #expect(processExitsWith: .success) { [style, consequence] in
      ProcessLimit.set()
      try Pathological.expect(
        ["2 enumInItsOwnPlace", "4 enumInItsOwnPlace", consequence],
        """
        // @CodableEnum(style: .untagged)
        indirect enum A { case x(B), w(Int) }
        // @CodableEnum(style: .untagged)
        indirect enum B { case y(key: Int), z(A) }
        // @CodableEnum(style: \(style))
        enum C {
          case z(A)
          case y(key: Int)
        }
        """)
    }
  }

  @Test func aTypeIsSpelledDeep() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let depth = 10_000
      try Pathological.expect(
        ["4 overlappingCases"],
        """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(\(String(repeating: "[", count: depth))Int\(String(repeating: "]", count: depth)))
          case b(String)
        }
        """)
    }
  }

  @Test func genericArgumentsNestDeep() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let depth = 10_000
      try Pathological.expect(
        ["5 overlappingCases"],
        """
        struct Box<T: Codable>: Codable { var value: T }
        // @CodableEnum(style: .untagged)
        enum E {
          case a(\(String(repeating: "Box<", count: depth))Int\(String(repeating: ">", count: depth)))
          case b(String)
        }
        """)
    }
  }

  /// Only at the innermost value is one an `Int` and the other a `Double`. The compiler reads neither.
  @Test func typesDifferFarInside() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let depth = 10_000
      func type(_ name: String) -> String {
        String(repeating: "Box<", count: depth) + name + String(repeating: ">", count: depth)
      }
      try Pathological.expect(
        ["5 overlappingCases"],
        """
        struct Box<T: Codable>: Codable { var value: T }
        // @CodableEnum(style: .untagged)
        enum E {
          case a(\(type("Double")))
          case b(\(type("Int")))
        }
        """)
    }
  }

  @Test(.ifAskedFor) func typesHoldOneAnotherDeep() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let types = (0..<10_000).map { "struct S\($0): Codable { var value: S\($0 + 1) }" }
      try Pathological.expect(
        ["4 overlappingCases"],
        """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(S0)
          case b(value: S1, n: Int)
          case c(String)
        }
        \(types.joined(separator: "\n"))
        struct S10000: Codable { var x: Int }
        """)
    }
  }

  @Test(arguments: [(256, ["4 unreachableCase"]), (10_000, ["6 nestedTooDeep"])])
  func typesAreDeclaredDeep(depth: Int, lines: [String]) async {
    await #expect(processExitsWith: .success) { [depth, lines] in
      ProcessLimit.set()
      let path = (0..<depth).map { "S\($0)" }.joined(separator: ".")
      try Pathological.expect(
        lines,
        """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(x: Double)
          case b(\(path))
        }
        \((0..<depth - 1).map { "enum S\($0) {" }.joined(separator: " "))
        struct S\(depth - 1): Codable { var x: Int }
        \(String(repeating: "}", count: depth - 1))
        """)
    }
  }

  @Test(.ifAskedFor) func typeAliasesMakeAChain() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let count = 20_000
      let aliases = (0..<count).map { "typealias A\($0) = A\($0 + 1)" }
      try Pathological.expect(
        ["4 unreachableCase"],
        """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(Double)
          case b(A0)
          case c(String)
        }
        \(aliases.joined(separator: "\n"))
        typealias A\(count) = Int
        """)
    }
  }

  @Test(.ifAskedFor) func typeAliasesMakeACircle() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let count = 20_000
      let aliases = (0..<count).map { "typealias A\($0) = A\(($0 + 1) % count)" }
      // What it is, nobody knows.
      let generation = try Pathological.run(
        """
        // @CodableEnum(style: .untagged, order: [.a, .b])
        enum E {
          case a(String)
          case b(A0)
        }
        \(aliases.joined(separator: "\n"))
        """)
      #expect(generation.diagnostics.map(\.rendered) == [])
    }
  }

  @Test func typeAliasesDoubleAtEachStep() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let aliases = (0..<60).map { "typealias A\($0) = Two<A\($0 + 1), A\($0 + 1)>" }
      try Pathological.expect(
        ["5 unreachableCase"],
        """
        struct Two<T: Codable, U: Codable>: Codable { var first: T; var second: U }
        // @CodableEnum(style: .untagged)
        enum E {
          case a(A0)
          case b(A0)
        }
        \(aliases.joined(separator: "\n"))
        typealias A60 = Int
        """)
    }
  }

  @Test func structsDoubleAtEachStep() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let types = (0..<60).map {
        "struct S\($0): Codable { var first: S\($0 + 1); var second: S\($0 + 1) }\n"
          + "struct T\($0): Codable { var first: T\($0 + 1); var second: T\($0 + 1) }"
      }
      try Pathological.expect(
        ["4 unreachableCase"],
        """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(S0)
          case b(T0)
        }
        \(types.joined(separator: "\n"))
        struct S60: Codable { var x: Double }
        struct T60: Codable { var x: Int }
        """)
    }
  }

  @Test func aGenericTypeGrowsInItself() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let generation = try Pathological.run(
        """
        final class Grow<T: Codable>: Codable { var value: T; var next: Grow<[T]>? }
        // @CodableEnum(style: .untagged, order: [.a, .b])
        enum E {
          case a(Grow<Int>)
          case b(other: String)
        }
        """)
      #expect(generation.diagnostics.map(\.rendered) == [])
    }
  }

  @Test func aValueHasManyAliases() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let aliases = (0..<20_000).map { "\"a\($0)\"" }.joined(separator: ", ")
      try Pathological.expect(
        ["4 unreachableCase"],
        """
        // @CodableEnum(style: .untagged)
        enum E {
          case a(x: Int)  // @CodableValue(aliases: [\(aliases)])
          case b(a19999: Int)
          case c(b: Int)  // @CodableValue(aliases: [\(aliases.replacing("a", with: "c"))])
        }
        """)
    }
  }

  @Test(arguments: [(256, []), (257, ["770 nestedTooDeep"]), (10_000, ["770 nestedTooDeep"])])
  func markedEnumsStandInOneAnother(count: Int, lines: [String]) async {
    await #expect(processExitsWith: .success) { [count, lines] in
      ProcessLimit.set()
      let enums = (0..<count).map {
        """
        // @CodableEnum(style: .untagged)
        enum E\($0) {
        case a(Int), b(at: E\(($0 + 1) % count)?)

        """
      }
      try Pathological.expect(lines, enums.joined() + String(repeating: "}", count: count))
    }
  }

  @Test(.ifAskedFor) func markedEnumsHoldOneAnotherInAChain() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      for style in [".untagged", ".internal, tag: \"t<i>\""] {
        for cases in ["a<i>(k<i>: Int), next(E<j>)", "next(E<j>), a<i>(k<i>: Int)"] {
          let enums = (0..<1_000).map { index in
            "// @CodableEnum(style: \(style))\nenum E<i> { case \(cases) }\n"
              .replacing("<i>", with: "\(index)").replacing("<j>", with: "\(index + 1)")
          }
          let last = "// @CodableEnum(style: .internal, tag: \"t\")\nenum E1000 { case a }\n"
          try Pathological.expect([], enums.joined() + last)
        }
      }
    }
  }

  @Test(.ifAskedFor) func markedEnumsHoldOneAnotherInACircle() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      let count = 1_000
      let enums = (0..<count).map {
        "// @CodableEnum(style: .untagged)\nindirect enum E\($0) { case a(Int), b(E\(($0 + 1) % count)) }"
      }
      let generation = try Pathological.run(enums.joined(separator: "\n"))
      #expect(generation.hasErrors)
    }
  }

  @Test func anOptionalOfTheEnumItselfHasFormats() async {
    await #expect(processExitsWith: .success) {
      ProcessLimit.set()
      for type in ["Self?", "E?", "Self", "Optional<Optional<Self>>"] {
        let source = """
          // @CodableEnum(style: .untagged)
          indirect enum E {
            case leaf(n: Int)
            case wrap(\(type))
          }
          """
        let formats = TargetFormats(of: [
          SourceText(path: "Input.swift", bytes: Array(source.utf8))
        ])
        #expect(!formats.diagnostics.filter(\.isError).isEmpty)
      }
    }
  }
}

extension Trait where Self == ConditionTrait {
  fileprivate static var ifAskedFor: Self {
    .enabled(if: TestScope.variable("CODABLE_ENUM_DEEP") != nil)
  }
}

enum Pathological {
  static func run(_ source: String) throws -> Generation {
    try Generator.run([("Input.swift", Data(source.utf8))])
  }

  /// - Parameter lines: Of each error, the line and the id.
  static func expect(_ lines: [String], _ source: String) throws {
    let found = try run(source).diagnostics.map {
      "\($0.position.line) \($0.message.id)"
    }
    #expect(found == lines)
  }
}
