import Foundation

@testable import CodableEnumCore

/// Tries an option with every style and tells what came of it.
struct OptionTable {
  enum Outcome: String {
    /// What is generated differs.
    case works = "works"
    /// So it does with `payload: .keyed`, without which the option has no keys to be about.
    case worksWithKeys = "keyed"
    /// There is an error at the option.
    case rejected = "error"
    /// The style has nothing that the option could be written at.
    case absent = "-"
    /// Nothing changes, and nothing is said.
    case ignored = "IGNORED"
  }

  /// Where an option is written.
  enum Place {
    case onEnum, onCase, onCaseWithValues, onValue
  }

  /// One row for each option: its label and the outcome with each style.
  ///
  /// - Parameter width: Of the labels.
  static func rows(
    _ options: [(label: String, argument: String)], _ place: Place, width: Int = 14
  ) throws -> String {
    let header = row("", width, StyleName.allCases.map(\.rawValue))
    return try header
      + options.map { option in
        row(
          option.label, width,
          try StyleName.allCases.map { try outcome(option.argument, place, $0).rawValue })
      }.joined()
  }

  private static func row(_ label: String, _ width: Int, _ cells: [String]) -> String {
    let padded = ([label] + cells).enumerated().map { index, cell in
      cell.padding(toLength: index == 0 ? width : 10, withPad: " ", startingAt: 0)
    }
    return padded.joined().replacing(#/ +$/#, with: "") + "\n"
  }

  static func outcome(_ argument: String, _ place: Place, _ style: StyleName) throws -> Outcome {
    if style == .rawValue, [.onCaseWithValues, .onValue].contains(place) { return .absent }
    let outcome = try outcome(argument, place, style, further: "")
    if outcome != .rejected || style.payloads.count < 2 { return outcome }
    let keyed = try Self.outcome(argument, place, style, further: ", payload: .keyed")
    return keyed == .works ? .worksWithKeys : outcome
  }

  private static func outcome(
    _ argument: String, _ place: Place, _ style: StyleName, further: String
  ) throws -> Outcome {
    let plain = try generate(source(style, further: further))
    if plain.hasErrors { throw GoldenModule.Rejection(diagnostics: plain.diagnostics) }
    let changed = source(style, argument, place, further: further)
    let generation = try generate(changed)
    if !generation.hasErrors { return generation.outputs == plain.outputs ? .ignored : .works }
    // Before it, the style may be called the same.
    let place = changed.range(of: argument, options: .backwards)!.lowerBound
    let line = changed.prefix(upTo: place).filter { $0 == "\n" }
    let isAtOption = generation.diagnostics.allSatisfy {
      $0.position.line == line.count + 1
    }
    return isAtOption ? .rejected : .ignored
  }

  private static func generate(_ source: String) throws -> Generation {
    try Generator.run([("Input.swift", Data(source.utf8))])
  }

  /// An enum that every option could have an effect on.
  private static func source(
    _ style: StyleName, _ argument: String = "", _ place: Place? = nil, further: String
  ) -> String {
    let argument = argument.isEmpty ? nil : argument
    var options = ["style: .\(style.rawValue)"]
    let isGiven = { (label: String) in place == .onEnum && argument?.hasPrefix(label) == true }
    for required in style.required where !isGiven("\(required):") {
      options.append("\(required): \"\(required)Key\"")
    }
    if place == .onEnum, let argument { options.append(argument) }
    let mark = { (name: String, wanted: Place) in
      place == wanted ? "// @\(name)(\(argument ?? ""))" : "//"
    }
    let values =
      style == .rawValue
      ? ""
      : """
        \(mark("CodableCase", .onCaseWithValues))
        case image(
          firstPart: Value,
          \(mark("CodableValue", .onValue))
          secondPart: Rest = Rest()
        )
      """
    return """
      // @CodableEnum(\(options.joined(separator: ", "))\(further))
      enum Sample<Value> {
        \(mark("CodableCase", .onCase))
        case onePing
      \(values)
      }
      """
  }
}
