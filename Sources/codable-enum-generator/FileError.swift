/// A file that could not be read or written. Described in the form of a compiler's error without a
/// line, which build systems show as they show the others: `path: error: No such file or directory`.
struct FileError: Error, CustomStringConvertible {
  let description: String

  init(path: String, _ error: SystemError) {
    description = "\(path): error: \(error)"
  }
}
