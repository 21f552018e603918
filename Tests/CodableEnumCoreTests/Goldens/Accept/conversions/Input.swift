// @CodableEnum(style: .rawValue, codingKeys: true, rawRepresentable: true)
public enum ConversionLevel: Hashable {
  case low
  // @CodableCase("hi", aliases: ["high", 3])
  case high
  #if DEBUG
    case debug
  #else
    case release
  #endif
  // @CodableCase(skip: .decoding)
  case internalOnly
  // @CodableCase(.unknown)
  case other(String)
}

// @CodableEnum(
//   style: .rawValue, ignoringCase: true, codingKeys: true, rawRepresentable: true
// )
enum ConversionColor: Hashable, RawRepresentable {
  case red, green
  @available(macOS 26, iOS 26, *)
  case blue
  // @CodableCase(.unknown)
  case unknown
}

// @CodableEnum(style: .rawValue, coercing: true, codingKeys: true, rawRepresentable: true)
enum ConversionCode: Hashable {
  // @CodableCase(200)
  case ok
  // @CodableCase(404, aliases: [410])
  case missing
  // @CodableCase(.unknown)
  case other(code: Int)  // the tag
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum ConversionRaw: Int {
  case zero, one
  @available(*, deprecated)
  case two
  // @CodableCase(.unknown)
  case other
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum ConversionFlag: String {
  case yes = "true"
  case no = "false"
}

// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum ConversionPlain {
  case a, b
}

struct ConversionHolder: Codable {
  var levels: [ConversionLevel: Int]?
  var colors: [ConversionColor: Int]?
  var codes: [ConversionCode: Int]?
  var raws: [ConversionRaw: Int]?
  var flags: [ConversionFlag: Int]?
}
