/// All calls of the operating system, through the C library alone. Loading Foundation takes longer
/// than most runs, and with a static standard library it doesn't link in every build system.
///
/// `Platform+POSIX.swift` and `Platform+Windows.swift` contain what differs between systems.
enum Platform {
  typealias FileHandle = Int32

  /// The kind of file at a path.
  enum FileKind {
    case file, directory
    /// A link, device, pipe or socket.
    case special
  }

  /// Prints a text and a newline on standard output.
  static func printOutput(_ text: String) -> ExitCode {
    do throws(SystemError) {
      try writeAll(text + "\n", to: 1)
      return .success
    } catch {
      printError("error: cannot write to standard output: \(error)")
      return .failure
    }
  }

  /// Prints a line on standard error.
  static func printError(_ line: String) {
    // If standard error is closed, there is nowhere to report that.
    try? writeAll(line + "\n", to: 2)
  }

  static func writeAll(_ text: String, to file: FileHandle) throws(SystemError) {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(SystemError) in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(try writeSome(UnsafeRawBufferPointer(rebasing: rest), to: file))
      }
    }
  }
}

/// The identity of a regular file, whatever path leads to it.
struct FileIdentity: Hashable {
  let volume: UInt64
  let number: UInt64
}

/// A call of the C library that failed.
struct SystemError: Error {
  /// Its `errno`.
  let code: Int32
}

/// An error about a file as a whole. It has the form of a compiler's error without a line, which
/// build systems show like other errors: `path: error: No such file or directory`.
struct FileError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(path: String, _ text: String) {
    description = "\(path): error: \(text)"
  }
}
