// Compares versions of one enum: `check` that they agree, `time` them in turns, or `count`
// instructions under callgrind. The benchmark compiles this file together with `subject`.

import Foundation

/// An enum in all its versions.
struct Subject {
  let name: String
  let versions: [Version]
}

struct Version {
  let name: String
  let documents: [Data]
  let messageCount: Int
  let decode: () throws -> Void
  let encode: () throws -> Void
  /// Whether the documents of another version decode to this one's values.
  let reads: ([Data]) throws -> Bool

  /// - Parameter repetitions: 1 for documents of one message each; more for one long array.
  init<T: Codable>(_ name: String, _ messages: [T], repetitions: Int) throws {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    self.name = name
    messageCount = messages.count * repetitions
    if repetitions == 1 {
      let documents = try messages.map { try encoder.encode($0) }
      self.documents = documents
      decode = { for document in documents { _ = try decoder.decode(T.self, from: document) } }
      encode = { for message in messages { _ = try encoder.encode(message) } }
    } else {
      let list = Array(repeating: messages, count: repetitions).flatMap { $0 }
      let document = try encoder.encode(list)
      documents = [document]
      decode = { _ = try decoder.decode([T].self, from: document) }
      encode = { _ = try encoder.encode(list) }
    }
    let sorting = JSONEncoder()
    sorting.outputFormatting = .sortedKeys
    reads = { others in
      for (message, other) in zip(messages, others) {
        // Equal bytes mean equal values, and enums need not be Equatable.
        let value = try decoder.decode(T.self, from: other)
        if try sorting.encode(value) != sorting.encode(message) { return false }
        if "\(value)".split(separator: ".").last != "\(message)".split(separator: ".").last {
          return false
        }
      }
      return true
    }
  }
}

enum Direction: String, CaseIterable {
  case decode, encode

  func operation(_ version: Version) -> () throws -> Void {
    self == .decode ? version.decode : version.encode
  }
}

// MARK: Commands

func check() throws {
  let subject = try subject(repetitions: 1)
  let first = subject.versions[0]
  for version in subject.versions {
    guard canonical(version.documents) == canonical(first.documents) else {
      fatalError("\(subject.name): \(version.name) writes other bytes than \(first.name)")
    }
    for other in subject.versions {
      guard try version.reads(other.documents) else {
        fatalError("\(subject.name): \(version.name) reads \(other.name) as other values")
      }
    }
  }
  print("\(subject.name): \(subject.versions.map(\.name).joined(separator: ", ")) agree")
}

/// The keys of an object have no order in Foundation's encoder.
func canonical(_ documents: [Data]) -> [Data] {
  documents.map { document in
    let value = try! JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)
    return try! JSONSerialization.data(
      withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys])
  }
}

/// Prints, for each round, the nanoseconds of processor time for a message.
func time(rounds: Int, repetitions: Int, seconds: Double) throws {
  let versions = try subject(repetitions: repetitions).versions
  for direction in Direction.allCases {
    let operations = versions.map(direction.operation)
    for operation in operations { try operation() }
    let single = try processorTime { for _ in 0..<3 { try operations[0]() } } / 3
    let count = max(1, Int(seconds / max(single, 1e-7)))
    for round in 0..<rounds {
      for index in operations.indices {
        let index = round % 2 == 0 ? index : operations.count - 1 - index
        let time = try processorTime { for _ in 0..<count { try operations[index]() } }
        print(
          direction, versions[index].name,
          time / Double(count * versions[index].messageCount) * 1e9)
      }
    }
  }
}

func processorTime(_ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try body()
  return now() - start
}

/// Runs each operation in a function that callgrind watches, and prints in which order.
func count(repetitions: Int) throws {
  let rounds = repetitions == 1 ? 4 : 1
  for direction in Direction.allCases {
    for version in try subject(repetitions: repetitions).versions {
      let operation = direction.operation(version)
      for _ in 0..<2 { try operation() }
      try benchmarkRegion { for _ in 0..<rounds { try operation() } }
      print(direction, version.name, rounds * version.messageCount)
    }
  }
}

/// Never optimized, so that there is one function of this name for callgrind to watch.
@inline(never) @_optimize(none)
func benchmarkRegion(_ body: () throws -> Void) throws { try body() }

let arguments = CommandLine.arguments
switch arguments[1] {
case "check": try check()
case "time":
  try time(
    rounds: Int(arguments[2])!, repetitions: Int(arguments[3])!, seconds: Double(arguments[4])!)
default: try count(repetitions: Int(arguments[2])!)
}
