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
