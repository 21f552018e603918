import Foundation

/// A program with all versions of one enum, made of `Codec/main.swift`, the versions, and the list
/// of them.
struct CodecProgram {
  let style: EnumSchema.Style
  let caseCount: Int
  private let workspace: Workspace
  private let folder: URL

  init(_ style: EnumSchema.Style, caseCount: Int, _ workspace: Workspace) {
    self.style = style
    self.caseCount = caseCount
    self.workspace = workspace
    folder = workspace.folder("codec/\(style.rawValue)-\(caseCount)")
  }

  var path: String { folder.appending(path: "codec").path }

  private var versions: [String] {
    ["generated", "handwritten"] + (style.isSynthesized ? ["synthesized"] : [])
      + (caseCount <= 50 ? ["reading"] : []) + (style == .untagged ? ["attempting"] : [])
  }

  /// Writes the sources and returns the command that compiles them.
  ///
  /// - Parameter flags: Of the optimizer; whole modules, so that every version has its support code
  ///   in view, as in apps.
  func write(_ flags: [String]) throws -> [String] {
    folder.remove()
    var list: [String] = []
    for version in versions {
      let schema = EnumSchema(version.capitalized, style, caseCount: caseCount)
      let text =
        switch version {
        case "generated": schema.marked
        case "reading": schema.markedToRead
        case "handwritten": schema.handwritten
        case "attempting": schema.attempting
        default: schema.synthesized
        }
      try file(schema.name).write(text)
      let samples = schema.samples.joined(separator: ", ")
      list.append(
        "Version(\"\(version)\", [\(samples)] as [\(schema.name)], repetitions: repetitions)")
    }
    try file("Subject").write(
      """
      func subject(repetitions: Int) throws -> Subject {
        try Subject(name: "\(style)-\(caseCount)", versions: [
          \(list.joined(separator: ",\n    "))
        ])
      }

      """)
    try Shell.run(
      [
        workspace.debugGenerator, "generate", "--relative-to", folder.path, "--output",
        file("Conformances").path,
      ]
        + versions.filter { ["generated", "reading"].contains($0) }.map {
          file($0.capitalized).path
        })
    let main = workspace.package.appending(path: "Codec/main.swift").path
    let names = ["Subject", "Conformances"] + versions.map(\.capitalized)
    return ["swiftc"] + flags
      + ["-wmo", "-swift-version", "6", "-module-name", "Codec", "-o", path, main]
      + names.map { file($0).path }
  }

  private func file(_ name: String) -> URL { folder.appending(path: name + ".swift") }

  // MARK: Running

  func check() throws -> String {
    try Shell.run([path, "check"])
  }

  /// The nanoseconds for a message, by direction and version, in rounds.
  func times(rounds: Int, repetitions: Int, seconds: Double) throws -> [String: [String: [Double]]]
  {
    let output = try Shell.run([path, "time", "\(rounds)", "\(repetitions)", "\(seconds)"])
    var times: [String: [String: [Double]]] = [:]
    for line in output.split(separator: "\n") {
      let fields = line.split(separator: " ").map(String.init)
      times[fields[0], default: [:]][fields[1], default: []].append(Double(fields[2])!)
    }
    return times
  }

  /// The instructions for a message, by direction and version: callgrind sees no noise.
  func instructions(repetitions: Int) throws -> [String: [String: [Double]]] {
    let dumps = folder.appending(path: "callgrind").path
    // The mangled name of `benchmarkRegion`, and of what the optimizer makes of it. Callgrind obeys
    // only one option for a pattern, so that each option must have its own.
    let region = "$s5Codec15benchmarkRegion*"
    let output = try Shell.run([
      "valgrind", "--tool=callgrind", "--callgrind-out-file=\(dumps)", "--collect-atstart=no",
      "--toggle-collect=*benchmarkRegion*", "--dump-after=\(region)", path, "count",
      "\(repetitions)",
    ])
    var counts: [String: [String: [Double]]] = [:]
    for (index, line) in output.split(separator: "\n").enumerated() {
      let fields = line.split(separator: " ").map(String.init)
      let dump = try String(contentsOf: URL(filePath: "\(dumps).\(index + 1)"), encoding: .utf8)
      let total = dump.split(separator: "\n").last { $0.hasPrefix("totals: ") }!
      counts[fields[0], default: [:]][fields[1]] = [
        Double(total.dropFirst("totals: ".count))! / Double(fields[2])!
      ]
    }
    return counts
  }
}
