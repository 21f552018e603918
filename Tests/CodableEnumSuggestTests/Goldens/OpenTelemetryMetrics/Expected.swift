/// Suggested by `codable-enum suggest` from 32 samples in Metric.jsonl.
// @CodableEnum(style: .untagged)
enum Metric: Hashable, Sendable {
  // `unit`: always "ms".
  case gauge(name: String, description: String?, unit: String?, gauge: Gauge)

  // `unit`: always "ms".
  case summary(name: String, description: String?, unit: String?, summary: Summary)

  // `unit`: always "ms".
  case histogram(name: String, description: String?, unit: String?, histogram: Histogram)

  // `unit`: always "ms".
  case sum(name: String, description: String?, unit: String?, sum: Sum)
}

struct Gauge: Codable, Hashable, Sendable {
  var dataPoints: [DataPoint]
}

struct DataPoint: Codable, Hashable, Sendable {
  var timeUnixNano: String
  var asInt: String
  var startTimeUnixNano: String?
  var attributes: [Attribute]?
}

struct Attribute: Codable, Hashable, Sendable {
  var key: String
  var value: Value
}

struct Value: Codable, Hashable, Sendable {
  var stringValue: String
}

struct Summary: Codable, Hashable, Sendable {
  var dataPoints: [SummaryDataPoint]
}

struct SummaryDataPoint: Codable, Hashable, Sendable {
  var timeUnixNano: String
  var count: String
  var sum: Double  // always 2.5
  var quantileValues: [QuantileValue]
}

struct QuantileValue: Codable, Hashable, Sendable {
  var quantile: Double  // always 0.5
  var value: Double
}

struct Histogram: Codable, Hashable, Sendable {
  var dataPoints: [HistogramDataPoint]
  var aggregationTemporality: Int  // always 2
}

struct HistogramDataPoint: Codable, Hashable, Sendable {
  var timeUnixNano: String
  var count: String
  var sum: Double  // always 1.5
  var bucketCounts: [String]  // "1" or "2"; an enum if these are all
  var explicitBounds: [Double]
  var min: Double?  // always 0.5
  var max: Double?  // always 9.5
  var attributes: [Attribute]?
}

struct Sum: Codable, Hashable, Sendable {
  var dataPoints: [DataPoint]
  var aggregationTemporality: Int  // always 2
  var isMonotonic: Bool
}
