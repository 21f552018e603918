import CodableEnumFormats
import Foundation

/// A revision of the package's git repository. Nothing is checked out.
struct GitRevision {
  let name: String
  private let directory: String

  /// - Throws: `Failure` with git's words, if it has any, if git doesn't know the revision or if there
  ///   is no git repository.
  init(_ name: String, in directory: String) throws {
    self.name = name
    self.directory = directory
    try git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(name)^{tree}"])
  }

  /// Returns the Swift files of a folder, with paths relative to the package. Links are followed
  /// within the repository.
  func sources(in folder: String, where isIncluded: (String) -> Bool) throws -> [SourceText] {
    var paths: [String] = []
    var trees: Set<String> = []
    var folders = [folder]
    while let folder = folders.popLast() {
      guard let tree = try objects(at: [folder])[0], tree.kind == "tree",
        trees.insert(tree.id).inserted
      else { continue }
      let output = try git(["ls-tree", "-r", "-z", "--full-tree", tree.id])
      for line in output.split(separator: 0) {
        // 100644 blob <object>\t<path>; links have the mode 120000, and submodules another one.
        let parts = String(decoding: line, as: UTF8.self).split(separator: "\t", maxSplits: 1)
        let path = (folder.isEmpty ? "" : folder + "/") + parts[1]
        if path.hasSuffix(".swift"), !parts[0].hasPrefix("160") {
          paths.append(path)
        } else if parts[0].hasPrefix("120") {
          folders.append(path)
        }
      }
    }
    paths = paths.filter(isIncluded)
    return zip(paths, try objects(at: paths)).compactMap { path, object in
      guard let object, object.kind == "blob" else { return nil }
      return SourceText(path: "\(name):\(path)", bytes: object.content)
    }.filter { !$0.isCheckedIn }
  }

  private struct Object {
    var id: String
    var kind: String
    var content: [UInt8]
  }

  /// Returns the objects at paths, all read by one process; nil if there is none.
  private func objects(at paths: [String]) throws -> [Object?] {
    // The list goes into a file. Through a pipe, git might stop reading until its output is read.
    let list = FileManager.default.temporaryDirectory
      .appending(path: "codable-enum-\(UUID().uuidString)")
    try Data(paths.map { "\(name):./\($0)\n" }.joined().utf8).write(to: list)
    defer { try? FileManager.default.removeItem(at: list) }
    let input = try FileHandle(forReadingFrom: list)
    defer { try? input.close() }
    var rest = try git(["cat-file", "--batch", "--follow-symlinks"], input: input)[...]
    return paths.map { _ in
      // <object> blob <size>\n<content>\n, dangling <size>\n<path>\n, or <path> missing\n
      let head = rest.prefix { $0 != UInt8(ascii: "\n") }
      rest = rest[head.endIndex...].dropFirst()
      let words = String(decoding: head, as: UTF8.self).split(separator: " ").map(String.init)
      guard let size = words.last.flatMap({ Int($0) }) else { return nil }
      let content = Array(rest.prefix(size))
      rest = rest.dropFirst(size + 1)
      return words.count == 3 ? Object(id: words[0], kind: words[1], content: content) : nil
    }
  }

  @discardableResult
  private func git(_ arguments: [String], input: FileHandle = .nullDevice) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-C", directory] + arguments
    // In a hook, git sets GIT_DIR alone, and would take the package for the whole work tree.
    var environment = ProcessInfo.processInfo.environment
    if environment["GIT_WORK_TREE"] == nil { environment["GIT_DIR"] = nil }
    process.environment = environment
    process.standardInput = input
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    let words = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(
        String(decoding: words, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return Array(data)
  }
}
