import Foundation

/// A file of the package as it is to be.
struct PackageFile {
  let path: String
  /// As messages call it.
  let label: String
  /// nil for a new file.
  let old: String?
  let new: String

  var isUpToDate: Bool { old == new }

  /// Writes in one step, and only if anything changes. A link to a file stays one.
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
