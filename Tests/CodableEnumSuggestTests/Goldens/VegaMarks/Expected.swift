/// Suggested by `codable-enum suggest` from 6 samples in marks.json.
// @CodableEnum(style: .untagged)
enum Mark: Hashable, Sendable {
  case text(String)
  case object(MarkObject)
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type")
enum MarkObject: Hashable, Sendable {
  case bar(tooltip: Bool)
  case line(point: Bool, interpolate: String)
  case rule(color: String, strokeWidth: Int)
}
