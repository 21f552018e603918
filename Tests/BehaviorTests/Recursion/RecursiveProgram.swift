import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks
import TestSupport

/// Enums that contain themselves, in every style, and with `reads`.
struct RecursiveProgram {
  private(set) var files: [String: String] = [:]
  let diagnostics: [String]

  init() {
    let sources = ["Untagged.swift": Self.untagged, "Expressions.swift": Self.expressions]
    var generator = LockedGenerator(Generator(outputCount: 1))
    generator.look(at: sources.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) })
    let generation = generator.finish()
    diagnostics = generation.diagnostics.filter(\.isError).map(\.rendered)
    files = sources
    files["Generated.swift"] = generation.outputs.first
    files["main.swift"] = Self.main
  }

  private static let untagged = """
    // @CodableEnum(style: .untagged)
    indirect enum UntaggedTree: Equatable {
      case leaf(Int)
      case node([UntaggedTree])
    }

    // @CodableEnum(style: .untagged)
    indirect enum UntaggedDictionary: Equatable {
      case leaf(Int)
      case node([String: UntaggedDictionary])
    }

    // @CodableEnum(style: .untagged)
    indirect enum UntaggedBoth: Equatable {
      case leaf(Int)
      case list([UntaggedBoth])
      case node(child: UntaggedBoth)
    }

    // @CodableEnum(style: .untagged)
    indirect enum UntaggedValue: Equatable {
      case null
      case number(Int)
      case array([UntaggedValue])
      case object([String: UntaggedValue])
    }

    // @CodableEnum(style: .untagged)
    indirect enum UntaggedList: Equatable {
      case item(Int, UntaggedList?)
    }

    // @CodableEnum(style: .untagged)
    indirect enum UntaggedExpression: Equatable {
      case a(left: UntaggedExpression, right: Int)
      case b(left: UntaggedExpression, right: String)
      case leaf(Int)
    }

    /// A type that cannot be told from `Odd` by looking.
    struct Even: Codable, Equatable {
      var number: Int

      init(_ number: Int) { self.number = number }

      init(from decoder: any Decoder) throws {
        number = try Int(from: decoder)
        if number % 2 != 0 {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "\\(number) is odd"))
        }
      }

      func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
    }

    struct Odd: Codable, Equatable {
      var number: Int

      init(_ number: Int) { self.number = number }

      init(from decoder: any Decoder) throws {
        number = try Int(from: decoder)
        if number % 2 == 0 {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "\\(number) is even"))
        }
      }

      func encode(to encoder: any Encoder) throws { try number.encode(to: encoder) }
    }

    // @CodableEnum(style: .untagged)
    indirect enum UntaggedParity: Equatable {
      case a(left: UntaggedParity, right: Even)
      case b(left: UntaggedParity, right: Odd)
      case leaf(Int)
    }

    """

  /// By default, those that are read by a look at what stands there, and that have further forms.
  private static let styles = allStyles.filter {
    TestScope.isAll
      || ["ExternalTerm", "InternalTerm", "UntaggedTerm", "ReadingExternalTerm"].contains($0.0)
  }

  /// Each style and set of forms in turn, with the name of its enum.
  private static let allStyles = [
    ("ExternalTerm", "style: .external"),
    ("NaturalTerm", "style: .external, payload: .natural"),
    ("UnkeyedTerm", "style: .external, payload: .unkeyed"),
    ("InternalTerm", #"style: .internal, tag: "type""#),
    ("DeepTerm", #"style: .internal, tag: ["meta", "type"]"#),
    ("AdjacentTerm", #"style: .adjacent, tag: "t", content: "c""#),
    ("ArrayTerm", "style: .array"),
    ("UntaggedTerm", "style: .untagged"),
    (
      "ReadingExternalTerm",
      #"style: .external, reads: [.internal(tag: "type"), .adjacent(tag: "t", content: "c"), .array]"#
    ),
    ("ReadingInternalTerm", #"style: .internal, tag: "type", reads: [.external, .array]"#),
    ("ReadingArrayTerm", #"style: .array, reads: [.external(payload: .unkeyed)]"#),
    (
      "ReadingLayoutTerm",
      "style: .external, reads: [.external(payload: .unkeyed), .external(payload: .natural)]"
    ),
    (
      "ReadingContentTerm",
      #"style: .internal, tag: "type", reads: [.adjacent(tag: "type", content: "content")]"#
    ),
    ("ContentTerm", #"style: .adjacent, tag: "type", content: "content""#),
    (
      "ReadingNamingTerm",
      #"style: .internal, tag: "type", keyNaming: .snakeCase, "#
        + #"reads: [.internal(tag: "type", keyNaming: .verbatim)]"#
    ),
    ("ReadingUntaggedTerm", "style: .untagged, reads: [.external]"),
  ]

  private static let expressions = styles.map { name, options in
    """
    // @CodableEnum(\(options))
    indirect enum \(name): Equatable {
      case a(leftSide: \(name), rightSide: Int)
      case b(leftSide: \(name), rightSide: String)
      case nodes(items: [\(name)], count: Int?)
      case leaf(value: Int)
    }

    """
  }.joined(separator: "\n")

  /// For each enum those that write what it reads.
  private static let pairs = allPairs.filter { reader, writer in
    [reader, writer].allSatisfy(styles.map(\.0).contains)
  }

  private static let allPairs =
    allStyles.map { ($0.0, $0.0) } + [
      ("ReadingExternalTerm", "ExternalTerm"), ("ReadingExternalTerm", "InternalTerm"),
      ("ReadingExternalTerm", "AdjacentTerm"), ("ReadingExternalTerm", "ArrayTerm"),
      ("ReadingInternalTerm", "ExternalTerm"), ("ReadingInternalTerm", "ArrayTerm"),
      ("ReadingArrayTerm", "UnkeyedTerm"),
      ("ReadingLayoutTerm", "UnkeyedTerm"), ("ReadingLayoutTerm", "NaturalTerm"),
      ("ReadingContentTerm", "ContentTerm"), ("ReadingNamingTerm", "InternalTerm"),
      ("ReadingUntaggedTerm", "ExternalTerm"),
    ]

  private static let main = """
    import Foundation

    let report = RecursionReport { problem in
      print("problem: \\(problem)")
      fflush(nil)
    }
    let leaf = RecursionReport.leaf
    report.check(UntaggedTree.leaf(leaf)) { .node([$0]) }
    report.check(UntaggedTree.leaf(leaf)) { .node([.leaf(1), $0, .leaf(2)]) }
    report.check(UntaggedDictionary.leaf(leaf)) { .node(["k": $0]) }
    report.check(UntaggedBoth.leaf(leaf)) { .list([$0]) }
    report.check(UntaggedBoth.leaf(leaf)) { .list([.node(child: .leaf(1)), $0, .list([])]) }
    report.check(UntaggedBoth.leaf(leaf)) { .node(child: $0) }
    report.check(UntaggedBoth.leaf(leaf)) { .node(child: .list([.leaf(2), $0])) }
    report.check(UntaggedValue.number(leaf)) { .array([.null, $0, .null]) }
    report.check(UntaggedValue.number(leaf)) { .object(["a": .null, "b": $0]) }
    report.check(UntaggedValue.number(leaf)) { .array([.object(["b": $0]), .array([])]) }
    report.check(UntaggedList.item(leaf, nil)) { .item(1, $0) }
    report.check(UntaggedExpression.leaf(leaf)) { .a(left: $0, right: 1) }
    report.check(UntaggedExpression.leaf(leaf)) { .b(left: $0, right: "1") }
    report.check(UntaggedParity.leaf(leaf)) { .a(left: $0, right: Even(2)) }
    report.check(UntaggedParity.leaf(leaf)) { .b(left: $0, right: Odd(1)) }
    \(pairs.map(checks).joined(separator: "\n"))
    print("checked")

    """

  private static func checks(_ reader: String, _ writer: String) -> String {
    [
      ".a(leftSide: $0, rightSide: 1)", #".b(leftSide: $0, rightSide: "1")"#,
      ".nodes(items: [$0], count: nil)",
    ].map {
      """
      report.check(
        \(writer).leaf(value: leaf), { \($0) },
        isReadAs: \(reader).leaf(value: leaf), { \($0) })
      """
    }.joined(separator: "\n")
  }
}
