/// Marked enums of every style, and types of raw values, to be compiled beside random enums that have
/// values of them. They need `PlainTypes`.
enum MarkedTypes {
  static let declarations = """
    protocol Spelled: RawRepresentable, Codable, Hashable {}

    struct Name: Spelled {
      var rawValue: String
    }

    enum Rank: Int, Codable {
      case first = 1
      case second = 2
    }

    // @CodableEnum(style: .internal, tag: "type")
    enum Inner: Equatable {
      case circle(radius: Int)
      case none
    }

    // @CodableEnum(style: .external, payload: .natural, severalKeys: .first)
    enum First: Equatable {
      case x(Profile)
      case radius(Int)
    }

    // @CodableEnum(style: .internal, tag: "kind")
    enum Shared: Equatable {
      // @CodableCase("ping")
      case one(x: Int)
      // @CodableCase("ping")
      case two(x: String)
      // @CodableCase("low", extras: ["x": nil])
      case three
    }

    // @CodableEnum(style: .internal, tag: "type")
    enum Tagless: Equatable {
      case ping
      // @CodableCase(nil)
      case silent(until: Int?)
      // @CodableCase(.missingTag)
      case link(url: String)
    }

    // @CodableEnum(style: .rawValue)
    enum Status: Equatable {
      // @CodableCase(200..<300, tag: 200)
      case fine
      // @CodableCase(nil)
      case none
      // @CodableCase(.unknown)
      case other(Int)
    }

    // @CodableEnum(style: .rawValue)
    enum Grade: Equatable {
      // @CodableCase(..<2.5)
      case low(Double)  // @CodableValue(tag: true)
      // @CodableCase(2.5..., aliases: ["pass"], tag: "pass")
      case high
    }

    // @CodableEnum(style: .rawValue, ignoringCase: true)
    enum Letter: Equatable {
      // @CodableCase("l0"..."l9", tag: "l5")
      case first
      // @CodableCase("r0"..."r9", tag: "r5")
      case second
    }

    // @CodableEnum(style: .untagged)
    enum Scene: Equatable {
      // @CodableCase(empty: "home")
      case home
      // @CodableCase(empty: [[:]])
      case credits
      case level(Int)
    }

    // @CodableEnum(style: .internal, tag: "type", unknownTag: .folder)
    enum Drive: Equatable {
      case file(size: Int)
      case folder(name: String?)
    }

    // @CodableEnum(style: .untagged)
    enum Reply: Equatable {
      // @CodableCase(constants: ["id": nil])
      case failure(error: String)
      case success(id: Int)
    }

    // @CodableEnum(style: .untagged, choice: .byKeys)
    enum Call: Equatable {
      case request(id: Int, x: Int)
      case notification(x: Int)
    }

    // @CodableEnum(style: .adjacent, tag: "t", content: "c")
    enum Pair: Equatable {
      case ping
      case text(String)
    }

    // @CodableEnum(style: .array)
    enum Row: Equatable {
      case ping
      case text(String)
    }

    // @CodableEnum(style: .internal, tag: "type")
    enum Open: Equatable {
      case circle(radius: Int)
      // @CodableCase(.unknown)
      case other(tag: String, radius: Int?)
    }

    // @CodableEnum(style: .internal, tag: "kind")
    enum Whole: Equatable {
      case low(x: Int)
      // @CodableCase(.unknown)
      case other(CodableEnumAnyValue)
    }

    // @CodableEnum(style: .internal, tag: "kind", reads: [.external])
    enum Forms: Equatable {
      case circle(radius: Int)
      case none
    }

    // @CodableEnum(style: .internal, tag: "type", fallback: .none)
    enum Fallen: Equatable {
      case circle(radius: Int)
      case none
    }

    // @CodableEnum(style: .rawValue)
    enum Word: Equatable {
      case low
      // @CodableCase(.unknown)
      case other(String)
    }

    struct Box<T: Codable & Equatable>: Codable, Equatable {
      var value: T
    }

    struct Holder: Codable, Equatable {
      var letter: Letter?
      var items: [Status]
    }

    struct Flags: OptionSet, Codable {
      let rawValue: Int
    }

    enum Ratio: Double, Codable {
      case half = 0.5
    }

    enum PlainCoder {
      static func encode<T: Encodable>(_ value: T, to encoder: any Encoder) throws {
        try value.encode(to: encoder)
      }

      static func decode<T: Decodable>(from decoder: any Decoder) throws -> T {
        try T(from: decoder)
      }
    }

    enum DocumentCoder {
      static func encode(_ value: CodableEnumAnyValue, to encoder: any Encoder) throws {
        try value.encode(to: encoder)
      }

      static func decode(from decoder: any Decoder) throws -> CodableEnumAnyValue {
        try CodableEnumAnyValue(from: decoder)
      }
    }

    """
}
