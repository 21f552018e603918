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
  case other(code: Int)  // @CodableValue(tag: true)
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

// @CodableEnum(style: .rawValue, codingKeys: true, rawRepresentable: true)
enum ConversionStatus: Hashable {
  // @CodableCase(200...299, aliases: [100])
  case success(code: Int)  // @CodableValue(tag: true)
  // @CodableCase(204)
  case empty
  // @CodableCase(304, aliases: [305, 400...499])
  case failure(
    code: Int,  // @CodableValue(tag: true)
    isLogged: Bool = false  // @CodableValue(skip: true)
  )
}

// @CodableEnum(
//   style: .rawValue, ignoringCase: true, codingKeys: true, rawRepresentable: true
// )
enum ConversionWord: Hashable {
  // @CodableCase("yes", aliases: ["aye"])
  case yes(word: String)  // @CodableValue(tag: true)
  case no
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum ConversionSwitch: Hashable {
  // @CodableCase(true, aliases: [false])
  case set(isOn: Bool)  // @CodableValue(tag: true)
  // @CodableCase(1...3)
  case dimmed(level: Int)  // @CodableValue(tag: true)
  // @CodableCase(.unknown)
  case other(String)
}

struct ConversionHolder: Codable {
  var levels: [ConversionLevel: Int]?
  var colors: [ConversionColor: Int]?
  var codes: [ConversionCode: Int]?
  var raws: [ConversionRaw: Int]?
  var flags: [ConversionFlag: Int]?
  var statuses: [ConversionStatus: Int]?
  var words: [ConversionWord: Int]?
  var switches: [ConversionSwitch: Int]?
}

// @CodableEnum(style: .rawValue, codingKeys: true, rawRepresentable: true)
enum ConversionLetter: Hashable {
  // @CodableCase("a"..."m")
  case early(String)  // @CodableValue(tag: true)
  // @CodableCase("n"..."z", tag: "z")
  case late
}

// @CodableEnum(style: .rawValue, codingKeys: true)
enum ConversionGrade: Hashable {
  // @CodableCase(..<2.5, tag: 1.5)
  case low
  // @CodableCase(2.5..., tag: 2.5)
  case high
}

// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum ConversionRest: Equatable {
  // @CodableCase(.unknown, tag: 1)
  case rest
}

// @CodableEnum(style: .rawValue, rawRepresentable: true)
enum ConversionMixed: Equatable {
  // @CodableCase(1, aliases: [1.5, true, "one"])
  case one
  // @CodableCase(2.0..<3.5, tag: 2)
  case two
  // @CodableCase(.unknown, tag: 0, aliases: [0.5])
  case other
}
