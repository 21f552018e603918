import Foundation
import TestSupport

/// What the programs of pairs have found: for each pair, what was written and how it was read.
struct ChangesRun {
  private(set) var results: [Result] = []
  private(set) var documentCount = 0

  /// Of one pair.
  struct Result {
    let pair: LockedPair
    var readCount = 0
    /// A value, its document and what the new version makes of it.
    var failures: [String] = []
    /// Whether something that was read is not written again, as it is where a key of an optional value is
    /// another one, and also where a value was removed.
    var isLossy = false
    /// Values that the old version does not write or read back itself.
    var leftOut: [String] = []
  }

  private struct Document {
    let pairIndex: Int
    let specimen: Specimen
    let json: Substring
  }

  init(
    _ programs: ChangesPrograms, of pairs: [LockedPair], in folder: URL,
    compile: (URL, [String: String]) throws -> Void
  ) throws {
    results = pairs.map { Result(pair: $0) }
    let (writer, reader) = (folder.appending(path: "Old"), folder.appending(path: "New"))
    try compile(writer, programs.writer)
    try compile(reader, programs.reader)
    let documents = try write(programs, in: writer)
    documentCount = documents.count
    let lines = documents.map { "\($0.specimen.enumName) \($0.json)\n" }
    try lines.joined().write(
      to: reader.appending(path: "Documents"), atomically: true, encoding: .utf8)
    try read(documents, in: reader)
  }

  private mutating func write(_ programs: ChangesPrograms, in folder: URL) throws -> [Document] {
    var documents: [Document] = []
    var pairIndex = -1
    for (kind, text) in try PartedRun(of: "./program", in: folder).lines {
      if kind == "part" { pairIndex += 1 }
      if kind == "trap" { results[pairIndex].failures.append("the old version traps") }
      guard kind == "document" || kind == "left out", let space = text.firstIndex(of: " "),
        let number = Int(text[..<space])
      else { continue }
      let specimen = programs.specimens[pairIndex][number]
      let rest = text[text.index(after: space)...]
      if kind == "document" {
        documents.append(.init(pairIndex: pairIndex, specimen: specimen, json: rest))
      } else {
        results[pairIndex].leftOut.append("\(specimen.expression): \(rest)")
      }
    }
    return documents
  }

  private mutating func read(_ documents: [Document], in folder: URL) throws {
    var number = -1
    for (kind, text) in try PartedRun(of: "./program", in: folder).lines {
      if kind == "part" { number += 1 }
      if kind == "lossy" { results[documents[number].pairIndex].isLossy = true }
      guard kind == "read" || kind == "error" || kind == "trap" else { continue }
      let document = documents[number]
      let successors = results[document.pairIndex].pair.successors(of: document.specimen)
      if kind == "read", successors.contains(String(text)) {
        results[document.pairIndex].readCount += 1
      } else {
        results[document.pairIndex].failures.append(
          "\(document.specimen.expression) is \(document.json)\n  \(kind): \(text)")
      }
    }
  }
}
