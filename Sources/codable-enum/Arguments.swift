import CodableEnumFormats

/// The commands of the tool.
enum Command: String, CaseIterable {
  case show, check, schema, suggest, samples, lock, generate, inspect

  /// The options of the command, and whether each takes a value.
  var options: [String: Bool] {
    switch self {
    case .show: ["--json": false]
    case .check: ["--against": true, "--json": false]
    case .schema:
      [
        "--format": true, "--output": true, "--reading": false, "--dates": true, "--define": true,
      ]
    case .suggest:
      [
        "--name": true, "--each": false, "--at": true, "--tag": true, "--style": true,
        "--tolerate": true, "--for": true,
      ]
    case .samples: ["--count": true, "--seed": true]
    case .lock: ["--accept": true, "--remove": true]
    case .generate: ["--output": true, "--check": false, "--nonisolated": false]
    case .inspect: ["--all": false]
    }
  }

  /// The name of the command in `swift package`.
  var verb: String {
    switch self {
    case .lock, .generate: "codable-enum-\(rawValue)"
    case .show, .check, .schema, .suggest, .samples, .inspect: "codable-enum \(rawValue)"
    }
  }

  func run(_ arguments: Arguments) throws -> ExitCode {
    switch self {
    case .show: try ShowCommand(arguments).run()
    case .check: try CheckCommand(arguments).run()
    case .schema: try SchemaCommand(arguments).run()
    case .suggest: try SuggestCommand(arguments).run()
    case .samples: try SamplesCommand(arguments).run()
    case .lock: try LockCommand(arguments).run()
    case .generate: try GenerateCommand(arguments).run()
    case .inspect: try InspectCommand(arguments).run()
    }
  }
}

/// The command line: a command with its operands and options, in any order.
struct Arguments {
  /// The command; nil without any operand.
  private(set) var command: Command?
  /// The operands after the name of the command.
  private(set) var operands: [String] = []
  private var options: [(name: String, value: String)] = []

  /// Options that can be repeated.
  private static let repeatable = ["--target", "--define", "--accept", "--remove"]

  /// Options of all commands.
  private static let common = [
    "--targets": true, "--target": true, "--read-only": false, "--help": false,
    "--version": false,
  ]

  init(_ words: [String]) throws {
    let all = Command.allCases.reduce(into: Self.common) { options, command in
      options.merge(command.options) { first, _ in first }
    }
    var words = words[...]
    while let word = words.popFirst() {
      guard Self.isOption(word) else {
        try add(operand: word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let name = parts[0] == "-h" ? "--help" : parts[0]
      // SwiftPM passes on everything after a plugin's name.
      if name == "--allow-writing-to-package-directory" {
        throw UsageError(
          "'\(name)' is for SwiftPM, and goes before the command: "
            + "'swift package \(name) \(command?.verb ?? "codable-enum …")'")
      }
      guard let takesValue = all[name] else {
        let known = command.map { Array($0.options.keys) + Self.common.keys } ?? Array(all.keys)
        throw UsageError(NameSearch.unknown("option", name, in: known))
      }
      let own = parts.count > 1 ? parts[1] : nil
      let hasNext = takesValue && own == nil && words.first.map(Self.isOption) == false
      let value = (hasNext ? words.popFirst() : own) ?? ""
      guard takesValue == !value.isEmpty else {
        throw UsageError("'\(name)' \(takesValue ? "needs a" : "takes no") value")
      }
      if takesValue, has(name), !Self.repeatable.contains(name) {
        throw UsageError("'\(name)' is given twice")
      }
      options.append((name, value))
    }
    try checkOptions()
  }

  /// Whether a word is an option, and not '-' or a negative number.
  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Int(word) == nil
  }

  private mutating func add(operand: String) throws {
    guard command == nil else { return operands.append(operand) }
    if operand == "help" { return options.append(("--help", "")) }
    command = Command(rawValue: operand)
    if command == nil {
      let names = Command.allCases.map(\.rawValue)
      throw UsageError(NameSearch.unknown("command", operand, in: names))
    }
  }

  private func checkOptions() throws {
    guard let command else { return }
    for (name, _) in options where Self.common[name] == nil && command.options[name] == nil {
      throw UsageError("'\(command.rawValue)' has no option '\(name)'")
    }
  }

  func has(_ option: String) -> Bool { options.contains { $0.name == option } }

  func value(of option: String) -> String? { values(of: option).last }

  func values(of option: String) -> [String] {
    options.filter { $0.name == option }.map(\.value)
  }
}
