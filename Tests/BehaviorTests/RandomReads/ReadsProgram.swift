import CodableEnumCore
import CodingChecks

/// A program of enums with `reads`, of twins that write their forms, and of checks that the one
/// reads the other.
struct ReadsProgram {
  private(set) var files: [String: String] = [:]
  /// What the generator finds wrong in what it accepts piece by piece, which should be nothing.
  private(set) var diagnostics: [String] = []
  private(set) var setCount = 0
  /// Sets of forms that are refused although each form is accepted alone.
  private(set) var refusals: [Refusal] = []
  /// Forms that are refused alone, and left out of their sets.
  private(set) var unusableFormCount = 0
  private(set) var usableFormCount = 0
  /// The enums that aren't refused, and the functions that check them.
  private(set) var readers: [(name: String, check: String)] = []

  struct Refusal {
    let name: String
    let reader: String
    let errors: [String]
  }

  private static let setsPerFile = 10

  init(setCount: Int, seed: UInt64, hasOptions: Bool) {
    var planner = ReadsPlanner(seed: seed, hasOptions: hasOptions)
    var sources = ["Shared.swift": SampleType.declarations]
    var calls: [String] = []
    var number = 0
    while self.setCount < setCount {
      let planned = planner.plan(number)
      number += 1
      guard let set = usable(planned, &planner.random) else { continue }
      let part = self.setCount / Self.setsPerFile
      self.setCount += 1
      let samples = planner.samples(of: set.plan)
      sources["Enums\(part).swift", default: ""] += set.twins.joined()
      let errors = Self.diagnostics(of: set.plan.reader)
      if errors.isEmpty {
        sources["Enums\(part).swift", default: ""] += set.plan.reader
        readers.append((set.plan.readerName, "check\(set.plan.number)"))
      } else {
        refusals.append(
          .init(name: set.plan.readerName, reader: set.plan.reader, errors: errors))
      }
      files["Checks\(part).swift", default: ""] += Self.checks(
        of: set.plan, samples, isRefused: !errors.isEmpty)
      calls.append("  (\"\(set.plan.readerName)\", check\(set.plan.number)),\n")
    }
    files["main.swift"] = Self.main(calls)
    addGenerated(sources)
    files.merge(sources) { $1 }
  }

  /// The plan with those of its forms that are accepted alone, and the twins that write them; nil
  /// if these are less than two.
  private mutating func usable(
    _ plan: ReadsPlan, _ random: inout SeededGenerator
  ) -> (plan: ReadsPlan, twins: [String])? {
    let nilValues: [String?] = plan.forms.indices.map {
      $0 > 0 && random.chance(20) ? random.pick(["omit", "null"]) : plan.nilValues
    }
    let isUsable = plan.forms.indices.map {
      Self.diagnostics(of: plan.twin($0, nilValues: nilValues[$0])).isEmpty
    }
    usableFormCount += isUsable.count { $0 }
    unusableFormCount += isUsable.count { !$0 }
    guard isUsable[0], isUsable.dropFirst().contains(true) else { return nil }
    let kept = isUsable.indices.filter { isUsable[$0] }
    var plan = plan
    plan.forms = kept.map { plan.forms[$0] }
    return (plan, kept.indices.map { plan.twin($0, nilValues: nilValues[kept[$0]]) })
  }

  // MARK: Generation

  /// What is said about an enum alone. A warning counts like an error: the documents that it names
  /// are read as another case.
  private static func diagnostics(of source: String) -> [String] {
    let sources = ["Enum.swift": source, "Shared.swift": SampleType.declarations]
    return TargetSources(files: sources).generation(outputCount: 1).diagnostics.map(\.rendered)
  }

  private mutating func addGenerated(_ sources: [String: String]) {
    let generation = TargetSources(files: sources).generation(outputCount: 4)
    diagnostics = generation.diagnostics.filter(\.isError).map(\.rendered)
    for (number, output) in generation.outputs.enumerated() {
      files["Generated\(number).swift"] = output
    }
  }

  // MARK: Checks

  /// - Parameter isRefused: Whether there are only the twins.
  private static func checks(
    of plan: ReadsPlan, _ samples: [String], isRefused: Bool
  ) -> String {
    var lines = ["func check\(plan.number)(_ report: inout ReadsReport) {"]
    if !isRefused { lines.append("  let readers: [\(plan.readerName)] = \(list(samples))") }
    for (index, form) in plan.forms.enumerated() {
      let twins = "twins\(index)"
      lines.append("  let \(twins): [\(plan.twinName(index))] = \(list(samples))")
      lines.append("  report.write(\(twins))")
      if isRefused { continue }
      lines.append("  report.check(\(twins), areReadAs: readers, form: ##\"\(form.member)\"##)")
    }
    return (lines + ["}", "", ""]).joined(separator: "\n")
  }

  private static func list(_ samples: [String]) -> String {
    "[\n\(samples.map { "    \($0),\n" }.joined())  ]"
  }

  /// Begins with the set that its argument numbers, as a `PartedRun` asks.
  private static func main(_ calls: [String]) -> String {
    """
    import Foundation

    let checks: [(name: String, check: (inout ReadsReport) -> Void)] = [
    \(calls.joined())]
    for (name, check) in checks.dropFirst(Int(CommandLine.arguments[1])!) {
      print("part: \\(name)")
      fflush(nil)
      var report = ReadsReport()
      check(&report)
      for problem in report.problems { print("problem: \\(problem)") }
      if let json = report.ambiguousDocument { print("ambiguous: \\(json)") }
      print("readings: \\(report.readingCount)")
    }

    """
  }
}
