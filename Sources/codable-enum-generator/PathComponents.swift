/// The parts of an absolute path, without `.` and `..`. Symbolic links are not followed: a source is
/// known by the name that the build gave it.
struct PathComponents: Hashable {
  private(set) var components: [String] = []

  init(_ path: String) {
    if !Platform.isAbsolute(path) { append(Platform.currentDirectory) }
    append(path)
  }

  /// The name of the file.
  var last: String { components.last ?? "" }

  private mutating func append(_ path: String) {
    for part in path.utf8.split(whereSeparator: Platform.isSeparator) {
      let name = String(Substring(part))
      switch name {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(name)
      }
    }
  }
}
