import CodingChecks

/// What other code makes of an enum: keys, raw values, properties.
extension EnumPlan {
  /// A type with properties of the enum's type.
  var holder: String? {
    guard options.forgives else { return nil }
    return """
      struct Holder\(name): Codable, Equatable {
        var property: \(name)?
        var elements: [\(name)]
      }
      """
  }

  /// - Parameter checks: Those of values alone.
  func checks(ofUses checks: [Check]) -> [Check] {
    guard let written = checks.first(where: { !$0.isReading }), let json = written.json else {
      return []
    }
    let value = written.expression
    let bad = StrictValue.unreadable.json
    var further: [Check] = []
    if let fallback = options.fallback, cases.allSatisfy({ $0.unknown == nil }) {
      let name = cases[fallback].name.camelCase
      further.append(
        Check(expression: "\(qualifiedName).\(name)", json: bad, isReading: true))
    }
    if options.hasCodingKeys {
      further.append(Check(expression: "[\(value): 7]", json: "{\(key(json)):7}"))
    }
    if options.isRawRepresentable {
      // With an unknown case it never fails.
      let unwrapped = cases.contains { $0.unknown == .tag } ? "" : "!"
      further.append(
        Check(expression: "\(qualifiedName)(rawValue: \(value).rawValue)\(unwrapped)", json: json))
    }
    if options.forgives, json != "null" {
      let holder = "Holder\(name)"
      further.append(
        Check(
          expression: "\(holder)(property: \(value), elements: [\(value)])",
          json: "{\"property\":\(json),\"elements\":[\(json)]}"))
      further.append(
        Check(
          expression: "\(holder)(property: nil, elements: [\(value), \(value)])",
          json: "{\"property\":\(bad),\"elements\":[\(json),\(bad),\(json)]}", isReading: true))
    }
    return further
  }

  /// A tag as JSON as the text of a key.
  private func key(_ json: String) -> String { json.hasPrefix("\"") ? json : "\"\(json)\"" }
}

extension StrictValue {
  /// Nothing that a known case of any random enum is.
  static let unreadable = StrictValue.array([
    .object([.init("zzz", .array([.array([.object([])])]))])
  ])
}
