struct Sum: Codable {
  var terms: [Term]
  var plus: Int
}

struct Product: Codable {
  var terms: [Term]
  var times: Int
}

// @CodableEnum(style: .untagged, choice: .byKeys)
indirect enum Term {
  case number(Int)
  case sum(Sum)
  case product(Product)
}
