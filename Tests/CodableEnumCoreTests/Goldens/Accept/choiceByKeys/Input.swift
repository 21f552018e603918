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
