import Foundation

/// What it takes to decode an enum of all JSON values, which many packages have.
struct ValueBenchmark {
  let workspace: Workspace
  let options: Options

  private static let versions = ["Generated", "Handwritten"]

  init(_ workspace: Workspace, _ options: Options) {
    self.workspace = workspace
    self.options = options
  }

  func rows() throws -> [Row] {
    try [("release", "-O", 1), ("debug", "-Onone", 1.1)].map { configuration, flag, target in
      note("Decoding JSON values (\(configuration)) …")
      let program = try compile(configuration, flag)
      let samples = try Samples(rounds: options.rounds, subjects: 2) { subject, _ in
        let arguments = [Self.versions[subject], options.isQuick ? "5" : "40"]
        return Double(try Shell.run([program] + arguments).trimmingCharacters(in: .newlines))!
      }
      let times = (0...1).map(samples.median)
      return Row(
        group: "An enum of all JSON values", subject: "decoding, \(configuration)",
        baseline: "handwritten", ratio: samples.ratio(0, to: 1), target: target,
        detail: "\(times[0].duration) and \(times[1].duration) for 30 kB", tolerance: 0.03)
    }
  }

  private func compile(_ configuration: String, _ flag: String) throws -> String {
    let folder = workspace.folder("values/\(configuration)")
    let files = ["Generated.swift": Self.marked, "Handwritten.swift": Self.handwritten]
    for (name, text) in files { try folder.appending(path: name).write(text) }
    try folder.appending(path: "main.swift").write(Self.main)
    try Shell.run(
      [workspace.debugGenerator, "generate", "--output", "Output.swift", "Generated.swift"],
      in: folder)
    try Shell.run(
      ["swiftc", flag, "-wmo", "-o", "values", "Output.swift", "main.swift"] + files.keys.sorted(),
      in: folder)
    return folder.appending(path: "values").path
  }

  private static let cases = """
      case null
      case bool(Bool)
      case number(Double)
      case string(String)

    """

  private static let marked = """
    // @CodableEnum(style: .untagged)
    enum Generated {
    \(cases)
      case array([Generated])
      case object([String: Generated])
    }

    """

  /// As most packages have it.
  private static let handwritten = """
    enum Handwritten: Decodable {
    \(cases)
      case array([Handwritten])
      case object([String: Handwritten])

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
          self = .null
        } else if let value = try? container.decode(Bool.self) {
          self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
          self = .number(value)
        } else if let value = try? container.decode(String.self) {
          self = .string(value)
        } else if let value = try? container.decode([Handwritten].self) {
          self = .array(value)
        } else {
          self = try .object(container.decode([String: Handwritten].self))
        }
      }
    }

    """

  /// Prints the processor time for decoding a document once.
  private static let main = ##"""
    import Foundation

    let item = #"""
      {"id":17,"name":"A name of some length","tags":["a","b","c"],"active":true,"score":1.5,"parent":null,
       "meta":{"created":"2026-01-01T00:00:00Z","counts":[1,2,3,4],"nested":{"x":1,"y":[{"z":"w"}]}}}
      """#
    let document = Data("[\(Array(repeating: item, count: 150).joined(separator: ","))]".utf8)
    let rounds = Int(CommandLine.arguments[2])!

    func time<T: Decodable>(_ type: T.Type) throws -> Double {
      let decoder = JSONDecoder()
      let start = clock()
      for _ in 0..<rounds { _ = try decoder.decode(type, from: document) }
      return Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(rounds)
    }

    print(try CommandLine.arguments[1] == "Generated" ? time(Generated.self) : time(Handwritten.self))

    """##
}
