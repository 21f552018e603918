import CodableEnumCore

/// What may be lost of an enum that was accepted, because Documentation/annotations.md says so under
/// `order`: nothing else is let through.
struct DareExcuses {
  /// For a case, the cases that values of it may be read as.
  private var misreadings: [String: Set<String>] = [:]
  /// The same for values that come from a damaged document, which may be any of a type.
  private var ofDamage: [String: Set<String>] = [:]
  /// For a case, the positions of values that are read and not written, as was asked for.
  private var unwritten: [String: [Int]] = [:]

  /// Cases that `overlap: .allow` lets another one be chosen for by keys, whose errors are final.
  private var failing: Set<String> = []

  /// - Parameters:
  ///   - warnings: Of the enum.
  ///   - uncoded: What is wrong with the enum without coders of values.
  init(_ plan: DarePlan, warnings: [Diagnostic], uncoded: [Diagnostic]) {
    let tried = plan.tried
    func earlier(than name: String) -> [String] {
      tried.prefix { $0.name != name }.map(\.name)
    }
    for (index, later) in tried.enumerated() {
      for earlier in tried[..<index] {
        if Self.isNarrower(earlier, than: later, in: plan, isDamaged: false) {
          excuse(later.name, as: [earlier.name])
        }
        if Self.isNarrower(earlier, than: later, in: plan, isDamaged: true) {
          ofDamage[later.name, default: []].insert(earlier.name)
        }
      }
    }
    for warning in warnings {
      let names = warning.names
      if warning.message.id == .unreachableCase {
        // `overlap: .allow` asks for it.
        excuse(names[1], as: earlier(than: names[1]))
        if plan.arguments.contains("choice: .byKeys") { failing.insert(names[1]) }
      } else if warning.message.id == .overlappingCases {
        let isEmpty = warning.message.text.hasPrefix("an empty")
        excuse(names[isEmpty ? 0 : 1], as: [names[isEmpty ? 1 : 0]])
      }
    }
    // What a coder writes is not shown by the sources, and counts only if the coder comes first.
    for error in uncoded {
      for item in plan.cases where item.hasCoder && error.names.contains(item.name) {
        switch error.message.id {
        case .unreachableCase: excuse(item.name, as: earlier(than: item.name))
        case .ambiguousUntagged: excuse(item.name, as: plan.cases.map(\.name))
        default: break
        }
      }
    }
    if plan.style == "external" {
      // An unknown tag may be a key of a case without a tag.
      for item in plan.cases where item.isUnknown && !item.values.isEmpty {
        ofDamage[item.name, default: []].formUnion(tried.map(\.name))
      }
    }
    for item in plan.cases {
      let positions = item.values.indices.filter {
        item.values[$0].arguments.contains("skip: .encoding")
      }
      if !positions.isEmpty { unwritten[item.name] = Array(positions) }
    }
  }

  /// Whether a value of the enum need not be read: it is of such a case, or holds one of it.
  func mayFail(_ sample: String) -> Bool {
    sample.matches(of: /\.(\w+)/).contains { failing.contains(String($0.output.1)) }
  }

  private mutating func excuse(_ name: String, as others: [String]) {
    misreadings[name, default: []].formUnion(others)
    ofDamage[name, default: []].formUnion(others)
  }

  /// Statements that tell the report of a program.
  var source: [String] {
    var lines: [String] = []
    func add(_ name: String, _ misreadings: [String: Set<String>], _ unwritten: String) {
      let pairs = misreadings.filter { !$0.value.isEmpty }.mapValues { $0.sorted() }
        .sorted { $0.key < $1.key }
      if pairs.isEmpty, unwritten == "[:]" { return }
      let list = pairs.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
      lines.append(
        "  report.\(name) = Excuses(misreadings: [\(list.isEmpty ? ":" : list)],"
          + " unwritten: \(unwritten))")
    }
    let positions = unwritten.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
    add("excuses", misreadings, "[:]")
    let list = positions.joined(separator: ", ")
    add("excusesOfDamage", ofDamage, "[\(list.isEmpty ? ":" : list)]")
    return lines
  }

  // MARK: Narrower types

  /// Whether a value of a case may be one that another case reads, as it has a narrower type.
  ///
  /// Values that are made up are none that a narrower type has, except for dates, which are whole
  /// seconds, decimals, which a `Double` reads, strings, which a `URL` reads, and `["ping"]`, which a
  /// `Row` reads.
  private static func isNarrower(
    _ earlier: DarePlan.Case, than later: DarePlan.Case, in plan: DarePlan, isDamaged: Bool
  ) -> Bool {
    // A literal is the only document of its case; `.object` isn't.
    let isLiteral = earlier.arguments.contains {
      $0.hasPrefix("empty: ") && !$0.hasPrefix("empty: .")
    }
    if earlier.values.isEmpty, isLiteral { return true }
    let types = plan.types(in: earlier)
    // A constant is narrower than any type.
    let hasConstants = earlier.arguments.contains { $0.hasPrefix("constants:") }
    return plan.types(in: later).contains { wide in
      let isNumber = types.contains { $0.numberWidth ?? .max < wide.numberWidth ?? 0 }
      guard isDamaged else {
        return isNumber && (wide.isDate || wide.isDecimal)
          || wide.holdsText && types.contains(where: \.isURL)
          || wide.template == "[String]" && types.contains(where: \.isRow)
      }
      // An unknown case is written as it came.
      return isNumber || wide.holdsText && types.contains(where: \.holdsNames)
        || hasConstants && (wide.numberWidth != nil || wide.holdsText || wide.template == "Bool")
        || !later.isUnknown && wide.isAnything
    }
  }
}

extension DarePlan {
  /// The cases without a tag, in the order in which they are tried.
  fileprivate var tried: [Case] {
    let first = arguments.lazy.compactMap { $0.wholeMatch(of: /order: \[\.(\w+)\]/)?.output.1 }
    let known = cases.filter {
      style == "untagged" ? !$0.isUnknown : $0.arguments.first == ".untagged"
    }
    return known.filter { $0.name == first.first ?? "" }
      + known.filter { $0.name != first.first ?? "" }
      + (style == "untagged" ? cases.filter(\.isUnknown) : [])
  }

  /// The types of a case's values, and of those in the values of the enum that it holds.
  fileprivate func types(in item: Case) -> [DareType] {
    let holdsOwn = item.values.contains(where: \.type.holdsOwn)
    return (holdsOwn ? cases.flatMap(\.values) : item.values).map(\.type)
  }
}

extension DarePlan.Case {
  var isUnknown: Bool { arguments.first == ".unknown" }

  fileprivate var hasCoder: Bool { values.contains { $0.arguments.contains(DarePlan.coder) } }
}

extension Diagnostic {
  /// The names in it.
  fileprivate var names: [String] {
    message.text.matches(of: /'(\w+)'/).map { String($0.output.1) }
  }
}
