/// Vega-Lite: https://vega.github.io/vega-lite/docs/
enum VegaLite {
  /// "Mark": a type, or an object that defines it.
  // @CodableEnum(style: .untagged)
  enum Mark: Hashable {
    case type(MarkType)
    case definition(type: MarkType, tooltip: Bool?)
  }

  // @CodableEnum(style: .rawValue)
  enum MarkType: String {
    case area, bar, line, point, tick
  }

  /// "Datum", sorted by name, tried from the narrow to the wide.
  // @CodableEnum(style: .untagged, order: [.integer, .decimal])
  enum Datum: Hashable {
    case decimal(Double)
    case flag(Bool)
    case integer(Int)
    case text(String)
  }

  /// "Bin"
  // @CodableEnum(style: .untagged, empty: .name)
  enum Bin: Hashable {
    // @CodableCase(true)
    case automatic
    // @CodableCase(false)
    case none
    // @CodableCase("binned")
    case done
    case parameters(maxbins: Int)
  }
}
