// @CodableEnum(style: .external, missingTag: .inline)
enum KeylessImage: Equatable {
  case file(path: String)
  case inline(url: String, width: Int?)
  case many(Int, Int)
}

// @CodableEnum(style: .external, payload: .natural, empty: .name, missingTag: .other, severalKeys: .first)
enum KeylessValue: Equatable {
  case text(String)
  case none
  case other(KeylessPart)
}

struct KeylessPart: Codable, Equatable {
  var size: Int?
}

// @CodableEnum(style: .external, unknownKeys: .reject, missingTag: .nothing, ignoringCase: true)
enum KeylessStrict: Equatable {
  case text(body: String)
  case nothing(note: String?)
}

// @CodableEnum(style: .external, empty: .true, missingTag: .off)
enum KeylessEmpty: Equatable {
  case on, off
}
