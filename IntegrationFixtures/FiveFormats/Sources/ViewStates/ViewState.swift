import Foundation

/// What a window showed when the app was quit.
// @CodableEnum(style: .external, payload: .compact, empty: .true)
public enum ViewState: Hashable, Sendable {
  case empty
  case editing(subview: EditSubview)
  case exchangeHistory(connection: Connection?)
  case list(selectedId: UUID, expandedItems: [Item])
}

public enum EditSubview: String, Codable, Sendable {
  case headers, body
}

public struct Connection: Codable, Hashable, Sendable {
  public var host: String

  public init(host: String) {
    self.host = host
  }
}

public struct Item: Codable, Hashable, Sendable {
  public var name: String

  public init(name: String) {
    self.name = name
  }
}
