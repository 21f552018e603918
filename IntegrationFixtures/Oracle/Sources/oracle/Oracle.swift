import Foundation

/// Compares what the generator's `inspect --all` prints about the Swift files of folders with what
/// the compiler's parser sees in them. Prints each disagreement, and totals for each folder.
///
/// usage: `oracle GENERATOR FOLDER…`
@main
enum Oracle {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let generator = arguments.first, arguments.count > 1 else {
      print("usage: oracle GENERATOR FOLDER…")
      exit(64)
    }
    var sum = Totals()
    for folder in arguments.dropFirst() {
      var totals = Totals()
      let files = try swiftFiles(below: folder)
      for start in stride(from: 0, to: files.count, by: 100) {
        let inspection = try inspect(files[start..<min(start + 100, files.count)], with: generator)
        for file in inspection.files { try compare(file, &totals) }
      }
      print("\(folder): \(totals.line)")
      sum.add(totals)
    }
    print("total: \(sum.line)")
    exit(sum.disagreements == 0 ? 0 : 1)
  }

  private static func swiftFiles(below folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".swiftinterface") }
      .map { "\(folder)/\($0)" }
      .filter { FileManager.default.contents(atPath: $0) != nil }
  }

  private static func inspect(_ files: ArraySlice<String>, with generator: String) throws
    -> Inspection
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: generator)
    process.arguments = ["inspect", "--all"] + files
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Inspection.self, from: output)
  }

  private static func compare(_ file: Inspection.File, _ totals: inout Totals) throws {
    for diagnostic in file.diagnostics { print("  \(diagnostic)") }
    let expected = DeclarationCollector(
      Array(try Data(contentsOf: URL(fileURLWithPath: file.path))))
    totals.files += 1
    totals.enums += expected.enums.count
    totals.cases += expected.enums.reduce(0) { $0 + $1.cases.count }
    totals.properties += expected.types.reduce(0) { $0 + $1.properties.count }
    totals.members += expected.types.reduce(0) { $0 + $1.members.count }
    totals.typeAliases += expected.typeAliases.count
    totals.disagreements += disagreements(file.enums, expected.enums, "enum", in: file.path)
    totals.disagreements += disagreements(file.types, expected.types, "type", in: file.path)
    totals.disagreements += disagreements(
      file.typeAliases, expected.typeAliases, "type alias", in: file.path)
  }

  /// Prints what the parsers see differently, and tells how often they do.
  private static func disagreements<D: Description>(
    _ mine: [D], _ compilers: [D], _ kind: String, in path: String
  ) -> Int {
    var count = 0
    func report(_ text: String, _ description: D) {
      count += 1
      print("  \(path):\(description.line):\(description.column): \(text)")
    }
    var found: [Place: D] = [:]
    for description in mine { found[Place(description)] = description }
    for description in compilers {
      guard let mine = found.removeValue(forKey: Place(description)) else {
        report("missed \(kind) \(description.name)", description)
        continue
      }
      if mine != description {
        let differences = mine.differences(from: description).joined(separator: "\n    ")
        report("\(kind) \(description.name) differs\n    \(differences)", description)
      }
    }
    for description in found.values { report("no \(kind) \(description.name)", description) }
    return count
  }

  private struct Place: Hashable {
    var line: Int
    var column: Int

    init(_ description: some Description) {
      line = description.line
      column = description.column
    }
  }
}

private struct Totals {
  var files = 0
  var enums = 0
  var cases = 0
  var properties = 0
  var members = 0
  var typeAliases = 0
  var disagreements = 0

  mutating func add(_ other: Totals) {
    files += other.files
    enums += other.enums
    cases += other.cases
    properties += other.properties
    members += other.members
    typeAliases += other.typeAliases
    disagreements += other.disagreements
  }

  var line: String {
    """
    \(files) files, \(enums) enums, \(cases) cases, \(properties) stored properties, \
    \(members) members, \(typeAliases) type aliases, \(disagreements) disagreements
    """
  }
}
