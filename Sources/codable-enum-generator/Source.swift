/// A source file of the command line.
struct Source {
  /// The path in diagnostics, which is also what the compiler gets.
  let path: String
  /// The name of the source in outputs, which doesn't depend on the place of the checkout.
  let label: String
  let components: PathComponents

  /// ```swift
  /// let app = PathComponents("/home/me/App")
  /// Source("/home/me/App/Sources/Message.swift", relativeTo: [app]).label
  /// // "Sources/Message.swift"
  /// ```
  ///
  /// The label is the path below the innermost of the directories that contain the source. If none
  /// contains it, the label is its file name, which no other source of a module has. Without
  /// directories, it is the path as given.
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

/// A buffer for one file after another, so a module of thousands of files needs no more memory than
/// its largest file.
final class ReadBuffer {
  private var storage = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)

  deinit {
    storage.deallocate()
  }

  /// Returns the content of a file, valid until the next call.
  ///
  /// The size that the system reports isn't used: a file can grow in the meantime, and a pipe has
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
      throw FileError(path: path, error.description)
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
