import CodableEnumCore
import CodableEnumFormats
import CodableEnumLocks
import Foundation

/// `check`: checks that old data can still be read.
struct CheckCommand {
  private let package: PackageTargets
  private let against: String?
  private let isJSON: Bool

  init(_ arguments: Arguments) throws {
    if let operand = arguments.operands.first {
      throw UsageError("'\(operand)' isn't an option; write '--against \(operand)', or '--target'")
    }
    package = try PackageTargets.selected(by: arguments)
    against = arguments.value(of: "--against")
    isJSON = arguments.has("--json")
  }

  func run() throws -> ExitCode {
    let found = try package.formats()
    package.noteTargetsWithoutPlugin(found)
    let report = try report(found)
    try show(report)
    let count = report.findings.count
    if count == 0 { return .success }
    throw Failure(
      "not everything that was written can be decoded: \(count) finding\(count == 1 ? "" : "s")")
  }

  private func report(
    _ targets: [(target: PackageTargets.Target, formats: TargetFormats)]
  ) throws -> CheckReport {
    var report = CheckReport(against: against)
    let found = targets.filter(\.formats.isOfInterest)
    guard let against else {
      for (target, formats) in found { report.addLock(of: formats, target: target.name) }
      return report
    }
    if let lock = try lock(at: against) {
      guard found.count == 1 else {
        throw UsageError("a lock belongs to one target; name it with '--target'")
      }
      report.add(found[0].formats, target: found[0].target.name, lock: lock, old: nil)
    } else {
      let revision = try revision(against)
      // Targets without marked enums may have had some then.
      for (target, formats) in targets { try report.add(formats, target, revision, package) }
    }
    return report
  }

  private func revision(_ name: String) throws -> GitRevision {
    do {
      return try GitRevision(name, in: package.directory)
    } catch let error as Failure {
      throw UsageError(
        "'\(name)' is neither a lock file nor a git revision of the package"
          + (error.text.isEmpty ? "" : "\n" + error.text))
    }
  }

  private func show(_ report: CheckReport) throws {
    if isJSON { return try Console.print(json: report) }
    guard !report.targets.isEmpty else {
      return Console.print("No enum is marked. Write '// @CodableEnum(…)' before one.")
    }
    Console.print(CheckText(report, Console.palette).text)
  }

  /// Returns the lock in a file; nil if there is no such file.
  private func lock(at path: String) throws -> FormatLock? {
    let url = URL(filePath: path, relativeTo: URL(filePath: package.directory + "/"))
    guard let data = try? Data(contentsOf: url) else { return nil }
    let formats = TargetFormats(of: [SourceText(path: path, bytes: Array(data))])
    if formats.hasErrors { throw Failure(sourceErrors: formats.diagnostics) }
    guard formats.lockPath != nil else { throw UsageError("'\(path)' isn't a lock file") }
    return formats.lock
  }
}

extension CheckReport {
  /// Compares a target with its state in a revision.
  fileprivate mutating func add(
    _ formats: TargetFormats, _ target: PackageTargets.Target, _ revision: GitRevision,
    _ package: PackageTargets
  ) throws {
    let sources = try revision.sources(in: package.label(of: target.directory)) { path in
      package.mayBelong(path, to: target)
    }
    let old = TargetFormats(of: sources)
    guard formats.isOfInterest || old.isOfInterest else { return }
    if sources.isEmpty { return addMissing(formats, target: target.name) }
    if old.hasErrors { throw Failure(sourceErrors: old.diagnostics) }
    add(formats, target: target.name, lock: old.current(), old: old)
  }
}

extension PackageTargets {
  /// Whether a file of a revision may have belonged to the target. A file that still exists but
  /// isn't compiled with the target didn't, nor did a file in the folder of an inner target.
  fileprivate func mayBelong(_ label: String, to target: Target) -> Bool {
    let path = "\(directory)/\(label)"
    if target.sources.contains(path) { return true }
    let isInner = all.contains { other in
      other.directory.hasPrefix(target.directory + "/") && path.hasPrefix(other.directory + "/")
    }
    return !isInner && !FileManager.default.fileExists(atPath: path)
  }
}
