import CodableEnumFormats

/// `show`: prints the JSON of marked enums.
struct ShowCommand {
  private let package: PackageTargets
  private let names: [String]
  private let isJSON: Bool

  init(_ arguments: Arguments) throws {
    package = try PackageTargets.selected(by: arguments)
    names = arguments.operands
    isJSON = arguments.has("--json")
  }

  func run() throws -> ExitCode {
    let found = try package.formats()
    package.noteTargetsWithoutPlugin(found)
    let known = found.flatMap(\.formats.names)
    for name in names where !known.contains(where: { NameSearch.matches(name, $0) }) {
      throw UsageError(NameSearch.unknown("marked enum", name, in: known))
    }
    var description = Description()
    for (target, formats) in found {
      description.add(formats, target: target.name) { type in
        names.isEmpty || names.contains { NameSearch.matches($0, type) }
      }
    }
    if isJSON {
      try Console.print(json: description)
    } else if known.isEmpty {
      Console.print("No enum is marked. Write '// @CodableEnum(…)' before one.")
    } else {
      Console.print(ShowText(description, Console.palette).text)
    }
    return .success
  }
}
