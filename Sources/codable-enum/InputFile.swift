import Foundation

/// A file that is named on the command line.
enum InputFile {
  static func bytes(of path: String) throws -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure("no such file: '\(path)'")
    }
    if isFolder.boolValue { throw Failure("'\(path)' is a folder; name the files in it") }
    do {
      return Array(try Data(contentsOf: URL(filePath: path)))
    } catch {
      throw Failure("'\(path)' can't be read: \(error.localizedDescription)")
    }
  }
}
