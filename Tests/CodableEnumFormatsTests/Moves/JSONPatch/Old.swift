enum OldOperation: Codable {
  case add(path: String, value: String)
  case remove(path: String)
  case replace(path: String, value: String)
  case move(from: String, path: String)
  case copy(from: String, path: String)
  case test(path: String, value: String?)

  private struct Fields: Codable {
    enum Name: String, Codable {
      case add, remove, replace, move, copy, test
    }

    var op: Name
    var path: String
  }

  private enum CodingKeys: String, CodingKey {
    case from, value
  }

  init(from decoder: any Decoder) throws {
    let fields = try Fields(from: decoder)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let path = fields.path
    switch fields.op {
    case .add: self = .add(path: path, value: try container.decode(String.self, forKey: .value))
    case .remove: self = .remove(path: path)
    case .replace:
      self = .replace(path: path, value: try container.decode(String.self, forKey: .value))
    case .move: self = .move(from: try container.decode(String.self, forKey: .from), path: path)
    case .copy: self = .copy(from: try container.decode(String.self, forKey: .from), path: path)
    case .test:
      self = .test(path: path, value: try container.decodeIfPresent(String.self, forKey: .value))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func write(_ op: Fields.Name, _ path: String) throws {
      try Fields(op: op, path: path).encode(to: encoder)
    }
    switch self {
    case .add(let path, let value):
      try write(.add, path)
      try container.encode(value, forKey: .value)
    case .remove(let path): try write(.remove, path)
    case .replace(let path, let value):
      try write(.replace, path)
      try container.encode(value, forKey: .value)
    case .move(let from, let path):
      try write(.move, path)
      try container.encode(from, forKey: .from)
    case .copy(let from, let path):
      try write(.copy, path)
      try container.encode(from, forKey: .from)
    case .test(let path, let value):
      try write(.test, path)
      try container.encode(value, forKey: .value)
    }
  }
}
