import CodingChecks

/// Two programs: one of all old versions, which writes their values, and one of all new versions, which
/// reads what the other has written.
struct ChangesPrograms {
  let writer: [String: String]
  let reader: [String: String]
  /// For each pair, the values that are written.
  let specimens: [[Specimen]]
  /// What the generator finds wrong in versions together, which should be nothing.
  let diagnostics: [String]

  private static let pairsPerFile = 6

  init(_ pairs: [LockedPair], _ random: inout SeededGenerator) {
    let specimens = pairs.map { $0.old.specimens(&random) }
    let (old, new) = (Self.sources(pairs.map(\.old)), Self.sources(pairs.map(\.new)))
    let generations = [old, new].map { TargetSources(files: $0).generation(outputCount: 6) }
    diagnostics = generations.flatMap { $0.diagnostics.filter(\.isError).map(\.rendered) }
    var files = zip([old, new], generations).map { sources, generation in
      generation.outputs.enumerated().reduce(into: sources) { $0["Generated\($1.0).swift"] = $1.1 }
    }
    for start in stride(from: 0, to: pairs.count, by: Self.pairsPerFile) {
      let end = min(start + Self.pairsPerFile, pairs.count)
      files[0]["Values\(start).swift"] = (start..<end).map {
        Self.writing(of: specimens[$0], pairs[$0].number)
      }.joined()
      files[1]["Readers\(start).swift"] = (start..<end).map {
        Self.readers(of: pairs[$0].new)
      }.joined()
    }
    files[0]["main.swift"] = Self.writerMain(pairs.map(\.number))
    files[1]["main.swift"] = Self.readerMain(pairs.map(\.number))
    (writer, reader, self.specimens) = (files[0], files[1], specimens)
  }

  private static func sources(_ versions: [Version]) -> [String: String] {
    var sources = ["Shared.swift": Version.shared]
    for (index, version) in versions.enumerated() {
      sources["Versions\(index / pairsPerFile).swift", default: Version.head] += version.source
    }
    return sources
  }

  // MARK: Writing

  private static func writing(of specimens: [Specimen], _ number: Int) -> String {
    let head = number % pairsPerFile == 0 ? "import Foundation\n\n" : ""
    let lines = specimens.enumerated().map {
      "  VersionReport.write(\($1.expression), \($0))\n"
    }
    return "\(head)func write\(number)() {\n\(lines.joined())}\n\n"
  }

  private static func writerMain(_ numbers: [Int]) -> String {
    """
    import Foundation

    let parts: [(Int, () -> Void)] = [
    \(numbers.map { "  (\($0), write\($0)),\n" }.joined())]
    for (number, write) in parts.dropFirst(Int(CommandLine.arguments[1])!) {
      print("part: \\(number)")
      fflush(nil)
      write()
    }

    """
  }

  // MARK: Reading

  private static func readers(of version: Version) -> String {
    let head = version.number % pairsPerFile == 0 ? "import Foundation\n\n" : ""
    let members = version.enums.map {
      "  \($0.name.debugDescription): { VersionReport.read(\($0.qualifiedName).self, $0) },\n"
    }
    return """
      \(head)let readers\(version.number): [String: @Sendable (Data) -> Void] = [
      \(members.joined())]


      """
  }

  /// Each line of the file `Documents` is the name of an enum and a document.
  private static func readerMain(_ numbers: [Int]) -> String {
    """
    import Foundation

    var readers: [String: @Sendable (Data) -> Void] = [:]
    for part in [\(numbers.map { "readers\($0)" }.joined(separator: ", "))] {
      readers.merge(part) { $1 }
    }
    let documents = try String(contentsOfFile: "Documents", encoding: .utf8).split(separator: "\\n")
    for (number, line) in documents.enumerated().dropFirst(Int(CommandLine.arguments[1])!) {
      let words = line.split(separator: " ", maxSplits: 1)
      print("part: \\(number)")
      fflush(nil)
      if let read = readers[String(words[0])] {
        read(Data(words[1].utf8))
      } else {
        print("error: there is no enum of this name")
      }
    }

    """
  }
}
