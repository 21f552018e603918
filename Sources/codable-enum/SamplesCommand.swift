import CodableEnumFormats

/// `samples`: prints random documents, for comparing two decoders of an enum.
struct SamplesCommand {
  private let package: PackageTargets
  private let name: String
  private let count: Int
  private let seed: UInt64

  init(_ arguments: Arguments) throws {
    guard let name = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageError("name one marked enum, as in 'codable-enum samples Message'")
    }
    self.name = name
    package = try PackageTargets.selected(by: arguments)
    count = try Self.number("--count", arguments) ?? 100
    seed = try Self.number("--seed", arguments) ?? 0
  }

  func run() throws -> ExitCode {
    let found = try package.formats()
    let known = found.flatMap(\.formats.names)
    let matching = found.flatMap { target, formats in
      formats.names.filter { NameSearch.matches(name, $0) }.map { (target.name, formats, $0) }
    }
    // A full name means this enum, even if nested enums end with the same name.
    let whole = matching.filter { $0.2 == name }
    guard let (_, formats, type) = (whole.isEmpty ? matching : whole).first else {
      throw UsageError(NameSearch.unknown("marked enum", name, in: known))
    }
    // Branches of `#if` may each declare it.
    let declared = Dictionary(grouping: whole.isEmpty ? matching : whole) { "\($0.0) \($0.2)" }
    if declared.count > 1 {
      let names = matching.map { "'\($0.2)' of the target '\($0.0)'" }.joined(separator: " or ")
      let cure = whole.isEmpty ? "write the whole name, or '--target'" : "name one with '--target'"
      throw UsageError("'\(name)' can be \(names); \(cure)")
    }
    var samples = SampleDocuments(of: type, in: formats, seed: seed)
    let lines = samples.lines(count)
    if !lines.isEmpty { Console.print(lines.joined(separator: "\n")) }
    return .success
  }

  private static func number<T: FixedWidthInteger>(
    _ option: String, _ arguments: Arguments
  ) throws -> T? {
    guard let text = arguments.value(of: option) else { return nil }
    guard let number = T(text), number >= 0, number <= 1_000_000 || option == "--seed" else {
      let limit = option == "--seed" ? "" : " of at most a million"
      throw UsageError("'\(option)' needs a number\(limit), not '\(text)'")
    }
    return number
  }
}
