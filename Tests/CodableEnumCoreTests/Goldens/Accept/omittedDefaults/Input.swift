typealias OmittedMaybe = Int?

struct OmittedColor: Equatable {
  var name: String
}

enum OmittedColorCoder {
  static func encode(_ color: OmittedColor, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(color.name)
  }

  static func decode(from decoder: any Decoder) throws -> OmittedColor {
    OmittedColor(name: try decoder.singleValueContainer().decode(String.self))
  }
}

enum OmittedOuter {
  nonisolated static let standard = 5

  // @CodableEnum(style: .internal, tag: "type", defaultValues: .omit)
  enum Shape: Equatable {
    nonisolated static let title = "none"

    case box(width: Int = standard, title: String = title, tags: [String] = [])
    case mixed(
      id: Int,
      unused: Int = 1,  // @CodableValue(skip: true)
      old: Int = 2,  // @CodableValue(skip: .encoding)
      color: OmittedColor = .init(name: "red"),  // @CodableValue(coder: OmittedColorCoder)
      kept: Int = 3,  // @CodableValue(default: .write)
      note: String?,
      size: Int? = 4,
      maybe: OmittedMaybe = 6
    )
    @available(*, deprecated)
    case former(Int = 1)  // @CodableValue(key: "n")
    @available(macOS 26, iOS 26, *)
    case later(n: Int = 1)
    case plain
  }
}

// @CodableEnum(style: .external)
enum OmittedExternal<Value: Equatable> {
  case one(
    Value,
    _ count: Int = 1  // @CodableValue(default: .omit)
  )
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c", defaultValues: .omit)
enum OmittedAdjacent {
  case one(count: Int = 1)
  case `Type`(name: Int = 1, type: String)
}

// @CodableEnum(style: .untagged, defaultValues: .omit, reads: [.array(payload: .keyed)])
enum OmittedUntagged {
  case one(`in`: Int = 1)
}
