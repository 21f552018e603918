/// Suggested by `codable-enum suggest` from 4 samples in jupyter-cells.json.
// There was only one sample of `markdown`, `raw`.
// @CodableEnum(style: .internal, tag: "cell_type", keyNaming: .snakeCase)
enum JupyterCell: Hashable, Sendable {
  // `metadata`: always without keys.
  case markdown(id: String, metadata: [String: CodableEnumAnyValue], source: [String])

  case code(
    executionCount: Int?,  // @CodableValue(nil: .null)
    id: String,
    metadata: [String: Bool],
    outputs: [Output],
    source: [String]
  )

  case raw(id: String, metadata: [String: String], source: [String])
}

// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "output_type", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum Output: Hashable, Sendable {
  case stream(name: String, text: [String])

  // `metadata`: always without keys.
  case executeResult(
    executionCount: Int,
    data: [String: CodableEnumAnyValue],
    metadata: [String: CodableEnumAnyValue]
  )

  case error(ename: String, evalue: String, traceback: [String])
}
