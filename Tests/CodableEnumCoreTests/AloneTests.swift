import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// What is generated for one enum compiles where it is the only one: pieces that enums share must be
/// asked for by each that needs them, which a module of several enums hides. `LoneTexts` tells how so
/// many are compiled.
struct AloneTests {
  private static let arguments = [
    "-warnings-as-errors", "-package-name", "goldens", "-swift-version", "6",
  ]

  /// What comes after type checking is the same as in `GoldenCompilationTests`.
  @Test(.enabled(if: TestScope.isAll)) func everyGoldenCompilesAlone() throws {
    let texts = try GoldenCase.accepted.map { LoneTexts.Text($0.name, files: try $0.files()) }
    let lone = LoneTexts(texts, arguments: ["-typecheck"] + Self.arguments)
    let failures = try lone.failures()
    #expect(failures == [])
  }

  private static let styles = [
    "style: .external", #"style: .internal, tag: "type""#,
    #"style: .adjacent, tag: ["meta", "t"], content: "c""#, "style: .untagged", "style: .array",
    "style: .rawValue",
  ]

  /// By default, the style with a tag beside the values.
  @Test(arguments: TestScope.all(styles, byDefault: [styles[1]]))
  func anOptionCompilesAlone(style: String) throws {
    let texts = try LoneEnum.all(style: style).compactMap { lone -> LoneTexts.Text? in
      let label = "Source.swift"
      // Shared pieces alone are in the first output.
      try #require(TargetEmitter.output(of: label, count: 2) == 1)
      let generation = try Generator.run([(label, Data(lone.source.utf8))], outputCount: 2)
      // Which options a style has is asked elsewhere.
      if generation.hasErrors { return nil }
      return LoneTexts.Text(
        lone.option, files: [(label, lone.source), ("Generated.swift", generation.outputs[1])],
        shared: generation.outputs[0])
    }
    let lone = LoneTexts(
      texts, ownNames: LoneEnum.ownNames, arguments: ["-typecheck"] + Self.arguments)
    let failures = try lone.failures()
    #expect(failures == [])
  }

  /// An enum that every style refuses would make the tests above say nothing.
  @Test func everyOptionIsAcceptedBySomeStyle() throws {
    var accepted: Set<String> = []
    for lone in Self.styles.flatMap(LoneEnum.all) {
      let generation = try Generator.run([("Input.swift", Data(lone.source.utf8))])
      if !generation.hasErrors { accepted.insert(lone.option) }
    }
    #expect(Set(LoneEnum.all(style: "").map(\.option)).subtracting(accepted) == [])
  }

  /// A new option needs a line in the lists below.
  @Test func everyOptionIsTried() throws {
    let sources = Self.styles.flatMap(LoneEnum.all).map(\.source)
    try expect(EnumOptions.self, "CodableEnum", in: sources)
    try expect(CaseOptions.self, "CodableCase", in: sources)
    try expect(ValueOptions.self, "CodableValue", in: sources)
  }

  private func expect<Options: AnnotationOptions>(
    _: Options.Type, _ annotation: String, in sources: [String]
  ) throws {
    let pattern = try Regex("@\(annotation)\\((.*)\\)", as: (Substring, Substring).self)
    var tried: Set<Substring> = []
    for source in sources {
      for match in source.matches(of: pattern) {
        // Without the options of the forms of `reads`.
        let arguments = String(match.1).replacing(#/\([^()]*\)/#, with: "")
        for option in arguments.matches(of: #/(?:^|, )(\w+):/#) { tried.insert(option.1) }
      }
    }
    #expect(Options.table.map(\.name).filter { !tried.contains(Substring($0)) } == [])
  }
}

/// An enum with one option, in one style, to be the only marked one of a module.
private struct LoneEnum {
  var option: String
  var source: String

  static let ownNames = ["Sample", "Part", "TextCoder", "PairCoder"]

  static func all(style: String) -> [LoneEnum] {
    let ofEnums = optionsOfEnums.map {
      LoneEnum(option: $0, source: source(style, $0))
    }
    let ofCases = optionsOfCases.map {
      LoneEnum(option: $0, source: source(style, "", ofCase: $0))
    }
    let ofValues = optionsOfValues.map {
      LoneEnum(option: $0, source: source(style, "", ofValue: $0))
    }
    let ofDefaults = optionsOfDefaults.map {
      LoneEnum(option: $0, source: source(style, "", ofDefault: $0))
    }
    let further = furtherCases.map {
      LoneEnum(option: $0, source: source(style, "", further: $0))
    }
    let ofOthers = style.contains("rawValue") ? [] : ofCases + ofValues + ofDefaults
    return ofEnums + ofOthers + further
  }

  private static let optionsOfEnums =
    [
      "", "payload: .keyed", "payload: .unkeyed", "payload: .compact", "payload: .natural",
      "empty: .true", "empty: [[:], nil]", "empty: .array", "empty: .null", "empty: .omit",
      "caseNaming: .snakeCase",
      "keyNaming: .snakeCase", "keyPrefix: .caseName", "nilValues: .null", "nilProperty: .null",
      "unknownKeys: .reject", "missingTag: .onePing", "coercing: true", "ignoringCase: true",
      "reads: [.external]", #"reads: [.internal(tag: "kind")]"#,
      #"reads: [.adjacent(tag: "kind", content: "value")]"#,
      #"reads: [.adjacent(tag: "kind", content: .tag)]"#, "reads: [.array]",
      "reads: [.untagged]", "reads: [.rawValue]", "accessors: true",
      #"where: "Value: Codable""#, "order: [.image]",
      "fallback: .onePing", "defaultValues: .omit", "codingKeys: true", "rawRepresentable: true",
      "invalidProperty: .nil", "invalidElements: .skip", "unknownTag: .onePing",
      "lock: .optional", "overlap: .allow", "severalKeys: .first", "choice: .byKeys",
    ]
    + [
      "conformance: .encodable", "conformance: .encodable, nilProperty: .null",
      "conformance: .encodable, nilValues: .null", "conformance: .encodable, accessors: true",
      "conformance: .decodable", "conformance: .decodable, reads: [.external]",
      "conformance: .decodable, reads: [.untagged]", "conformance: .decodable, accessors: true",
    ]

  private static let optionsOfCases = [
    #""1st""#, "1", "1.5", "true", "nil", ".missingTag", ".untagged", #"aliases: ["first"]"#,
    #"content: "data""#,
    #"extras: ["version": "2.0", "meta": ["v": [1, nil, [:]]]]"#,
    #"constants: ["strict": false, "ratio": 0.5, "kind": "k", "version": 2]"#,
    #"constants: ["ids": [1, nil, ["a": [:]]]]"#,
    "coder: PairCoder<Value>", "keyNaming: .snakeCase",
    "keyPrefix: .caseName", #"keys: ["a", "b"]"#, "payload: .compact", "skip: .encoding",
    "skip: .decoding", "skip: .both",
  ]

  private static let optionsOfValues = [
    #"key: "second""#, #"key: ["data", "second"]"#, #"aliases: ["second"]"#,
    #"key: ["data", "second"], aliases: ["second"]"#, "skip: true", "skip: .encoding",
    "skip: .decoding", "coder: TextCoder", "nil: .null",
  ]

  private static let optionsOfDefaults = ["default: .omit", "default: .write"]

  private static let furtherCases = [
    """
    // @CodableCase(empty: .true)
    case other
    """,
    """
    // @CodableCase(empty: ["a": [1, "x"]])
    case other
    """,
    """
    case other(
      // @CodableValue(flatten: true)
      part: Part,
      size: Int
    )
    """,
    "case other  // @CodableCase(.unknown)",
    #"case other  // @CodableCase(.unknown, tag: 0, aliases: ["n/a"])"#,
    "case other(String)  // @CodableCase(.unknown)",
    "case other(Value, String?)  // @CodableCase(.unknown, coder: PairCoder<Value>)",
    "case other(CodableEnumAnyValue)  // @CodableCase(.unknown)",
    "case other(tag: String, content: CodableEnumAnyValue)  // @CodableCase(.unknown)",
    "case other(tag: String, size: Int)  // @CodableCase(.unknown)",
    """
    // @CodableCase(1...2, aliases: [7])
    case other(Int)  // @CodableValue(tag: true)
    """,
    """
    // @CodableCase("a", aliases: ["b"])
    case other(String)  // @CodableValue(tag: true)
    """,
    """
    // @CodableCase(0.5..<1.5, aliases: ["x"..."z"], tag: 1)
    case other
    """,
  ]

  private static func source(
    _ style: String, _ option: String, ofCase caseOption: String = "",
    ofValue valueOption: String = "", ofDefault defaultOption: String = "", further: String = ""
  ) -> String {
    let arguments = option.isEmpty ? style : "\(style), \(option)"
    let mark = { (name: String, option: String) in
      option.isEmpty ? "//" : "// @\(name)(\(option))"
    }
    let values = """
        \(mark("CodableCase", caseOption))
        case image(
          firstPart: Value,
          \(mark("CodableValue", valueOption))
          secondPart: String? = nil
        )
        \(mark("CodableValue", defaultOption))
        case text(size: Int = 1)
      """
    return """
      // @CodableEnum(\(arguments))
      enum Sample<Value> {
        case onePing
      \(style.contains("rawValue") ? "" : values)
      \(further)
      }

      struct Part: Codable {
        var name: String
      }

      enum TextCoder {
        static func encode(_ value: String, to encoder: any Encoder) throws {
          try value.encode(to: encoder)
        }

        static func decode(from decoder: any Decoder) throws -> String {
          try String(from: decoder)
        }
      }

      enum PairCoder<Value> {
        static func encode(_ values: (Value, String?), to encoder: any Encoder) throws {
          try values.1.encode(to: encoder)
        }

        static func decode(from decoder: any Decoder) throws -> (Value, String?) {
          throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no pair"))
        }
      }
      """
  }
}
