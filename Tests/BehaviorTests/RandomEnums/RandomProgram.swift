import CodableEnumCore
import CodingChecks

/// A program of random enums, their generated conformances, and checks of both.
struct RandomProgram {
  let enums: [EnumPlan]
  /// The enums and the types of their values.
  let sources: [String: String]
  private(set) var files: [String: String] = [:]
  /// What the generator rejects, which should be nothing.
  private(set) var diagnostics: [String] = []

  private static let enumsPerFile = 25
  private static let mutationsPerValue = 8

  init(enumCount: Int, seed: UInt64) {
    var planner = EnumPlanner(seed: seed)
    enums = (0..<enumCount).map { planner.plan($0) }
    var sources = ["Shared.swift": Self.shared]
    var random = planner.random
    var calls: [String] = []
    for (number, start) in stride(from: 0, to: enumCount, by: Self.enumsPerFile).enumerated() {
      let part = enums[start..<min(start + Self.enumsPerFile, enumCount)]
      sources["Enums\(number).swift"] = part.map(\.source).joined()
      files["Checks\(number).swift"] = Self.checks(of: Array(part), number, &random)
      calls.append("checks\(number)(&report)")
    }
    files["main.swift"] = Self.main(calls, seed: seed)
    self.sources = sources
    addGenerated()
    files.merge(sources) { $1 }
  }

  private mutating func addGenerated() {
    let generation = TargetSources(files: sources).generation(outputCount: 4)
    diagnostics = generation.diagnostics.map(\.rendered)
    for (number, output) in generation.outputs.enumerated() {
      files["Generated\(number).swift"] = output
    }
  }

  /// The enums that the generator warns of.
  var enumsWithWarnings: Set<String> {
    Set(
      diagnostics.compactMap { text in
        guard let match = text.firstMatch(of: #/(\S+\.swift):(\d+):\d+: warning: /#),
          let line = Int(match.2), let source = sources[String(match.1)]
        else { return nil }
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).prefix(line)
        return lines.last { $0.contains(/\benum Enum/) }?.firstMatch(of: /enum (\w+)/)
          .map { String($0.1) }
      })
  }

  private static func checks(
    of enums: [EnumPlan], _ number: Int, _ random: inout SeededGenerator
  ) -> String {
    var lines = ["func checks\(number)(_ report: inout CheckReport) {"]
    for plan in enums {
      let vocabulary = plan.vocabulary.map(\.debugDescription).joined(separator: ", ")
      lines.append("  let words\(plan.name): [String] = [\(vocabulary)]")
      for check in plan.checks(&random) {
        let json = check.json.map { "##\"\($0)\"##" } ?? "nil"
        lines.append(
          check.isReading
            ? "  report.checkReading(\(check.expression), from: \(json))"
            : "  report.check(\(check.expression), \(json), vocabulary: words\(plan.name))")
      }
    }
    return (lines + ["}", ""]).joined(separator: "\n")
  }

  private static func main(_ calls: [String], seed: UInt64) -> String {
    """
    var report = CheckReport(seed: \(seed), mutationsPerValue: \(mutationsPerValue))
    \(calls.joined(separator: "\n"))
    for problem in report.problems { print("problem: \\(problem)") }
    print(report.summary)

    """
  }

  static let shared = """
    /// What functions of the cases' names take.
    struct Factory: Codable, Equatable {
      func callAsFunction<T>() -> T { preconditionFailure("a case was meant") }
    }

    struct Point: Codable, Equatable {
      var x: Int
      var y: Int?
    }

    struct Box<T> {
      var content: T
    }
    extension Box: Encodable where T: Encodable {}
    extension Box: Decodable where T: Decodable {}
    extension Box: Equatable where T: Equatable {}

    typealias MaybeInt = Int?

    // @CodableEnum(style: .rawValue)
    enum Level: String {
      case low, high
    }

    /// Not Codable.
    struct Opaque: Equatable {
      var number: Int

      init(_ number: Int) { self.number = number }
    }

    enum OpaqueCoder {
      static func encode(_ value: Opaque, to encoder: any Encoder) throws {
        try value.number.encode(to: encoder)
      }

      static func decode(from decoder: any Decoder) throws -> Opaque {
        Opaque(try Int(from: decoder))
      }
    }

    enum PairCoder {
      static func encode(_ values: (Int, String), to encoder: any Encoder) throws {
        try "\\(values.0)|\\(values.1)".encode(to: encoder)
      }

      static func decode(from decoder: any Decoder) throws -> (Int, String) {
        let text = try String(from: decoder)
        let parts = text.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Int(parts[0]) else {
          throw DecodingError.dataCorrupted(
            .init(codingPath: decoder.codingPath, debugDescription: "no pair"))
        }
        return (number, String(parts[1]))
      }
    }

    """
}

extension EnumPlan {
  /// Tags and keys, to damage values with. What is read from a key that isn't written would be lost.
  fileprivate var vocabulary: [String] {
    cases.flatMap { item in
      let tag: [String] =
        if case .string(let text) = tag(item, options) { [text] } else { [] }
      let written = item.values.indices.filter { item.values[$0].oneWay != "encoding" }
      return tag + written.map { key(of: $0, in: item, options) }
    }
  }
}
