import Foundation
import Testing

/// What SwiftPM makes of a manifest, without building or downloading anything.
struct Manifest {
  let name: String
  /// What other packages can name, each with its kind.
  let products: [NSDictionary]
  /// What plugins are declared as, but for the tools that they depend on.
  let plugins: [NSDictionary]
  /// The name of the binary target, and where its artifacts are from.
  let tools: [String]

  init(of package: URL) async throws {
    let scratch = package.appending(path: ".build/manifest").filePath
    let run = try await ProcessRun(
      ["swift", "package", "dump-package", "--scratch-path", scratch], in: package,
      limit: .seconds(120))
    try #require(run.succeeded, "\(run.output)")
    let content = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let manifest = try #require(content as? [String: Any])
    name = try #require(manifest["name"] as? String)
    products = try Self.list("products", of: manifest, without: "targets")
    let targets = try Self.list("targets", of: manifest, without: "dependencies")
    plugins = targets.filter { $0["type"] as? String == "plugin" }
    tools = targets.filter { $0["type"] as? String == "binary" }
      .flatMap { target in ["name", "path", "url", "checksum"].compactMap { target[$0] as? String }
      }
  }

  private static func list(
    _ key: String, of manifest: [String: Any], without ignored: String
  ) throws -> [NSDictionary] {
    try #require(manifest[key] as? [[String: Any]])
      .map { $0.filter { $0.key != ignored } as NSDictionary }
  }
}
