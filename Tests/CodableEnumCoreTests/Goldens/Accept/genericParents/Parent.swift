struct ParentElsewhere<Value> {
  struct Payload: Codable {
    var size: Int
  }

  var state: State?
}

extension ParentElsewhere: Codable where Value: Codable {}
