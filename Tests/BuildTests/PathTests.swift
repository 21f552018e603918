import Testing

@testable import codable_enum_generator

/// Paths as systems write them, Windows' also where there is none.
struct PathTests {
  @Test(arguments: [
    (#"C:\App\Message.swift"#, ["C:", "App", "Message.swift"]),
    (#"c:/App\..\Message.swift"#, ["C:", "Message.swift"]),
    (#"\\server\share\App"#, ["server", "share", "App"]),
    (#"\App\.\"#, ["App"]),
    (#"Sources\Message.swift"#, ["D:", "Work", "Sources", "Message.swift"]),
    (#"..\Message.swift"#, ["D:", "Message.swift"]),
    (#"..\..\..\Message.swift"#, ["Message.swift"]),
    ("", ["D:", "Work"]),
  ])
  func aPathOfWindowsHasParts(path: String, parts: [String]) {
    #expect(PathComponents(path, in: #"d:\Work"#, style: .windows).components == parts)
  }

  @Test(arguments: [
    ("/App/Message.swift", ["App", "Message.swift"]),
    ("//App/./x/../Message.swift", ["App", "Message.swift"]),
    ("Sources/a:b", ["work", "Sources", "a:b"]),
    // Elsewhere these are letters like others.
    (#"C:\App"#, ["work", #"C:\App"#]),
    ("c:", ["work", "c:"]),
  ])
  func aPathOfOtherSystemsHasParts(path: String, parts: [String]) {
    #expect(PathComponents(path, in: "/work", style: .posix).components == parts)
  }

  @Test(arguments: [
    (#"c:\App\Sources\Message.swift"#, "Sources/Message.swift"),
    ("C:/App/Build/Other.swift", "Other.swift"),
    (#"C:\App\Sources\Deep\..\Message.swift"#, "Sources/Message.swift"),
    (#"D:\App\Sources\Message.swift"#, "Message.swift"),
  ])
  func aLabelOnWindowsHasSlashes(path: String, label: String) {
    let directories = [#"C:\App"#, #"C:\App\Build"#].map { PathComponents($0, style: .windows) }
    #expect(Source(path, relativeTo: directories, style: .windows).label == label)
  }
}
