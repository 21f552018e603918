/// Numbers that say what they mean by where they lie.
enum Measurements {
  /// Audits of Lighthouse: scores to 0.49 are red, to 0.89 orange, to 1 green; what was not
  /// measured has none
  /// (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md).
  // @CodableEnum(style: .internal, tag: "score")
  enum Audit: Hashable {
    // @CodableCase(nil)
    case unscored(id: String)
    // @CodableCase(0.0..<0.5)
    case poor(
      score: Double,  // @CodableValue(tag: true)
      id: String
    )
    // @CodableCase(0.5..<0.9)
    case mediocre(
      score: Double,  // @CodableValue(tag: true)
      id: String
    )
    // @CodableCase(0.9...1.0)
    case good(
      score: Double,  // @CodableValue(tag: true)
      id: String
    )
  }

  /// Severities of CVSS 3 by their scores (https://nvd.nist.gov/vuln-metrics/cvss). What is written
  /// is the lowest score of each.
  // @CodableEnum(style: .rawValue)
  enum Severity: Hashable {
    // @CodableCase(0)
    case none
    // @CodableCase(0.1..<4.0, tag: 0.1)
    case low
    // @CodableCase(4.0..<7.0, tag: 4.0)
    case medium
    // @CodableCase(7.0..<9.0, tag: 7.0)
    case high
    // @CodableCase(9.0...10.0, tag: 9.0)
    case critical
  }

  /// Weather by the codes of the WMO, as far as a symbol needs it (https://open-meteo.com/en/docs).
  // @CodableEnum(style: .rawValue, codingKeys: true)
  enum Weather: Hashable {
    // @CodableCase(0)
    case clear
    // @CodableCase(1...3, tag: 2)
    case cloudy
    // @CodableCase(45, aliases: [48])
    case fog
    // @CodableCase(51...67, tag: 61)
    case rain
    // @CodableCase(71...77, tag: 73)
    case snow
    // @CodableCase(95...99, tag: 95)
    case thunderstorm
  }

  /// Steps of a threshold in Grafana; the first begins at minus infinity, which is null
  /// (https://grafana.com/docs/grafana/latest/panels-visualizations/configure-thresholds/).
  // @CodableEnum(style: .untagged)
  enum ThresholdStep: Hashable {
    // @CodableCase(constants: ["value": nil])
    case base(color: String)
    case from(value: Double, color: String)
  }
}
