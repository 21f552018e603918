#if os(Windows)
  import CRT
  import WinSDK

  extension Platform {
    static var processID: UInt32 { GetCurrentProcessId() }

    static func end(_ code: ExitCode) -> Never {
      exit(code.rawValue)
    }

    // MARK: Paths

    static var currentDirectory: String {
      guard let path = _wgetcwd(nil, 0) else { return "" }
      defer { free(path) }
      return String(decodingCString: path, as: UTF16.self)
    }

    // MARK: Open files

    static func openForReading(_ path: String) throws(SystemError) -> FileHandle {
      try open(path, _O_RDONLY)
    }

    /// Opens what exists: a device, or the destination of a link.
    static func openForWriting(_ path: String) throws(SystemError) -> FileHandle {
      try open(path, _O_WRONLY | _O_TRUNC)
    }

    /// Creates an empty file and opens it.
    static func create(_ path: String) throws(SystemError) -> FileHandle {
      try open(path, _O_WRONLY | _O_CREAT | _O_TRUNC)
    }

    private static func open(_ path: String, _ mode: Int32) throws(SystemError) -> FileHandle {
      var file: FileHandle = -1
      let code = path.withCString(encodedAs: UTF16.self) {
        _wsopen_s(&file, $0, mode | _O_BINARY, _SH_DENYNO, _S_IREAD | _S_IWRITE)
      }
      if code != 0 { throw SystemError(code: code) }
      return file
    }

    /// - Returns: The number of bytes that were read; 0 at the end of the file.
    static func readSome(
      _ file: FileHandle, into memory: UnsafeMutableRawBufferPointer
    ) throws(SystemError) -> Int {
      Int(try check(_read(file, memory.baseAddress, UInt32(clamping: memory.count))))
    }

    static func writeSome(
      _ bytes: UnsafeRawBufferPointer, to file: FileHandle
    ) throws(SystemError) -> Int {
      Int(try check(_write(file, bytes.baseAddress, UInt32(clamping: bytes.count))))
    }

    static func closeFile(_ file: FileHandle) throws(SystemError) {
      _ = try check(_close(file))
    }

    // MARK: Files by path

    /// - Returns: nil if nothing is there.
    static func kind(of path: String) throws(SystemError) -> FileKind? {
      let attributes = path.withCString(encodedAs: UTF16.self) { GetFileAttributesW($0) }
      let invalidAttributes = DWORD.max
      if attributes == invalidAttributes { return nil }
      if attributes & DWORD(FILE_ATTRIBUTE_DIRECTORY) != 0 { return .directory }
      let special = DWORD(FILE_ATTRIBUTE_DEVICE | FILE_ATTRIBUTE_REPARSE_POINT)
      return attributes & special != 0 ? .special : .file
    }

    /// - Returns: nil if there is no regular file and no link to one.
    static func identity(of path: String) -> FileIdentity? {
      let share = DWORD(FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE)
      let file = path.withCString(encodedAs: UTF16.self) {
        CreateFileW($0, 0, share, nil, DWORD(OPEN_EXISTING), 0, nil)
      }
      guard let file, file != INVALID_HANDLE_VALUE else { return nil }
      defer { CloseHandle(file) }
      var information = BY_HANDLE_FILE_INFORMATION()
      guard GetFileType(file) == DWORD(FILE_TYPE_DISK),
        GetFileInformationByHandle(file, &information)
      else { return nil }
      return FileIdentity(
        volume: UInt64(information.dwVolumeSerialNumber),
        number: UInt64(information.nFileIndexHigh) << 32 | UInt64(information.nFileIndexLow))
    }

    static func renameFile(_ path: String, to newPath: String) throws(SystemError) {
      let succeeded = path.withCString(encodedAs: UTF16.self) { path in
        newPath.withCString(encodedAs: UTF16.self) { newPath in
          MoveFileExW(path, newPath, DWORD(MOVEFILE_REPLACE_EXISTING))
        }
      }
      // This function reports no `errno`. Both files are the tool's own, so most likely another
      // process has one of them open.
      if !succeeded { throw SystemError(code: EACCES) }
    }

    static func removeFile(_ path: String) throws(SystemError) {
      _ = try check(path.withCString(encodedAs: UTF16.self) { _wunlink($0) })
    }

    /// Does nothing: only the driver on Linux is known to compare whole seconds.
    static func makeSecondsYounger(_ path: String, than olderPath: String) throws(SystemError) {}

    private static func check(_ result: Int32) throws(SystemError) -> Int32 {
      if result < 0 { throw SystemError(code: errno) }
      return result
    }
  }

  extension SystemError: CustomStringConvertible {
    static var isDirectory: SystemError { SystemError(code: EISDIR) }

    /// The C library's text, such as `No such file or directory`.
    var description: String { String(cString: strerror(code)) }
  }
#endif
