import Foundation

/// Values of one enum, to be written and read by each coder.
struct Samples {
  var name: String
  var count: Int
  /// What fails with a coder.
  var failures: (Coder) -> [String]

  init<Value: Codable & Equatable>(_ name: String, _ values: [Value]) {
    self.name = name
    count = values.count
    failures = { coder in
      values.compactMap { value in
        do {
          let (read, text): (Value, String)
          if coder.hasBareValues {
            (read, text) = try coder.trip(value)
          } else {
            let (holder, written) = try coder.trip(Holder(value: value))
            (read, text) = (holder.value, written)
          }
          return read == value ? nil : "\(value) is read as \(read) from \(text)"
        } catch {
          return "\(value): \(error)"
        }
      }
    }
  }

  private struct Holder<Value: Codable>: Codable { var value: Value }
}

let samples = [
  Samples("Synthesized", [Synthesized.ping, .text("hi"), .image(url: "u", width: nil)]),
  Samples(
    "External",
    [
      External.ping, .text("hi"), .move(1, to: Point(x: 2, y: 3)), .image(url: "u", width: nil),
      .image(url: "u", width: 3), .length(7),
    ]),
  Samples(
    "Named",
    [
      Named.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3),
    ]),
  Samples(
    "Internal",
    [
      Internal.ping, .shape(Point(x: 1, y: 2)), .image(url: "u", width: nil),
      .image(url: "u", width: 3, isLarge: true),
    ]),
  Samples(
    "Deep",
    [
      Deep.ping, .image(url: "u", width: nil), .image(url: "u", width: 3), .other(tag: "zzz"),
      .other(tag: "5"),
    ]),
  Samples(
    "Adjacent",
    [
      Adjacent.ping, .text("hi"), .move(1, 2), .image(url: "u", width: nil),
      .image(url: "u", width: 3), .note(nil), .note("n"),
    ]),
  Samples(
    "Listed",
    [
      Listed.ping, .text("hi"), .move(1, nil, to: Point(x: 2, y: 3)),
      .move(1, 0.5, to: Point(x: 2, y: 3)), .length(nil, 7), .length(7, 8), .other("zzz"),
    ]),
  Samples("Untagged", [Untagged.number(1), .text("hi"), .list([1, 2]), .point(x: 1, y: 2)]),
  Samples("Raw", [Raw.ping, .pong, .other("zzz"), .other("true")]),
  Samples(
    "Keeping",
    [
      Keeping.text(value: "hi"),
      .other(["type": "zzz", "n": 1, "list": [1, "a"], "object": ["is": true, "half": 0.5]]),
    ]),
  Samples(
    "Reading", [Reading.ping, .text(value: "hi"), .image(url: "u", width: nil)]),
]

/// What a coder makes of an enum, in a process of its own: some coders trap.
@MainActor func cell(_ coder: Int, _ sample: Int) throws -> (text: String, failures: String) {
  let process = Process()
  process.executableURL = Bundle.main.executableURL
  process.arguments = ["\(coder)", "\(sample)"]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let data = try output.fileHandleForReading.readToEnd() ?? Data()
  process.waitUntilExit()
  let failures = String(decoding: data, as: UTF8.self)
  guard process.terminationReason == .exit else { return ("trap", failures) }
  let count = samples[sample].count
  return ("\(count - failures.split(separator: "\n").count) of \(count)", failures)
}

let arguments = CommandLine.arguments.dropFirst()
if arguments.count == 2 {
  let indices = arguments.compactMap { Int($0) }
  for failure in samples[indices[1]].failures(Coder.all[indices[0]]) {
    print(failure.replacing("\n", with: "⏎"))
  }
  exit(0)
}

print("| Coder | \(samples.map(\.name).joined(separator: " | ")) |")
print("|---|\(samples.map { _ in "---" }.joined(separator: "|"))|")
for (index, coder) in Coder.all.enumerated() {
  let cells = try samples.indices.map { try cell(index, $0) }
  print("| \(coder.name) | \(cells.map(\.text).joined(separator: " | ")) |")
  if arguments.contains("--failures") { print(cells.map(\.failures).joined(), terminator: "") }
}
