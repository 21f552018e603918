import CodableEnumCore

/// A file that the tool writes: complete or not at all, and only if its content changes.
///
/// After an error, the file is set aside instead of deleted. If the text is the same again once the
/// error is fixed, the file comes back with its old modification time and isn't compiled again.
struct OutputFile {
  let path: String

  private var previousPath: String { path + ".previous" }

  /// Writes the text to the file, unless it is already the file's content.
  func update(to text: String) throws(FileError) {
    do throws(SystemError) {
      switch try Platform.kind(of: path) {
      case .directory?:
        throw SystemError.isDirectory
      case .special?:
        // Written to instead of replaced: /dev/stdout must stay what it is.
        try write(text, to: try Platform.openForWriting(path))
      case .file?:
        try replace(with: text)
        try? Platform.removeFile(previousPath)
      case nil:
        try? Platform.renameFile(previousPath, to: path)
        try replace(with: text)
      }
    } catch {
      throw FileError(path: path, error.description)
    }
  }

  /// Moves the file away, so nothing is compiled with the output of an earlier run.
  func setAside() {
    guard let kind = try? Platform.kind(of: path), kind == .file else { return }
    try? Platform.renameFile(path, to: previousPath)
  }

  private func replace(with text: String) throws(SystemError) {
    if hasContent(text) { return }
    // Next to the output, because a file is renamed in one step only within a file system.
    let temporary = "\(path).\(Platform.processID).tmp"
    do throws(SystemError) {
      try write(text, to: try Platform.create(temporary))
      // The Swift driver on Linux compares modification times in whole seconds. A file that is
      // compiled and rewritten within one second looks unchanged to it, and is never compiled
      // again.
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
    return text.withUTF8 { ByteSearch.areEqual(UnsafeRawBufferPointer($0), content) }
  }

  private func write(_ text: String, to file: Platform.FileHandle) throws(SystemError) {
    do throws(SystemError) {
      try Platform.writeAll(text, to: file)
    } catch {
      try? Platform.closeFile(file)
      throw error
    }
    // A full disk may only be reported here.
    try Platform.closeFile(file)
  }
}
