import Foundation

/// Where things are in the repository.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let roundTrips = root.appending(path: "IntegrationFixtures/RoundTrips")

  /// The strict coder and the checks, to be compiled into other programs.
  static func codingChecks() throws -> [String] {
    let folder = roundTrips.appending(path: "Sources/CodingChecks").path(percentEncoded: false)
    return try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }
}
