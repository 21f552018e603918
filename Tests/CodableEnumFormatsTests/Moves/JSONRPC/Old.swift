enum OldIdentifier: Codable {
  case number(Int)
  case text(String)
  case null

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    case .null: try container.encodeNil()
    }
  }
}

enum OldAnswer: Codable {
  case failure(Failure, OldIdentifier)
  case success([String], OldIdentifier)

  private enum CodingKeys: String, CodingKey {
    case error, result, id
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let id = try container.decode(OldIdentifier.self, forKey: .id)
    if container.contains(.error) {
      self = .failure(try container.decode(Failure.self, forKey: .error), id)
    } else {
      self = .success(try container.decode([String].self, forKey: .result), id)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .failure(let failure, let id):
      try container.encode(failure, forKey: .error)
      try container.encode(id, forKey: .id)
    case .success(let result, let id):
      try container.encode(result, forKey: .result)
      try container.encode(id, forKey: .id)
    }
  }
}
