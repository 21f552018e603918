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
  init(_ path: String, relativeTo directories: [PathComponents], style: PathStyle = .native) {
    self.path = path
    components = PathComponents(path, style: style)
    if directories.isEmpty {
      label = path
      return
    }
    let parts = components.components
    let depths = directories.map(\.components).filter { parts.starts(with: $0) }.map(\.count)
    label = parts[(depths.max() ?? parts.count - 1)...].joined(separator: "/")
  }
}

/// Memory that file after file is read into, so that a module of thousands of files needs no more
/// than its largest one.
final class ReadBuffer {
  private var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)

  deinit {
    storage.deallocate()
  }

  /// The content of a file, valid until the next call.
  ///
  /// The size that the system reports is not asked for: a file can grow meanwhile, and a pipe has
  /// none.
  func read(_ path: String) throws(FileError) -> UnsafeRawBufferPointer {
    do throws(SystemError) {
      let file = try Platform.openForReading(path)
      defer { try? Platform.closeFile(file) }
      var count = 0
      while true {
        if count == storage.count { grow() }
        let free = UnsafeMutableRawBufferPointer(rebasing: storage[count...])
        let readCount = try Platform.readSome(file, into: free)
        if readCount == 0 { return UnsafeRawBufferPointer(rebasing: storage[..<count]) }
        count += readCount
      }
    } catch {
      throw FileError(path: path, error)
    }
  }

  private func grow() {
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: storage.count * 2, alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(storage))
    storage.deallocate()
    storage = larger
  }
}
