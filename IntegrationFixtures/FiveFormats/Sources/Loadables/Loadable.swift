import Foundation

/// A value that may have to be loaded first, as an app keeps it on disk from one launch to the next.
///
/// Old files go on being read: those from before `source` existed take its default, those from when
/// `error` was called `failed` its alias, and those that the compiler's own Codable wrote are the
/// `.external` representation.
// @CodableEnum(
//   style: .internal, tag: "discriminator",
//   keyNaming: .snakeCase, keyPrefix: .caseName,
//   reads: [.external]
// )
public enum Loadable<T> {
  case initial
  case loading(startDate: Date, source: String = "network")
  case value(_ value: T)
  // @CodableCase(aliases: ["failed"])
  case error
}

extension Loadable: Equatable where T: Equatable {}
extension Loadable: Hashable where T: Hashable {}
extension Loadable: Sendable where T: Sendable {}
