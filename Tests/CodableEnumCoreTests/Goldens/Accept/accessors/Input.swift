import Foundation

// @CodableEnum(style: .internal, tag: "type", accessors: true)
enum AccessorsState<Data> {
  case empty
  case loading(_ data: Data?)
  case ready(_ data: Data)
  case failed(
    _ error: NSError,  // @CodableValue(coder: AccessorsErrorCoder)
    _ data: Data?
  )
}

enum AccessorsErrorCoder {
  static func encode(_ value: NSError, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value.code)
  }

  static func decode(from decoder: any Decoder) throws -> NSError {
    NSError(domain: "accessors", code: try decoder.singleValueContainer().decode(Int.self))
  }
}

// @CodableEnum(style: .external, accessors: true)
enum AccessorsMany {
  typealias Name = String

  case user(name: Name, `class`: Int?, tags: [String: [Int]]?)
  case group(name: Name?, members: Optional<[Int]>, any: (Int?))
  case place(at: Foundation.Date, `in`: Swift.Optional<Int>)
}
