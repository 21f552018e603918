import Foundation

/// The new content of a file of the package.
struct PackageFile {
  let path: String
  /// The path as messages show it.
  let label: String
  /// The old content; nil for a new file. Lines end as in the new one, because git may have checked
  /// out others.
  let old: String?
  let new: String

  init(path: String, label: String, old: Data?, new: String) {
    self.path = path
    self.label = label
    self.old = old.map { String(decoding: $0, as: UTF8.self).replacing("\r\n", with: "\n") }
    self.new = new
  }

  var isUpToDate: Bool { old == new }

  /// Writes the file in one step, and only if its content changes. A symbolic link stays a link.
  func write() throws {
    if isUpToDate { return }
    let url = URL(filePath: path).resolvingSymlinksInPath()
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(new.utf8).write(to: url, options: .atomic)
    } catch {
      throw Failure("'\(label)' can't be written: \(error.localizedDescription)")
    }
  }
}
