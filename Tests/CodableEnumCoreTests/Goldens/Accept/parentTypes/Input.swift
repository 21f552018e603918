struct ResolvingParent {
  struct Payload: Codable, Equatable {
    var size: Int
  }

  typealias Name = String
  typealias MaybeName = String?
  nonisolated static let standardName = "none"

  enum Hex {
    static func encode(_ value: Int, to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(String(value, radix: 16))
    }

    static func decode(from decoder: any Decoder) throws -> Int {
      try Int(decoder.singleValueContainer().decode(String.self), radix: 16) ?? 0
    }
  }

  enum Deeper {
    // @CodableEnum(style: .internal, tag: "type", accessors: true)
    enum Message {
      struct Own: Codable, Equatable {
        var own: Int
      }

      case payload(Payload)
      case own(Own?)
      case named(name: Name = standardName, size: Int)
      case maybe(maybe: MaybeName)
      case color(rgb: Int)  // @CodableValue(coder: Hex)
      case list(_ payloads: [Payload], owns: [String: Own])
    }
  }
}

extension ResolvingParent.Deeper {
  // @CodableEnum(style: .external, payload: .compact)
  enum Reply {
    case message(Message)
    indirect case again(Reply)
  }
}
