import CodableEnumCore
import CodableEnumFormats
import Foundation

/// The file that the plugins write, since they alone know the package.
struct PackageTargets: Decodable {
  /// Paths that are shown begin here.
  let directory: String
  /// All of the package, and those that a command is about.
  private(set) var all: [Target] = []
  private(set) var targets: [Target]

  private enum CodingKeys: String, CodingKey {
    case directory, targets
  }

  struct Target: Decodable {
    let name: String
    let directory: String
    /// Of the Swift sources, as those of the target's folder.
    let sources: [String]
  }

  /// Those that the command line asks for.
  static func selected(by arguments: Arguments) throws -> PackageTargets {
    guard let file = arguments.values(of: "--targets").last else {
      throw UsageError("no '--targets FILE' given; 'swift package codable-enum' passes it")
    }
    let data = try Data(contentsOf: URL(filePath: file))
    var package = try JSONDecoder().decode(PackageTargets.self, from: data)
    package.all = package.targets
    let names = arguments.values(of: "--target")
    if names.isEmpty { return package }
    for name in names where !package.all.contains(where: { $0.name == name }) {
      let known = package.all.map(\.name)
      throw UsageError(NameSearch.unknown("Swift target", name, in: known))
    }
    package.targets.removeAll { !names.contains($0.name) }
    return package
  }

  /// A path as it is shown.
  func label(of path: String) -> String {
    if path == directory { return "" }
    return path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
  }

  /// The sources of a target.
  func sources(of target: Target) throws -> [SourceText] {
    try target.sources.map { path in
      do {
        return SourceText(
          path: label(of: path), bytes: Array(try Data(contentsOf: URL(filePath: path))))
      } catch {
        throw Failure("'\(label(of: path))' can't be read: \(error.localizedDescription)")
      }
    }
  }

  /// Tells of marked enums for which no code is generated, as far as the manifest shows it.
  func noteTargetsWithoutPlugin(_ found: [(target: Target, formats: TargetFormats)]) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    // Of manifests for several versions of Swift, SwiftPM chooses one.
    guard !files.contains(where: { $0.hasPrefix("Package@") }),
      let text = try? String(
        contentsOf: URL(filePath: directory + "/Package.swift"), encoding: .utf8)
    else { return }
    let manifest = Manifest(text)
    for (target, formats) in found {
      guard let name = formats.names.first,
        manifest.target(target.name, uses: "CodableEnumPlugin") == false
      else { continue }
      Console.printNote(
        "no code is generated for '\(name)': its target '\(target.name)' does not use the plugin; write "
          + "'plugins: [.plugin(name: \"CodableEnumPlugin\", package: \"swift-codable-enum\")]' in "
          + "Package.swift")
    }
  }

  /// What each target puts on the wire.
  ///
  /// - Throws: `Failure` with all errors of the sources.
  func formats() throws -> [(target: Target, formats: TargetFormats)] {
    let all = try targets.map { (target: $0, formats: TargetFormats.of(try sources(of: $0))) }
    let diagnostics = all.flatMap(\.formats.diagnostics)
    if diagnostics.contains(where: \.isError) { throw Failure(sourceErrors: diagnostics) }
    return all
  }
}
