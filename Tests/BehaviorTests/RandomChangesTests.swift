import CodingChecks
import Foundation
import TestSupport
import Testing

/// What an older version of an enum has written is read by a newer one, or the lock of the older one
/// refuses it; and what it refuses is not read. `CODABLE_ENUM_KEEP` also prints what each change has
/// come to.
@Suite struct RandomChangesTests {
  private static let random = RandomRun("random changes", seed: 2028, count: 100, byDefault: 8)
  private var seed: UInt64 { Self.random.seed }
  private var count: Int { Self.random.count }
  private var isKept: Bool { Self.random.isKept }

  @Test func whatTheLockPassesIsRead() throws {
    var planner = ChangesPlanner(seed: seed)
    let pairs = planner.pairs(count)
    print("random changes: \(planner.refusedCount) pairs refused without a lock")
    #expect(planner.impossible == [])
    for pair in pairs where !pair.otherErrors.isEmpty {
      Issue.record("seed \(seed), an error beside the lock's: \(pair.description)")
    }
    let programs = ChangesPrograms(pairs, &planner.random)
    try #require(programs.diagnostics == [])
    let run = try SwiftCompiler.withTemporaryFolder(isKept: isKept) { folder in
      if isKept { print("random changes: \(folder.path(percentEncoded: false))") }
      return try ChangesRun(programs, of: pairs, in: folder, compile: compile)
    }
    judge(run)
    if isKept { describe(run) }
  }

  /// What a finding says to write makes it go away, and brings no error of another kind.
  @Test func whatIsPastedCures() {
    var planner = ChangesPlanner(seed: seed)
    let trials = planner.pairs(count).map { CureTrial($0) }
    let wrong = trials.flatMap(\.wrong)
    let cureCount = trials.reduce(0) { $0 + $1.cureCount }
    print("random changes: \(wrong.count) of \(cureCount) cures do not work")
    for cure in wrong.prefix(10) { Issue.record("seed \(seed), \(cure)") }
  }

  @Test func whatDoesNotChangeIsRead() {
    var planner = ChangesPlanner(seed: seed)
    let versions = planner.versions(count).map { ($0.source, $0.target) }
    let enums = RandomProgram(enumCount: count, seed: seed)
    let together = [("the enums of \(RandomProgram.self)", TargetSources(files: enums.sources))]
    for (name, target) in versions + together {
      let lock = target.formats().lockText()
      let known = Set(target.errors.map(\.rendered))
      let errors = target.locked(lock).errors.map(\.rendered).filter { !known.contains($0) }
      #expect(errors == [], "seed \(seed): \(name)\n\(lock)")
    }
  }

  private func judge(_ run: ChangesRun) {
    let unsound = run.results.filter { $0.isPassed && !$0.failures.isEmpty }
    for result in unsound.prefix(10) {
      Issue.record(
        """
        seed \(seed), not read although the lock passes it:
        \(result.failures.prefix(3).joined(separator: "\n"))
        \(result.pair.description)
        """)
    }
    let alarms = run.results.filter { !$0.isPassed && !$0.pair.isOfType }
    let falseAlarms = alarms.filter(\.isWithoutReason)
    let leftOutCount = run.results.map(\.leftOut.count).reduce(0, +)
    print("random changes: \(run.documentCount) documents, \(leftOutCount) values left out")
    print("random changes: \(unsound.count) passed by the lock and not read")
    print("random changes: \(falseAlarms.count) of \(alarms.count) alarms without a reason")
    let names = falseAlarms.map { $0.pair.changes.map(\.name) }
    #expect(falseAlarms.count * 100 <= alarms.count * 5, "seed \(seed): \(names)")
  }

  private func compile(_ folder: URL, _ files: [String: String]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let sources = try files.keys.sorted() + Repository.codingChecks()
    let compiled = try SwiftCompiler.compile(
      ["-Onone", "-swift-version", "6", "-suppress-warnings", "-wmo", "-o", "program"]
        + sources, in: folder)
    let errors = compiled.output.split(separator: "\n").filter { $0.contains(": error: ") }
    try #require(compiled.status == 0, "\(errors.prefix(20).joined(separator: "\n"))")
  }

  // MARK: For study

  private func describe(_ run: ChangesRun) {
    let single = run.results.filter { $0.pair.changes.count == 1 }
    let groups = Dictionary(grouping: single) { $0.pair.changes[0].name }
    for (name, single) in groups.sorted(by: { $0.key < $1.key }) {
      let failed = single.count { !$0.failures.isEmpty }
      let refused = single.count { !$0.isPassed }
      print("\(name): \(single.count) pairs, \(failed) with failures, \(refused) alarms")
    }
    for line in run.results.flatMap(\.leftOut) { print("left out: \(line)") }
    for result in run.results where result.isWithoutReason {
      let kind = result.pair.isOfType ? "alarm about a type" : "alarm"
      print("\(kind) without a reason: \(result.pair.description)")
    }
  }
}

extension ChangesRun.Result {
  fileprivate var isPassed: Bool { pair.alarms.isEmpty }

  /// Whether there is an alarm that nothing explains, nor could explain.
  fileprivate var isWithoutReason: Bool {
    let isExplained =
      !failures.isEmpty || isLossy && pair.isOfLossAlone || !leftOut.isEmpty
      || pair.isOfOtherArguments
    return !isPassed && !isExplained
  }
}
