#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

#if !os(Windows)
  extension Platform {
    static var processID: Int32 { getpid() }

    static func end(_ code: ExitCode) -> Never {
      exit(code.rawValue)
    }

    // MARK: Paths

    static var currentDirectory: String {
      guard let path = getcwd(nil, 0) else { return "/" }
      defer { free(path) }
      return String(cString: path)
    }

    // MARK: Open files

    static func openForReading(_ path: String) throws(SystemError) -> FileHandle {
      try check { open(path, O_RDONLY | O_CLOEXEC) }
    }

    /// Opens what exists: a device, or the destination of a link.
    static func openForWriting(_ path: String) throws(SystemError) -> FileHandle {
      try check { open(path, O_WRONLY | O_TRUNC | O_CLOEXEC) }
    }

    /// Creates an empty file and opens it.
    static func create(_ path: String) throws(SystemError) -> FileHandle {
      try check { open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666) }
    }

    /// - Returns: The number of bytes that were read; 0 at the end of the file.
    static func readSome(
      _ file: FileHandle, into memory: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
      try check { read(file, memory.baseAddress, memory.count) }
    }

    static func writeSome(
      _ bytes: UnsafeRawBufferPointer, to file: FileHandle
    ) throws(SystemError) -> Int {
      try check { write(file, bytes.baseAddress, bytes.count) }
    }

    static func closeFile(_ file: FileHandle) throws(SystemError) {
      try check { close(file) }
    }

    // MARK: Files by path

    /// - Returns: nil if nothing is there.
    static func kind(of path: String) throws(SystemError) -> FileKind? {
      var status = stat()
      if lstat(path, &status) != 0 {
        if errno == ENOENT { return nil }
        throw SystemError(code: errno)
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return .file
      case S_IFDIR: return .directory
      default: return .special
      }
    }

    /// - Returns: nil if there is no regular file and no link to one.
    static func identity(of path: String) -> FileIdentity? {
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      return FileIdentity(
        volume: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
    }

    static func renameFile(_ path: String, to newPath: String) throws(SystemError) {
      try check { rename(path, newPath) }
    }

    static func removeFile(_ path: String) throws(SystemError) {
      try check { unlink(path) }
    }

    /// Makes sure that the modification times differ in whole seconds, if both files exist.
    static func makeSecondsYounger(_ path: String, than olderPath: String) throws(SystemError) {
      guard let old = modificationSeconds(of: olderPath),
        let new = modificationSeconds(of: path), new <= old
      else { return }
      let time = timespec(tv_sec: old + 1, tv_nsec: 0)
      try check { utimensat(AT_FDCWD, path, [time, time], 0) }
    }

    private static func modificationSeconds(of path: String) -> Int? {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        return status.st_mtimespec.tv_sec
      #else
        return status.st_mtim.tv_sec
      #endif
    }

    /// Repeats a call that a signal interrupted, and turns a negative result into an error.
    @discardableResult
    private static func check<Result: SignedInteger>(
      _ call: () -> Result
    ) throws(SystemError) -> Result {
      while true {
        let result = call()
        if result >= 0 { return result }
        if errno != EINTR { throw SystemError(code: errno) }
      }
    }
  }

  extension SystemError: CustomStringConvertible {
    static var isDirectory: SystemError { SystemError(code: EISDIR) }

    /// The C library's text, such as `No such file or directory`.
    var description: String { String(cString: strerror(code)) }
  }
#endif
