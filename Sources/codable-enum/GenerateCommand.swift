import CodableEnumCore
import CodableEnumFormats
import Foundation

/// `generate`: writes the code that the plugin would generate into the package.
struct GenerateCommand {
  private let package: PackageTargets
  private let named: [String]
  private let output: String?
  private let isCheck: Bool
  private let isNonisolated: Bool
  private let hasPackage: Bool

  init(_ arguments: Arguments) throws {
    isCheck = arguments.has("--check")
    if arguments.has("--read-only"), !isCheck {
      throw UsageError(
        "'swift package codable-enum-generate' does this; it asks whether it may write to the package"
      )
    }
    if arguments.has("--targets") {
      if let operand = arguments.operands.first {
        throw UsageError("unknown argument '\(operand)'; to choose a target, write '--target NAME'")
      }
      package = try PackageTargets.selected(by: arguments)
    } else {
      package = try PackageTargets.folders(arguments)
    }
    named = arguments.values(of: "--target")
    output = arguments.value(of: "--output")
    isNonisolated = arguments.has("--nonisolated")
    hasPackage = arguments.has("--targets")
  }

  func run() throws -> ExitCode {
    let marked = try package.formats().filter { !$0.formats.names.isEmpty }.map(\.target)
    for target in package.targets where !marked.contains(where: { $0.name == target.name }) {
      if let file = try package.checkedInFiles(of: target).first {
        throw Failure(
          "'\(package.label(of: file))' is left over: the target '\(target.name)' has no marked "
            + "enum; delete the file")
      }
    }
    let targets = try marked.filter(isWithoutPlugin)
    if targets.isEmpty {
      if marked.isEmpty { Console.print(nothingMarked) }
      return .success
    }
    if output != nil, targets.count > 1 {
      let names = targets.map { "'\($0.name)'" }.joined(separator: ", ")
      throw UsageError("'--output' is for one target; name it with '--target': \(names)")
    }
    // Nothing is written unless everything can be.
    let files = try targets.map(file)
    if isCheck { return try check(files) }
    for output in files { try output.file.write() }
    Console.print(files.map(\.report).joined(separator: "\n"))
    return .success
  }

  private var nothingMarked: String {
    let end = "write '// @CodableEnum(…)' before one"
    if named.isEmpty { return "No enum is marked; \(end)" }
    return named.map { "The target '\($0)' has no marked enum; \(end)" }.joined(separator: "\n")
  }

  /// Whether a target needs the file. With the plugin, everything would be declared twice.
  private func isWithoutPlugin(_ target: PackageTargets.Target) throws -> Bool {
    guard package.manifest?.target(target.name, uses: "CodableEnumPlugin") == true else {
      return true
    }
    let files = try package.checkedInFiles(of: target)
    guard named.isEmpty, files.isEmpty else {
      let cure = files.first.map { "delete '\(package.label(of: $0))', or " } ?? ""
      throw Failure(
        "the target '\(target.name)' uses CodableEnumPlugin, which generates the same code; \(cure)"
          + "remove the plugin from the target in Package.swift")
    }
    Console.printNote(
      "nothing is written for the target '\(target.name)', which uses CodableEnumPlugin")
    return false
  }

  private func check(_ files: [GeneratedFile]) throws -> ExitCode {
    let outdated = files.filter { !$0.file.isUpToDate }
    guard outdated.isEmpty else {
      throw Failure(outdated.map(\.difference).joined(separator: "\n"))
    }
    Console.print(files.map(\.report).joined(separator: "\n"))
    return .success
  }

  private func file(of target: PackageTargets.Target) throws -> GeneratedFile {
    let present = try package.checkedInFiles(of: target)
    let path =
      output.map(package.path)
      // The file may have been moved or renamed within the target.
      ?? present.first ?? "\(target.directory)/Generated/\(target.name)+CodableEnum.swift"
    let label = package.label(of: path)
    if let other = present.first(where: { $0 != path }) {
      throw Failure("'\(package.label(of: other))' was generated for the target, too; delete it")
    }
    let old = try? Data(contentsOf: URL(filePath: path))
    if let old, !SourceText(path: path, bytes: Array(old)).isCheckedIn {
      throw Failure(
        "'\(label)' is there and was not generated; move it, or name another file with '--output'")
    }
    let command = command(for: target, output: output.map { _ in label })
    if output == nil { try package.checkIsCompiled(path, with: target, exists: old != nil) }
    let source = CheckedInSource(
      of: try package.sources(of: target), command: command,
      isolatesTypes: isNonisolated || package.manifestHasDefaultIsolation)
    guard let text = source.text else { throw Failure(sourceErrors: source.diagnostics) }
    for diagnostic in source.diagnostics { Console.printNote(diagnostic.rendered) }
    let file = PackageFile(path: path, label: label, old: old, new: text)
    return GeneratedFile(file: file, command: command)
  }

  /// Returns the command that writes the file again, even if this run includes other targets.
  private func command(for target: PackageTargets.Target, output: String?) -> String {
    /// A shell would split what contains a space.
    func word(_ text: String) -> String { text.contains(" ") ? "\"\(text)\"" : text }
    let folder = word(package.label(of: target.directory))
    var words =
      hasPackage ? ["swift package codable-enum-generate"] : ["codable-enum generate", folder]
    if isNonisolated { words.append("--nonisolated") }
    if let output {
      if hasPackage { words.append("--target \(word(target.name))") }
      words.append("--output \(word(output))")
    }
    return words.joined(separator: " ")
  }
}

/// The new content of a file of generated code.
private struct GeneratedFile {
  let file: PackageFile
  let command: String

  var report: String {
    file.isUpToDate
      ? "\(file.label) is up to date" : "\(file.label) (\(file.old == nil ? "new" : "updated"))"
  }

  var difference: String {
    guard let old = file.old else { return "'\(file.label)' is missing; run '\(command)'" }
    return "'\(file.label)' is out of date; run '\(command)'\n"
      + LineDifference(from: old, to: file.new).text
  }
}
