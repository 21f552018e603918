// @CodableEnum(style: .untagged, choice: .byKeys, order: [.batch, .request])
indirect enum ChoiceMessage: Equatable {
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case request(id: Int, method: String)
  // @CodableCase(constants: ["jsonrpc": "2.0"])
  case notification(method: String)
  case failure(ChoiceFailure)
  case batch([ChoiceMessage])
}

struct ChoiceFailure: Codable, Equatable {
  var error: String
  var data: Int?
}

// @CodableEnum(style: .untagged, choice: .byKeys)
enum ChoiceShape: Equatable {
  case circle(radius: Double)
  case label(text: String?)
}

// What can't be an object is never chosen for one.
// @CodableEnum(style: .untagged, payload: .keyed, choice: .byKeys)
enum ChoiceList: Equatable {
  // @CodableCase(payload: .compact)
  case list([Int]?)
  case size(
    width: Int?  // @CodableValue(nil: .required)
  )
  case place(
    ChoicePlace,  // @CodableValue(flatten: true)
    note: String?
  )
  case text(body: String?)
}

// @CodableEnum(style: .untagged, choice: .byKeys)
enum ChoiceMaybe: Equatable {
  case failure(ChoiceFailure?)
  case text(body: String)
}

struct ChoicePlace: Codable, Equatable {
  var x: Int
}

// @CodableEnum(style: .untagged, empty: .object, unknownKeys: .reject, choice: .byKeys)
enum ChoiceOpen: Equatable {
  case size(width: Int)
  case none
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// A key may be there as its alias.
// @CodableEnum(style: .untagged, choice: .byKeys)
enum ChoiceAlias: Equatable {
  case size(
    width: Int,  // @CodableValue(aliases: ["w"])
    height: Int?
  )
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}

// The alias of a path is a key of another object.
// @CodableEnum(style: .untagged, choice: .byKeys)
enum ChoicePath: Equatable {
  case image(
    url: String,  // @CodableValue(key: ["image", "url"], aliases: ["link"])
    width: Int?,  // @CodableValue(key: ["image", "width"], aliases: ["wide"])
    title: String  // @CodableValue(aliases: ["name"])
  )
  case text(body: String)
  // @CodableCase(.unknown)
  case other(CodableEnumAnyValue)
}
