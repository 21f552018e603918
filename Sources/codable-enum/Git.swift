import CodableEnumFormats
import Foundation

/// A revision of the package's git repository. Nothing is checked out.
struct GitRevision {
  let name: String
  private let directory: String

  /// - Returns: nil if git doesn't know the revision, or if there is no git repository.
  init?(_ name: String, in directory: String) {
    self.name = name
    self.directory = directory
    let arguments = ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{tree}"]
    guard (try? git(arguments)) != nil else { return nil }
  }

  /// A file in the revision.
  private struct Entry {
    var path: String
    var object: String
  }

  /// Returns the Swift files of a folder, with paths relative to the package.
  func sources(in folder: String, where isIncluded: (String) -> Bool) throws -> [SourceText] {
    // Without a folder, git lists that of the package.
    let output = try git(["ls-tree", "-r", "-z", name] + (folder.isEmpty ? [] : ["--", folder]))
    let entries = output.split(separator: 0).compactMap { line -> Entry? in
      // 100644 blob <object>\t<path>; links and submodules have other modes.
      let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", maxSplits: 1)
      let words = parts[0].split(separator: " ")
      guard parts.count == 2, words.count == 3, words[0].hasPrefix("100") else { return nil }
      return Entry(path: String(parts[1]), object: String(words[2]))
    }
    let sources = entries.filter { $0.path.hasSuffix(".swift") && isIncluded($0.path) }
    let contents = try contents(of: sources.map(\.object))
    return zip(sources, contents).map { entry, bytes in
      SourceText(path: "\(name):\(entry.path)", bytes: bytes)
    }.filter { !$0.isCheckedIn }
  }

  /// Returns the contents of objects, all read by one process.
  private func contents(of objects: [String]) throws -> [[UInt8]] {
    // The list goes into a file. Through a pipe, git might stop reading until its output is read.
    let list = FileManager.default.temporaryDirectory
      .appending(path: "codable-enum-\(UUID().uuidString)")
    try Data(objects.map { $0 + "\n" }.joined().utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let input = try FileHandle(forReadingFrom: list)
    defer { try? input.close() }
    var rest = try git(["cat-file", "--batch"], input: input)[...]
    return try objects.map { _ in
      // <object> blob <size>\n<content>\n
      let head = rest.prefix { $0 != UInt8(ascii: "\n") }
      let words = String(decoding: head, as: UTF8.self).split(separator: " ")
      guard words.count == 3, let size = Int(words[2]) else {
        throw Failure("git does not print the files of '\(name)'")
      }
      let start = head.endIndex + 1
      let content = Array(rest[start..<start + size])
      rest = rest[(start + size + 1)...]
      return content
    }
  }

  @discardableResult
  private func git(_ arguments: [String], input: FileHandle = .nullDevice) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", directory] + arguments
    process.standardInput = input
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure("'git \(arguments.joined(separator: " "))' fails")
    }
    return Array(data)
  }
}
