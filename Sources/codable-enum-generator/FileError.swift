/// What is wrong with a file as a whole. Described in the form of a compiler's error without a line,
/// which build systems show as they show the others: `path: error: No such file or directory`.
struct FileError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(path: String, _ text: String) {
    description = "\(path): error: \(text)"
  }

  init(path: String, _ error: SystemError) {
    self.init(path: path, error.description)
  }
}
