import Foundation

/// A coder that documents are shown of: types of Foundation have several forms.
enum OtherCoder: CaseIterable {
  case json, jsonWithDates, propertyList

  /// A document in JSON, as what this coder reads; nil if it can't be that.
  func data(of json: String) -> Data? {
    guard self == .propertyList else { return Data(json.utf8) }
    // Property lists need an array or a dictionary at the top.
    guard let list = try? JSONSerialization.jsonObject(with: Data("[\(json)]".utf8)),
      PropertyListSerialization.propertyList(list, isValidFor: .binary)
    else { return nil }
    return try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }

  func decoded<Value: Decodable>(_ type: Value.Type, from data: Data) -> Value? {
    switch self {
    case .json: return try? JSONDecoder().decode(type, from: data)
    case .jsonWithDates:
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try? decoder.decode(type, from: data)
    case .propertyList: return try? PropertyListDecoder().decode([Value].self, from: data)[0]
    }
  }

  /// Whether a value is written as a document.
  func writes<Value: Encodable>(_ value: Value, as data: Data) -> Bool {
    let encoder = JSONEncoder()
    if self == .jsonWithDates { encoder.dateEncodingStrategy = .iso8601 }
    let written =
      self == .propertyList
      ? try? PropertyListEncoder().encode([value]) : try? encoder.encode(value)
    return written.map { tree($0) == tree(data) } ?? false
  }

  private func tree(_ data: Data) -> NSObject? {
    self == .propertyList
      ? try? PropertyListSerialization.propertyList(from: data, format: nil) as? NSObject
      : try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as? NSObject
  }
}
