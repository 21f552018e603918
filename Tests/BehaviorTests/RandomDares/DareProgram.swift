import CodableEnumCore
import CodingChecks
import TestSupport

/// A program of the enums that are accepted, with checks that nothing is lost, and of twins of those
/// that are refused, with checks that the documents that are shown are true.
struct DareProgram {
  private(set) var files: [String: String] = [:]
  /// What the generator finds wrong in what it accepts piece by piece, which should be nothing.
  private(set) var diagnostics: [String] = []
  private(set) var acceptedCount = 0
  /// How often each message refuses an enum.
  private(set) var refusals: [Message.ID: Int] = [:]
  private(set) var witnessCount = 0
  /// The enums by name, to be shown with a problem.
  private(set) var plans: [String: String] = [:]

  private var sources = ["Shared.swift": DareType.declarations]
  private var calls: [String] = []
  private var checks: [String] = []

  private static let enumsPerFile = 25

  init(enumCount: Int, seed: UInt64) {
    var planner = DarePlanner(seed: seed)
    var number = 0
    while acceptedCount < enumCount {
      let plan = planner.plan(number)
      number += 1
      let source = plan.source(plan.name)
      let found = Self.diagnostics(in: source)
      let errors = found.filter(\.isError)
      if errors.isEmpty {
        let uncoded = plan.uncoded.source(plan.name)
        let excuses = DareExcuses(
          plan, warnings: found, uncoded: uncoded == source ? [] : Self.diagnostics(in: uncoded))
        add(plan, source, planner.samples(of: plan), excuses)
      } else {
        for id in Set(errors.map(\.message.id)) { refusals[id, default: 0] += 1 }
        addWitnesses(plan, errors)
      }
    }
    for (part, start) in stride(from: 0, to: checks.count, by: Self.enumsPerFile).enumerated() {
      let part = "Checks\(part).swift"
      files[part] =
        "import Foundation\n\n"
        + checks[start..<min(start + Self.enumsPerFile, checks.count)].joined()
    }
    files["main.swift"] = main
    let generation = TargetSources(files: sources).generation(outputCount: 4)
    diagnostics = generation.diagnostics.filter(\.isError).map(\.rendered)
    for (number, output) in generation.outputs.enumerated() {
      files["Generated\(number).swift"] = output
    }
    files.merge(sources) { $1 }
  }

  private static func diagnostics(in source: String) -> [Diagnostic] {
    let sources = ["Enum.swift": source, "Shared.swift": DareType.declarations]
    return TargetSources(files: sources).generation(outputCount: 1).diagnostics
  }

  /// The enum whose conformance the compiler warns of; nil of what is not generated.
  func plan(ofGeneratedLine warning: Substring) -> String? {
    let parts = warning.split(separator: ":")
    guard warning.hasPrefix("Generated"), let number = Int(parts[1]) else { return nil }
    let lines = files[String(parts[0])]?.split(separator: "\n", omittingEmptySubsequences: false)
    let head = lines?.prefix(number).last { $0.hasPrefix("extension ") }
    return head?.split { $0 == " " || $0 == ":" }.dropFirst().first.map { plans[String($0)] ?? "" }
  }

  private mutating func add(_ name: String, _ source: String) {
    sources[
      "Enums\(calls.count / Self.enumsPerFile).swift", default: "import Foundation\n\n"] += source
  }

  // MARK: What is accepted

  private mutating func add(
    _ plan: DarePlan, _ source: String, _ samples: [String], _ excuses: DareExcuses
  ) {
    acceptedCount += 1
    plans[plan.name] = source
    add(plan.name, source)
    let names = plan.cases.map(\.name) + plan.cases.flatMap { $0.values.compactMap(\.label) }
    var lines = ["func check\(plan.name)(_ report: inout CheckReport) {"]
    lines.append("  let words: [String] = \(Array(Set(names)).sorted())")
    lines.append("  let values: [\(plan.name)] = [")
    lines += samples.filter { !plan.keepsOuterTag($0) && !excuses.mayFail($0) }
      .map { "    \($0)," }
    lines.append("  ]")
    lines += excuses.source
    lines.append("  for value in values { report.check(value, nil, vocabulary: words) }")
    checks.append((lines + ["}", "", ""]).joined(separator: "\n"))
    calls.append("  (\"\(plan.name)\", check\(plan.name)),\n")
  }

  // MARK: What is refused

  private static let telling: Set<Message.ID> = [
    .unreachableCase, .indistinctCasesOfTag, .ambiguousUntagged,
  ]

  /// A document that two cases are said to share is read as each of them alone, and written by one.
  private mutating func addWitnesses(_ plan: DarePlan, _ errors: [Diagnostic]) {
    guard let error = errors.first(where: { Self.telling.contains($0.message.id) }),
      errors.allSatisfy({ Self.telling.contains($0.message.id) }), plan.cases.count > 1,
      // Alone, a case of these writes other documents.
      !plan.isRecursive,
      !plan.arguments.contains(where: { $0.hasPrefix("reads:") }),
      // What is skipped is not read as it was written.
      !plan.source(plan.name).contains("skip:"),
      let document = error.shownDocument, !document.contains("…"),
      !error.message.text.contains("looking can't tell")
    else { return }
    let twins = plan.cases.indices.compactMap { index -> (name: String, source: String)? in
      let name = "\(plan.name)x\(index)"
      let end = plan.cases.indices.last.map { plan.isRecursive && $0 != index ? [$0] : [] }
      let source = plan.source(name, kept: [index] + (end ?? []))
      return Self.diagnostics(in: source).contains(where: \.isError) ? nil : (name, source)
    }
    // The others may be those that are meant.
    guard twins.count == plan.cases.count else { return }
    witnessCount += 1
    plans[plan.name] =
      errors.map(\.rendered).joined(separator: "\n") + "\n" + plan.source(plan.name)
    for twin in twins { add(plan.name, twin.source) }
    let types = twins.map { "\($0.name).self" }.joined(separator: ", ")
    // What keys or a tag choose need not be read, and a tag or a key may be one that is only read.
    let isRead =
      !plan.arguments.contains("choice: .byKeys") && error.message.id != .ambiguousUntagged
    let isWritten = error.message.id == .unreachableCase
    checks.append(
      """
      func check\(plan.name)(_ report: inout CheckReport) {
        report.checkShared(##"\(document)"##, by: [\(types)], areReaders: \(isRead), isWritten: \(isWritten))
      }


      """)
    calls.append("  (\"\(plan.name)\", check\(plan.name)),\n")
  }

  /// Begins with the enum that its argument numbers, as a `PartedRun` asks.
  private var main: String {
    """
    import Foundation

    let checks: [(name: String, check: (inout CheckReport) -> Void)] = [
    \(calls.joined())]
    for (name, check) in checks.dropFirst(Int(CommandLine.arguments[1])!) {
      print("part: \\(name)")
      fflush(nil)
      var report = CheckReport(seed: 1, mutationsPerValue: 8)
      check(&report)
      // A property under the tag's key can't have any other value than a tag, and what is only
      // decoded is not written again.
      let expected = ["must be the tag of the case", "is never encoded"]
      for problem in report.problems where !expected.contains(where: problem.contains) {
        // A damaged dictionary beside the tag may have the tag's key.
        if problem.contains(" {"), problem.contains("another value already has the key") { continue }
        print("problem: \\(problem.replacingOccurrences(of: "\\n", with: " "))")
      }
      print("values: \\(report.valueCount)")
    }

    """
  }
}
