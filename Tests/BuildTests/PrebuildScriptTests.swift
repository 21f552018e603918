import Foundation
import Testing

/// What maintainers meet when they make a release of prebuilt tools.
@MainActor
struct PrebuildScriptTests {
  private let script: Prebuild
  nonisolated private static let linux = "x86_64-unknown-linux-gnu"
  nonisolated private static let linuxOnARM = "aarch64-swift-linux-musl"

  init() throws {
    script = try Prebuild()
  }

  @Test func bundlesOfSeveralMachinesAreOne() async throws {
    defer { script.clean() }
    #expect(try await script.bundle("first", Self.linux).succeeded)
    #expect(try await script.bundle("second", Self.linuxOnARM).succeeded)
    let merge = try await script.run(
      "merge", "--into", "all.artifactbundle", "first.artifactbundle", "second.artifactbundle")
    #expect(merge.succeeded, "\(merge.output)")

    struct Info: Decodable, Equatable {
      struct Variant: Decodable, Equatable {
        let path: String
        let supportedTriples: [String]
      }
      struct Artifact: Decodable, Equatable {
        let type: String
        let variants: [Variant]
      }
      let schemaVersion: String
      let artifacts: [String: Artifact]
    }
    let info = try JSONDecoder().decode(
      Info.self, from: script.data("all.artifactbundle/info.json"))
    let tool = { (name: String) in
      Info.Artifact(
        type: "executable",
        variants: [
          // Static, and so of use on other Linuxes too.
          .init(
            path: "\(Self.linuxOnARM)/\(name)",
            supportedTriples: [Self.linuxOnARM, "aarch64-unknown-linux-gnu"]),
          .init(path: "\(Self.linux)/\(name)", supportedTriples: [Self.linux]),
        ])
    }
    #expect(
      info
        == Info(
          schemaVersion: "1.0",
          artifacts: [
            "codable-enum": tool("codable-enum"),
            "codable-enum-generator": tool("codable-enum-generator"),
          ]))
  }

  @Test func bundlesOfTwoCommitsAreNotJoined() async throws {
    defer { script.clean() }
    try await script.bundle("first", Self.linux)
    try await script.bundle("second", Self.linuxOnARM)
    try script.write("second.artifactbundle/source.txt", "version: 0.0.1\ncommit: abc\n")
    let merge = try await script.run(
      "merge", "--into", "all.artifactbundle", "first.artifactbundle", "second.artifactbundle")
    #expect(merge.exitCode == 1)
    #expect(
      merge.output.hasPrefix(
        "prebuild: error: 'second.artifactbundle' is of another commit than 'first.artifactbundle'")
    )
    #expect(merge.output.contains("> version: 0.0.1\n"))

    let package = try await script.run("package", "second.artifactbundle", "package")
    #expect(package.exitCode == 1)
    #expect(
      package.output.hasPrefix("prebuild: error: 'second.artifactbundle' is of\nversion: 0.0.1"))
    #expect(try script.fileNames() == ["first.artifactbundle", "second.artifactbundle", "tools"])
  }

  @Test func differentToolsForOneTripleAreNotJoined() async throws {
    defer { script.clean() }
    try await script.bundle("first")
    try await script.bundle("second")
    try script.write("second.artifactbundle/\(Self.linux)/compiler.txt", "another\n")
    let merge = try await script.run(
      "merge", "--into", "all.artifactbundle", "first.artifactbundle", "second.artifactbundle")
    #expect(merge.exitCode == 1)
    #expect(
      merge.output == "prebuild: error: two bundles have tools for \(Self.linux), and they differ\n"
    )
  }

  @Test func toolsOfAnotherVersionAreRefused() async throws {
    defer { script.clean() }
    let bundle = try await script.bundle("old", version: "0.0.1")
    #expect(bundle.exitCode == 1)
    #expect(bundle.output.hasPrefix("prebuild: error: 'tools/codable-enum' is version 0.0.1, and"))
    #expect(try script.fileNames() == ["tools"])

    let second = "codable-enum-generator"
    try script.write("tools/codable-enum", "#!/bin/sh\nexit 1\n", permissions: 0o755)
    let other = try await script.run(
      "bundle", "--triple", Self.linux, "--tools", "tools", "other.artifactbundle")
    #expect(other.exitCode == 1)
    #expect(other.output.hasPrefix("prebuild: error: 'tools/\(second)' is version 0.0.1, and"))
  }

  @Test(
    arguments: [
      ([], 64, "no command given; see .ci/prebuild --help"),
      (["built"], 64, "unknown command 'built'; see .ci/prebuild --help"),
      (["build"], 64, "build needs the name of one bundle; see .ci/prebuild --help"),
      (
        ["bundle", "--tools", "tools", "a.artifactbundle"], 64,
        "bundle needs --triple, for instance --triple x86_64-unknown-linux-gnu; "
          + "see .ci/prebuild --help"
      ),
      (
        ["bundle", "--triple", "x", "--tools", "there", "a.artifactbundle"], 1,
        "no executable 'codable-enum' in 'there'"
      ),
      (
        ["bundle", "--triple", "x", "--tools", "there", "a"], 64,
        "'a' must be called ….artifactbundle, or SwiftPM ignores it; see .ci/prebuild --help"
      ),
      (["archive", "x", "y.artifactbundle.zip"], 1, "'x' is not a bundle that .ci/prebuild made"),
      (["package", "x", "y"], 1, "'x' is not a bundle that .ci/prebuild made"),
      (
        ["package", "--url", "http://a/b.zip", "x", "y"], 64,
        "'http://a/b.zip' must begin with https:// and end with .zip; see .ci/prebuild --help"
      ),
    ] as [([String], Int32, String)])
  func aMistakeIsTold(_ arguments: [String], exitCode: Int32, message: String) async throws {
    defer { script.clean() }
    let run = try await script.run(arguments)
    #expect(run.exitCode == exitCode)
    #expect(run.output == "prebuild: error: \(message)\n")
    #expect(try script.fileNames() == [])
  }

  @Test func nothingElseThanAPackageOfToolsIsOverwritten() async throws {
    defer { script.clean() }
    try await script.bundle("tools")
    try script.write("mine/Package.swift", "// Mine.\n")
    let refused = try await script.run("package", "tools.artifactbundle", "mine")
    #expect(refused.exitCode == 1)
    #expect(try script.read("mine/Package.swift") == "// Mine.\n")
    // A repository without a release, and then with one.
    try script.write("theirs/.git/HEAD", "")
    for _ in 0..<2 {
      #expect(try await script.run("package", "tools.artifactbundle", "theirs").succeeded)
    }
  }

  // MARK: Building, with tools that only note how they are called

  @Test func aMissingToolchainIsTold() async throws {
    defer { script.clean() }
    try script.write("bin/readme.txt", "")
    for tool in ["bash", "dirname", "mktemp", "rm"] {
      let which = try await ProcessRun(["which", tool], in: script.directory)
      try FileManager.default.createSymbolicLink(
        atPath: script.directory.appending(path: "bin/\(tool)").filePath,
        withDestinationPath: which.output.trimmingCharacters(in: .newlines))
    }
    let run = try await script.run(
      "build", "a.artifactbundle", path: "\(script.directory.filePath)/bin")
    #expect(run.exitCode == 1)
    #expect(
      run.output == "prebuild: error: 'swift' is not there: install a Swift toolchain, "
        + "or put it on the PATH\n")
  }

  @Test(arguments: [
    (host: linux, sdk: "", triples: [linux]),
    (host: linux, sdk: "swift-6.3.1-RELEASE_static-linux-0.1.0", triples: [linuxOnARM, linux]),
    (host: "arm64-apple-macosx", sdk: "", triples: ["arm64-apple-macosx", "x86_64-apple-macosx"]),
  ])
  func whatAMachineCanMakeIsMade(host: String, sdk: String, triples: [String]) async throws {
    defer { script.clean() }
    let run = try await build(on: host, sdk: sdk)
    #expect(run.succeeded, "\(run.output)")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: script.directory.appending(path: "a.artifactbundle").filePath)
    #expect(folders.sorted() == (triples + ["info.json", "source.txt"]).sorted())
    #expect(
      try script.read("a.artifactbundle/\(triples[0])/compiler.txt")
        == "Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
    let calls = try script.read("calls.txt")
    #expect(calls.contains("codesign ") == host.contains("apple"))
    #expect(calls.contains("llvm-objcopy ") == host.contains("linux"))
  }

  @Test func whatAMachineCannotMakeIsTold() async throws {
    defer { script.clean() }
    let apple = try await build("--triple", "arm64-apple-macosx", on: Self.linux)
    #expect(
      apple.output == "prebuild: error: tools for arm64-apple-macosx are made on macOS alone\n")
    let musl = try await build("--triple", Self.linuxOnARM, on: Self.linux)
    #expect(
      musl.output == "prebuild: error: tools for \(Self.linuxOnARM) need the static Linux SDK: "
        + "see 'swift sdk install --help'\n")
    let windows = try await build(on: "x86_64-unknown-windows-msvc")
    #expect(
      windows.output == "prebuild: error: no tools are made on x86_64-unknown-windows-msvc: "
        + "run this on Linux or macOS\n")
    let changed = try await build(on: Self.linux, changes: " M Sources/main.swift")
    #expect(
      changed.output == "prebuild: error: not committed, so nobody could build the same again:\n"
        + " M Sources/main.swift\n")
    #expect(try !script.fileNames().contains("a.artifactbundle"))
  }

  private func build(
    _ arguments: String..., on host: String, sdk: String = "", changes: String = ""
  ) async throws -> ProcessRun {
    let swift = """
      case "$*" in
        "sdk list") echo "\(sdk)" ;;
        --version) echo "Swift version 6.3.1 (swift-6.3.1-RELEASE)" ;;
        *--show-bin-path) echo bin ;;
      esac
      """
    let folder = script.directory.filePath
    let stubs = [
      "bin/swift": swift,
      "bin/swiftc": """
      echo '  "unversionedTriple": "\(host)",'
      echo '  "runtimeResourcePath": "\(folder)/toolchain/usr/lib/swift",'
      """,
      "bin/git": #"[ "$3" != status ] || printf '%s' "\#(changes)""#,
      "bin/strip": ":", "bin/codesign": ":",
      "bin/codable-enum": "exit 1", "bin/codable-enum-generator": "exit 1",
      "toolchain/usr/bin/llvm-objcopy": #"shift $(($# - 2)); cp "$1" "$2""#,
    ]
    for (path, lines) in stubs {
      let note = #"echo "$(basename "$0") $*" >>calls.txt"#
      try script.write(path, "#!/bin/sh\n\(note)\n\(lines)\n", permissions: 0o755)
    }
    return try await script.run(
      ["build"] + arguments + ["a.artifactbundle"],
      path: "\(folder)/bin:/usr/bin:/bin")
  }
}
