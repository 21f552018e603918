/// How a system writes paths.
enum PathStyle {
  case posix, windows

  #if os(Windows)
    static let native = windows
  #else
    static let native = posix
  #endif

  func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || self == .windows && byte == UInt8(ascii: "\\")
  }

  /// `/App`; on Windows `C:\App`, `\\server\App`, `\App`.
  func isAbsolute(_ path: String) -> Bool {
    path.utf8.first.map(isSeparator) ?? false || self == .windows && Self.hasDrive(path)
  }

  private static func hasDrive(_ path: String) -> Bool {
    path.utf8.dropFirst().first == UInt8(ascii: ":")
  }

  /// Returns a part of a path in the form for comparisons: programs write drives as `c:` and as
  /// `C:`.
  fileprivate func normalized(_ part: String) -> String {
    self == .windows && part.utf8.count == 2 && Self.hasDrive(part) ? part.uppercased() : part
  }
}

/// The parts of an absolute path, without `.` and `..`. Symbolic links aren't followed: the name
/// that the build gave identifies a source.
struct PathComponents: Hashable {
  private(set) var components: [String] = []

  /// - Parameter directory: The start of relative paths, by default the current directory.
  init(_ path: String, in directory: String? = nil, style: PathStyle = .native) {
    if !style.isAbsolute(path) { append(directory ?? Platform.currentDirectory, style) }
    append(path, style)
  }

  /// The name of the file.
  var last: String { components.last ?? "" }

  private mutating func append(_ path: String, _ style: PathStyle) {
    for part in path.utf8.split(whereSeparator: style.isSeparator) {
      let name = String(Substring(part))
      switch name {
      case ".": break
      case "..": _ = components.popLast()
      default: components.append(style.normalized(name))
      }
    }
  }
}
