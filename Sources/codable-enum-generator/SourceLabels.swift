/// Names sources in a way that does not depend on where the checkout lies.
///
/// ```swift
/// SourceLabels(relativeTo: ["/home/me/App"]).label(of: "/home/me/App/Sources/Message.swift")
/// // "Sources/Message.swift"
/// ```
struct SourceLabels {
  private let directories: [PathComponents]

  init(relativeTo directories: [String]) {
    self.directories = directories.map { PathComponents($0) }
  }

  /// The path below the innermost directory that holds the source; outside of all the name alone,
  /// which no other source of a module has; the path as given if there are no directories.
  func label(of path: String) -> String {
    if directories.isEmpty { return path }
    let components = PathComponents(path).components
    let depths = directories.map(\.components).filter(components.starts).map(\.count)
    return components[(depths.max() ?? components.count - 1)...].joined(separator: "/")
  }
}

/// The parts of an absolute path, without `.` and `..`. Symbolic links are not followed: a source is
/// known by the name that the build gave it.
struct PathComponents: Hashable {
  private(set) var components: [String] = []

  init(_ path: String) {
    if !Platform.isAbsolute(path) { append(Platform.currentDirectory) }
    append(path)
  }

  private mutating func append(_ path: String) {
    for part in path.utf8.split(whereSeparator: Platform.isSeparator) {
      switch Substring(part) {
      case ".": break
      case "..": _ = components.popLast()
      case let name: components.append(String(name))
      }
    }
  }
}
