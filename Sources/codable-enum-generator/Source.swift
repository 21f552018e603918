/// A source as the tool was given it.
struct Source {
  /// What diagnostics show and the compiler is given.
  let path: String
  /// What outputs call it, wherever the checkout lies.
  let label: String
  let components: PathComponents

  /// ```swift
  /// let app = PathComponents("/home/me/App")
  /// Source("/home/me/App/Sources/Message.swift", relativeTo: [app]).label
  /// // "Sources/Message.swift"
  /// ```
  ///
  /// The label is the path below the innermost directory that holds the source; outside of them all
  /// the name alone, which no other source of a module has; without directories the path as given.
  init(_ path: String, relativeTo directories: [PathComponents]) {
    self.path = path
    components = PathComponents(path)
    if directories.isEmpty {
      label = path
      return
    }
    let parts = components.components
    let depths = directories.map(\.components).filter { parts.starts(with: $0) }.map(\.count)
    label = parts[(depths.max() ?? parts.count - 1)...].joined(separator: "/")
  }
}
