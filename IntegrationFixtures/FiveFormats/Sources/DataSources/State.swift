import Foundation

/// What a data source has: nothing, or data that is on its way, there, or not to be had. What was
/// there before stays visible meanwhile.
///
/// `data` and `error` are properties too.
// @CodableEnum(style: .internal, tag: "state", accessors: true)
public enum State<D> {
  case empty
  case loading(_ data: D?)
  case ready(_ data: D)
  case error(
    _ error: NSError,  // @CodableValue(coder: ErrorCoder)
    _ data: D?
  )
}

extension State: Equatable where D: Equatable {}
extension State: Sendable where D: Sendable {}

/// Stores what can be stored of an `NSError`, which is not Codable: its user info may hold anything.
enum ErrorCoder {
  private struct Stored: Codable {
    var domain: String
    var code: Int
    var description: String
  }

  static func encode(_ error: NSError, to encoder: any Encoder) throws {
    let description = error.localizedDescription
    var container = encoder.singleValueContainer()
    try container.encode(
      Stored(domain: error.domain, code: error.code, description: description))
  }

  static func decode(from decoder: any Decoder) throws -> NSError {
    let stored = try decoder.singleValueContainer().decode(Stored.self)
    return NSError(
      domain: stored.domain, code: stored.code,
      userInfo: [NSLocalizedDescriptionKey: stored.description])
  }
}
