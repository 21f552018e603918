/// Suggested by `codable-enum suggest` from 54 samples in Transform.jsonl.
// @CodableEnum(style: .internal, tag: "type")
enum Transform: Hashable, Sendable {
  case collect(sort: CollectSort?)
  case extent(field: String, signal: String?)

  // `default`: always "none".
  case lookup(
    from: String,
    key: String,
    fields: [String],
    values: [String]?,
    default: String?,
    as: [String]?
  )

  case filter(expr: String)
  case window(ops: [String], groupby: [String], sort: Sort?, as: [String]?)
  case formula(expr: String, as: String)
  case bin(field: String, extent: [Int], maxbins: Int?, signal: String?, as: [String]?)
  case aggregate(groupby: [String], ops: [String], fields: [String], as: [String]?)

  // `offset`: always "zero".
  case stack(field: String, groupby: [String], offset: String?, sort: Sort?, as: [String]?)
}

struct CollectSort: Codable, Hashable, Sendable {
  var field: String
  var order: String  // always "descending"
}

struct Sort: Codable, Hashable, Sendable {
  var field: String
}
