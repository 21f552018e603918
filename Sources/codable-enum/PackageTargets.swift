import CodableEnumCore
import CodableEnumFormats
import Foundation

/// The file that the plugins write, since they alone know the package.
struct PackageTargets: Decodable {
  /// Paths that are shown begin here.
  let directory: String
  let targets: [Target]

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
    let all = try JSONDecoder().decode(PackageTargets.self, from: data)
    let names = arguments.values(of: "--target")
    if names.isEmpty { return all }
    for name in names where !all.targets.contains(where: { $0.name == name }) {
      let known = all.targets.map(\.name)
      throw UsageError(NameSearch.unknown("Swift target", name, in: known))
    }
    return PackageTargets(
      directory: all.directory, targets: all.targets.filter { names.contains($0.name) })
  }

  /// A path as it is shown.
  func label(of path: String) -> String {
    path.hasPrefix(directory + "/") ? String(path.dropFirst(directory.count + 1)) : path
  }

  /// What a target puts on the wire.
  ///
  /// Which targets use the build plugin, plugins are not told: those have marked enums or a lock.
  func formats(of target: Target) throws -> TargetFormats {
    TargetFormats.of(
      try target.sources.map { path in
        do {
          return SourceText(
            path: label(of: path), bytes: Array(try Data(contentsOf: URL(filePath: path))))
        } catch {
          throw Failure("'\(label(of: path))' cannot be read: \(error.localizedDescription)")
        }
      })
  }

  /// The formats of all targets that have any, or have a lock.
  ///
  /// - Throws: `Failure` with all errors of the sources.
  func formats() throws -> [(target: Target, formats: TargetFormats)] {
    let all = try targets.map { ($0, try formats(of: $0)) }
    let diagnostics = all.flatMap(\.1.diagnostics).filter(\.isError)
    guard diagnostics.isEmpty else {
      throw Failure(
        "the sources have errors\n" + diagnostics.map(\.rendered).joined(separator: "\n"))
    }
    return all.filter { !$0.1.names.isEmpty || $0.1.lockPath != nil }
  }
}
