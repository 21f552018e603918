import Foundation
import TestSupport
import Testing

/// Random enums with the JSON of their values, for IntegrationFixtures/Exports to hold schemas
/// against. `CODABLE_ENUM_EXPORTS` names the folder that they are written to; that the JSON is what
/// generated code writes and reads, `RandomEnumTests` finds out of the same enums.
@Suite struct ExportSampleTests {
  private static let folder = TestScope.variable("CODABLE_ENUM_EXPORTS")

  @Test(.enabled(if: folder != nil))
  func samplesAreWritten() throws {
    let folder = URL(filePath: try #require(Self.folder))
    let random = RandomRun("samples", seed: 2026, count: 300)
    let program = RandomProgram(enumCount: random.count, seed: random.seed)
    try #require(program.diagnostics.filter { $0.contains(": error: ") } == [])
    var files = program.files.filter { !$0.key.hasPrefix("Checks") }
    files["main.swift"] = program.decoder
    files["samples.jsonl"] = program.samples
    files["Arguments.swift.txt"] = program.arguments
    try write(files, to: folder)
  }

  /// The same for enums with `reads`, in a folder `Forms`. Their program prints the samples.
  @Test(.enabled(if: folder != nil))
  func samplesOfFormsAreWritten() throws {
    let folder = URL(filePath: try #require(Self.folder)).appending(path: "Forms")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let random = RandomRun("samples of forms", seed: 2026, count: 300)
    let program = ReadsProgram(setCount: random.count, seed: random.seed, hasOptions: true)
    try #require(program.diagnostics == [])
    var files = program.files
    files["main.swift"] = program.decoder
    files["Report.swift"] = ReadsProgram.report
    try write(files, to: folder)
  }

  private func write(_ files: [String: String], to folder: URL) throws {
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
  }
}

/// The source of a program that says of each line on its standard input, `NAME<tab>JSON`, whether the
/// enum decodes it, and what it makes of that: `JSON`, or `cannot be written`, or nothing.
private func decoder(of enums: [(name: String, type: String)]) -> String {
  let coders = enums.map { "  \($0.name.debugDescription): { try recoded(\($0.type).self, $0) }," }
  return """
    import Foundation

    func recoded<T: Codable>(_ type: T.Type, _ data: Data) throws -> String {
      let value = try JSONDecoder().decode(type, from: data)
      guard let written = try? JSONEncoder().encode(value) else { return "cannot be written" }
      return String(decoding: written, as: UTF8.self)
    }

    let coders: [String: (Data) throws -> String] = [
    \(coders.joined(separator: "\n"))
    ]
    while let line = readLine() {
      let parts = line.split(separator: "\\t", maxSplits: 1)
      print((try? coders[String(parts[0])]!(Data(parts[1].utf8))) ?? "")
    }

    """
}

extension ReadsProgram {
  /// Such a program; with an argument, it prints samples instead.
  fileprivate var decoder: String {
    """
    if CommandLine.arguments.count > 1 {
      var report = ReadsReport()
    \(readers.map { "  \($0.check)(&report)\n" }.joined())  exit(0)
    }

    """ + BehaviorTests.decoder(of: readers.map { ($0.name, $0.name) })
  }

  /// Prints `NAME<tab>written or read<tab>JSON` for what checks write, and what they read.
  fileprivate static let report = """
    import Foundation

    struct ReadsReport {
      mutating func write<T: Encodable>(_ values: [T]) {}

      mutating func check<T: Encodable, R: Codable>(
        _ twins: [T], areReadAs readers: [R], form: String
      ) {
        for json in twins.compactMap(json) where (try? decode(R.self, json)) != nil {
          print("\\(R.self)\\tread\\t\\(json)")
        }
        for json in readers.compactMap(json) { print("\\(R.self)\\twritten\\t\\(json)") }
      }

      private func json<T: Encodable>(_ value: T) -> String? {
        (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) }
      }

      private func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
        try JSONDecoder().decode(type, from: Data(json.utf8))
      }
    }

    """
}

extension RandomProgram {
  fileprivate var decoder: String {
    BehaviorTests.decoder(of: enums.map { ($0.schemaName, $0.qualifiedName) })
  }

  /// For schemas alone: an enum that is what each generic one is with the arguments of its samples.
  fileprivate var arguments: String {
    enums.filter { $0.argument != nil }.map { plan in
      let generic = "\(plan.name)<\(plan.argument?.spelling ?? "")>"
      let alias = """
        // @CodableEnum(style: .untagged)
        enum Some\(plan.name) {
          case value(\(generic))
        }

        """
      return plan.parent.map { "extension \($0.name) {\n\(alias)}\n" } ?? alias
    }.joined()
  }

  /// `NAME<tab>written or read<tab>JSON`
  fileprivate var samples: String {
    var random = EnumPlanner(seed: 1).random
    return enums.flatMap { plan in
      plan.checks(&random).compactMap { check -> String? in
        // Not of what other types make of the enum.
        guard check.expression.hasPrefix("\(plan.qualifiedName)."), let json = check.json else {
          return nil
        }
        return "\(plan.schemaName)\t\(check.isReading ? "read" : "written")\t\(json)\n"
      }
    }.joined()
  }
}

extension EnumPlan {
  /// What a schema says of the enum, with its arguments, is under this name.
  fileprivate var schemaName: String {
    let name = argument == nil ? name : "Some\(name)"
    return parent.map { "\($0.name).\(name)" } ?? name
  }
}
