/// Lottie: https://lottie.github.io/lottie-spec/latest/specs/
enum Lottie {
  /// "Layers", whose types are numbers.
  // @CodableEnum(style: .internal, tag: "ty")
  enum Layer: Hashable {
    // @CodableCase(0)
    case precomposition(refId: String)
    // @CodableCase(1)
    case solid(
      width: Int,  // @CodableValue(key: "sw")
      height: Int,  // @CodableValue(key: "sh")
      color: Color  // @CodableValue(key: "sc", coder: HexCoder)
    )
    // @CodableCase(2)
    case image(refId: String)
    // @CodableCase(3)
    case null
    // @CodableCase(4)
    case shapes(_ shapes: [Shape])
    // @CodableCase(.unknown)
    case unknown(CodableEnumAnyValue)
  }

  /// "Shapes"
  // @CodableEnum(style: .internal, tag: "ty")
  enum Shape: Hashable {
    // @CodableCase("gr", keys: ["it"])
    case group([Shape])
    // @CodableCase("rc", keys: ["r"])
    case rectangle(roundness: Property)
    // @CodableCase("fl", keys: ["o"])
    case fill(opacity: Property)
  }

  /// "Properties": 0 or 1 under `a` says what `k` is.
  // @CodableEnum(style: .adjacent, tag: "a", content: "k")
  enum Property: Hashable {
    // @CodableCase(0)
    case fixed(Double)
    // @CodableCase(1)
    case animated([Keyframe])
  }

  struct Keyframe: Codable, Hashable {
    var t: Double
    var s: [Double]
  }

  struct Color: Hashable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8
  }

  /// `#ff8800`
  enum HexCoder {
    static func encode(_ color: Color, to encoder: any Encoder) throws {
      let digits = [color.red, color.green, color.blue].map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16)
      }
      var container = encoder.singleValueContainer()
      try container.encode("#" + digits.joined())
    }

    static func decode(from decoder: any Decoder) throws -> Color {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard text.utf8.count == 7, text.hasPrefix("#"), let number = Int(text.dropFirst(), radix: 16)
      else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no color")
      }
      return Color(
        red: UInt8(number >> 16), green: UInt8(number >> 8 & 255), blue: UInt8(number & 255))
    }
  }
}
