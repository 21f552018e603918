import Foundation

/// A copy of a package under IntegrationFixtures that a test edits and builds.
///
/// Copies lie in the checkout's `.build`, one for each build system, and stay there after the tests
/// for a look.
@MainActor
final class Fixture {
  let directory: URL
  let system: BuildSystem
  private let original: URL
  private var clock = Date.now

  static let checkout = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A copy that takes the tools as they were built with the tests.
  static func withTools(
    _ name: String, as copyName: String? = nil, _ system: BuildSystem
  ) async throws -> Fixture {
    try Fixture(name, as: copyName, system, package: await PrebuiltPackage.url())
  }

  /// - Parameters:
  ///   - copyName: Tells copies of one package apart.
  ///   - package: Where the plugin is from; by default from the checkout, so that each build system
  ///     compiles the generator.
  init(
    _ name: String, as copyName: String? = nil, _ system: BuildSystem, package: URL = checkout
  ) throws {
    self.system = system
    let files = FileManager.default
    original = Self.checkout.appending(path: "IntegrationFixtures/\(name)")
    directory = Self.checkout.appending(
      path: ".build/BuildTests/\(copyName ?? name)-\(system.rawValue)")
    if files.fileExists(atPath: directory.filePath) { try files.removeItem(at: directory) }
    try files.createDirectory(at: directory, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: original.filePath) where name != ".build" {
      try files.copyItem(at: original.appending(path: name), to: directory.appending(path: name))
    }
    try edit("Package.swift") {
      $0.replacing(#"path: "../..""#, with: #"path: "\#(package.filePath)""#)
    }
  }
}

// MARK: Files

extension Fixture {
  func url(_ path: String) -> URL { directory.appending(path: path) }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).filePath)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Writes a file with a modification time seconds away from all others that this fixture gave: the
  /// Swift driver tells changes of *user* files by whole seconds.
  func write(_ path: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url(path))
    clock += 2
    try FileManager.default.setAttributes(
      [.modificationDate: clock], ofItemAtPath: url(path).filePath)
  }

  func edit(_ path: String, _ change: (String) -> String) throws {
    try write(path, change(try read(path)))
  }

  func move(_ path: String, to newPath: String) throws {
    try FileManager.default.createDirectory(
      at: url(newPath).deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: url(path), to: url(newPath))
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url(path))
  }

  /// Makes a folder what it is in the original, touching only the files that differ.
  func restore(_ folder: String) throws {
    let files = FileManager.default
    let originals = try files.subpathsOfDirectory(atPath: original.appending(path: folder).filePath)
    for path in try files.subpathsOfDirectory(atPath: url(folder).filePath)
    where !originals.contains(path) && exists("\(folder)/\(path)") {
      try remove("\(folder)/\(path)")
    }
    for path in originals.map({ "\(folder)/\($0)" }) where path.hasSuffix(".swift") {
      let text = try String(contentsOf: original.appending(path: path), encoding: .utf8)
      if try !exists(path) || read(path) != text { try write(path, text) }
    }
  }

  func modificationDate(_ path: String) throws -> Date {
    let attributes = try FileManager.default.attributesOfItem(atPath: url(path).filePath)
    return attributes[.modificationDate] as! Date
  }
}

extension URL {
  var filePath: String { path(percentEncoded: false) }
}
