/// Plotly: https://plotly.com/javascript/reference/
enum Plotly {
  /// "The trace type is specified with `type`"; without one it is a scatter trace.
  // @CodableEnum(style: .internal, tag: "type", missingTag: .scatter)
  enum Trace: Hashable {
    case scatter(x: [Double], y: [Double], visible: Visibility?)
    case bar(x: [String], y: [Double], visible: Visibility?)
    case pie(labels: [String], values: [Double], visible: Visibility?)
  }

  /// "visible": `true`, `false` or "legendonly"
  // @CodableEnum(style: .rawValue, caseNaming: .lowercase)
  enum Visibility: Hashable {
    // @CodableCase(true)
    case shown
    // @CodableCase(false)
    case hidden
    case legendOnly
  }
}
