/// A file that the tool writes: complete or not at all, and only if its content changes.
///
/// After an error the file is set aside rather than deleted: if the text is the old one when the
/// error is mended, the file comes back with its old modification time and is not compiled again.
struct OutputFile {
  let path: String

  private var previousPath: String { path + ".previous" }

  /// Makes the text the content of the file.
  func update(to text: String) throws(FileError) {
    do throws(SystemError) {
      switch try Platform.kind(of: path) {
      case .directory?:
        throw SystemError.isDirectory
      case .special?:
        // Written to and not replaced: /dev/stdout must remain what it is.
        try write(text, to: try Platform.openForWriting(path))
      case .file?:
        try replace(with: text)
        try? Platform.removeFile(previousPath)
      case nil:
        try? Platform.renameFile(previousPath, to: path)
        try replace(with: text)
      }
    } catch {
      throw FileError(path: path, error)
    }
  }

  /// Takes the file away, so that nothing is compiled with what an earlier run wrote.
  func setAside() {
    guard let kind = try? Platform.kind(of: path), kind == .file else { return }
    try? Platform.renameFile(path, to: previousPath)
  }

  private func replace(with text: String) throws(SystemError) {
    if hasContent(text) { return }
    // Beside the output, because a file is renamed in one step only within a file system.
    let temporary = "\(path).\(Platform.processID).tmp"
    do throws(SystemError) {
      try write(text, to: try Platform.create(temporary))
      // The Swift driver on Linux compares modification times in whole seconds: it takes a file that
      // was compiled and rewritten within one second for unchanged, and never compiles it again.
      try Platform.makeSecondsYounger(temporary, than: path)
      try Platform.renameFile(temporary, to: path)
    } catch {
      try? Platform.removeFile(temporary)
      throw error
    }
  }

  private func hasContent(_ text: String) -> Bool {
    let buffer = ReadBuffer()
    guard let content = try? buffer.read(path) else { return false }
    var text = text
    return text.withUTF8 { Platform.areEqual(UnsafeRawBufferPointer($0), content) }
  }

  private func write(_ text: String, to file: Platform.FileHandle) throws(SystemError) {
    do throws(SystemError) {
      try Platform.writeAll(text, to: file)
    } catch {
      try? Platform.closeFile(file)
      throw error
    }
    // A full disk may be noticed only here.
    try Platform.closeFile(file)
  }
}
