import CodableEnumCore
import CodableEnumFormats
import Foundation

/// `lock`: records the formats of marked enums, so every build checks that they can still be read.
struct LockCommand {
  private let package: PackageTargets
  private let names: [LockUpdate.Name]

  init(_ arguments: Arguments) throws {
    if arguments.has("--read-only") {
      throw UsageError(
        "'swift package codable-enum-lock' does this; it asks whether it may write to the package")
    }
    guard arguments.operands.isEmpty else {
      throw UsageError(
        "'\(arguments.operands[0])' isn't an option; '--target NAME' names a target")
    }
    package = try PackageTargets.selected(by: arguments)
    names =
      arguments.values(of: "--accept").map { .accepted($0) }
      + arguments.values(of: "--remove").map { .removed($0) }
  }

  func run() throws -> ExitCode {
    let found = try package.formats().filter(\.formats.isOfInterest)
    if found.isEmpty {
      Console.print("No enum is marked. Write '// @CodableEnum(…)' before one.")
      return .success
    }
    let updates = try updates(of: found.map(\.formats))
    let findings = updates.flatMap(\.findings)
    guard findings.isEmpty else {
      throw Failure(
        "nothing was written: what is locked can no longer be decoded\n"
          + findings.map(\.rendered).joined(separator: "\n")
          + "\n'--accept NAME' replaces what is locked for a type or a case with what is written now, "
          + "'--remove NAME' removes it.")
    }
    // Nothing is written unless everything can be.
    let files = try zip(found, updates).map { try file(of: $0.target, $0.formats, $1) }
    for lock in files { try lock.file.write() }
    Console.print(files.map(\.report).joined(separator: "\n"))
    return .success
  }

  private func updates(of targets: [TargetFormats]) throws -> [LockUpdate] {
    var updates = targets.map { LockUpdate($0) }
    for name in names {
      var isKnown = false
      var refusal: LockUpdate.Refusal?
      for index in updates.indices {
        do throws(LockUpdate.Refusal) {
          isKnown = try updates[index].apply(name) || isKnown
        } catch {
          refusal = error
        }
      }
      if isKnown { continue }
      if let refusal { throw UsageError(refusal.text) }
      throw UsageError(
        NameSearch.unknown("type or case", name.text, in: updates.flatMap(\.names)))
    }
    return updates
  }

  private func file(
    of target: PackageTargets.Target, _ formats: TargetFormats, _ update: LockUpdate
  ) throws -> LockFile {
    let path =
      formats.lockPath.map { label in target.sources.first { package.label(of: $0) == label }! }
      ?? "\(target.directory)/\(target.name).formats.swift"
    let old = try? Data(contentsOf: URL(filePath: path))
    if let old, TargetFormats(of: [SourceText(path: path, bytes: Array(old))]).lockPath == nil {
      throw Failure(
        "'\(package.label(of: path))' exists, but isn't a lock of this target; move or delete it")
    }
    try package.checkIsCompiled(path, with: target, exists: old != nil)
    let file = PackageFile(
      path: path, label: package.label(of: path), old: old, new: update.result.text)
    return LockFile(file: file, changes: update.changes)
  }
}

/// The new content of a lock file.
struct LockFile {
  let file: PackageFile
  let changes: [LockUpdate.Change]

  /// The number of changed lines of each type.
  var report: String {
    let label = file.label
    if file.isUpToDate { return "\(label) is up to date" }
    let title = changes.isEmpty ? "\(label): sorted" : "\(label)\(file.old == nil ? " (new)" : "")"
    return ([title] + Table.lines(changes.map { ($0.name, $0.text) })).joined(separator: "\n")
  }
}
