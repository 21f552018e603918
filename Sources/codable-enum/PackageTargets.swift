import CodableEnumCore
import CodableEnumFormats
import Foundation

/// The targets of a package, from a file that the plugins write. Only they know the package.
struct PackageTargets: Decodable {
  /// The directory that shown paths are relative to.
  let directory: String
  /// All targets of the package; `targets` are those that the command works on.
  private(set) var all: [Target] = []
  private(set) var targets: [Target]

  private init(directory: String, targets: [Target]) {
    self.directory = directory
    self.targets = targets
  }

  private enum CodingKeys: String, CodingKey {
    case directory, targets
  }

  struct Target: Decodable {
    let name: String
    let directory: String
    /// The paths of the Swift sources.
    let sources: [String]
  }

  /// Returns the targets that the command line selects.
  static func selected(by arguments: Arguments) throws -> PackageTargets {
    guard let file = arguments.value(of: "--targets") else {
      throw UsageError("no '--targets FILE' given; 'swift package codable-enum' passes it")
    }
    let data = Data(try InputFile.bytes(of: file))
    guard var package = try? JSONDecoder().decode(PackageTargets.self, from: data) else {
      throw Failure("'\(file)' describes no package; 'codable-enum --help' shows one that does")
    }
    try package.select(arguments.values(of: "--target"))
    return package
  }

  /// Returns the targets in the folders that the command line names, for packages that don't depend
  /// on this one. Each target has the name of its folder.
  static func folders(_ arguments: Arguments) throws -> PackageTargets {
    if arguments.operands.isEmpty {
      throw UsageError(
        "no folder of a target is named, as in 'codable-enum \(arguments.command!.rawValue) Sources/App'"
      )
    }
    let directory = FileManager.default.currentDirectoryPath
    var package = PackageTargets(directory: directory, targets: [])
    package.targets = try arguments.operands.map { folder in
      let url = URL(filePath: package.path(folder)).standardizedFileURL
      let path = url.path(percentEncoded: false)
      let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
      let sources = (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      if sources.isEmpty { throw UsageError("there is no Swift file in '\(folder)'") }
      return Target(
        name: url.lastPathComponent,
        directory: path.hasSuffix("/") ? String(path.dropLast()) : path,
        sources: sources.map { $0.standardizedFileURL.path(percentEncoded: false) }.sorted())
    }
    try package.select(arguments.values(of: "--target"))
    return package
  }

  /// Keeps only the targets with these names, if there are any names.
  private mutating func select(_ names: [String]) throws {
    all = targets
    if names.isEmpty { return }
    for name in names where !all.contains(where: { $0.name == name }) {
      throw UsageError(NameSearch.unknown("Swift target", name, in: all.map(\.name)))
    }
    targets.removeAll { !names.contains($0.name) }
  }

  /// Returns the absolute path for a path on the command line.
  func path(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(directory)/\(path)"
  }

  /// Returns a path as it is shown.
  func label(of path: String) -> String {
    if path == directory { return "" }
    return path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
  }

  /// Returns the sources of a target, without checked-in generated files.
  func sources(of target: Target) throws -> [SourceText] {
    try allSources(of: target).filter { !$0.isCheckedIn }
  }

  /// Returns the paths of generated files among the sources of a target.
  func checkedInFiles(of target: Target) throws -> [String] {
    zip(target.sources, try allSources(of: target)).filter { $1.isCheckedIn }.map { $0.0 }
  }

  /// Makes sure that the build sees a file that a command writes into a target's folder. A target
  /// can list its sources, and only the manifest knows whether a new file is one of them.
  func checkIsCompiled(_ path: String, with target: Target, exists: Bool) throws {
    if target.sources.contains(path) { return }
    let file = "'\(label(of: path))'"
    if exists {
      throw Failure(
        "\(file) isn't compiled with the target '\(target.name)'; add it to the sources of the "
          + "target, or move it to a folder that is compiled")
    }
    if manifest?.target(target.name, has: "sources") == true {
      Console.printNote(
        "the target '\(target.name)' lists its 'sources:' in Package.swift; \(file) must be "
          + "one of them")
    }
  }

  private func allSources(of target: Target) throws -> [SourceText] {
    try target.sources.map { path in
      do {
        return SourceText(
          path: label(of: path), bytes: Array(try Data(contentsOf: URL(filePath: path))))
      } catch {
        throw Failure("'\(label(of: path))' can't be read: \(error.localizedDescription)")
      }
    }
  }

  /// Prints a note about marked enums for which no code is generated, if the manifest shows that.
  func noteTargetsWithoutPlugin(_ found: [(target: Target, formats: TargetFormats)]) {
    guard let manifest else { return }
    for (target, formats) in found {
      guard let name = formats.names.first,
        manifest.target(target.name, uses: "CodableEnumPlugin") == false,
        (try? checkedInFiles(of: target))?.isEmpty == true
      else { continue }
      Console.printNote(
        "no code is generated for '\(name)': its target '\(target.name)' does not use the plugin; write "
          + "'plugins: [.plugin(name: \"CodableEnumPlugin\", package: \"swift-codable-enum\")]' in "
          + "Package.swift")
    }
  }

  /// The package's manifest. nil if there is none, or if there are several for different versions
  /// of Swift, because SwiftPM chooses one of these.
  var manifest: Manifest? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return files.contains { $0.hasPrefix("Package@") } ? nil : manifestText.map(Manifest.init)
  }

  /// Whether modules of the package may have a default isolation, which generated code must opt out
  /// of.
  var manifestHasDefaultIsolation: Bool { manifestText?.contains("defaultIsolation") ?? false }

  private var manifestText: String? {
    try? String(contentsOf: URL(filePath: directory + "/Package.swift"), encoding: .utf8)
  }

  /// Returns the formats of each target.
  ///
  /// - Throws: `Failure` with all errors of the sources.
  func formats() throws -> [(target: Target, formats: TargetFormats)] {
    let all = try targets.map { (target: $0, formats: TargetFormats(of: try sources(of: $0))) }
    let diagnostics = all.flatMap(\.formats.diagnostics)
    if diagnostics.contains(where: \.isError) { throw Failure(sourceErrors: diagnostics) }
    return all
  }
}
