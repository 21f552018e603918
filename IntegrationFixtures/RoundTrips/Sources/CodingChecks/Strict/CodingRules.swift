/// What a coder may do that few do, and what code must then do without.
public struct CodingRules: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A second container from one encoder or decoder is a misuse, of the same kind as well: a coder
  /// that writes or reads a stream has gone on by then.
  public static let oneContainer = CodingRules(rawValue: 1)

  /// `decodeNil()` of an array goes to the next element whether or not there was a nil, as in
  /// coders that read each element once.
  public static let nilMovesOn = CodingRules(rawValue: 2)
}

/// Counts what is asked of a decoder, so that a test can tell linear from exponential without a
/// clock. Once there are too many steps, each further one throws, which ends any attempts.
public final class StepCounter {
  public let limit: Int
  public private(set) var count = 0

  public init(limit: Int) { self.limit = limit }

  public var isExceeded: Bool { count > limit }

  public struct Exceeded: Error {}

  func take() { count += 1 }

  func takeOrThrow() throws {
    take()
    if isExceeded { throw Exceeded() }
  }
}

/// What all decoders of one value share.
final class DecodingSession {
  let userInfo: [CodingUserInfoKey: any Sendable]
  let rules: CodingRules
  let steps: StepCounter?
  let log = MisuseLog()

  init(
    _ userInfo: [CodingUserInfoKey: any Sendable], _ rules: CodingRules, _ steps: StepCounter?
  ) {
    self.userInfo = userInfo
    self.rules = rules
    self.steps = steps
  }
}

/// Watches over the containers of one encoder or decoder.
final class ContainerGuard {
  private var isOpen = false

  func open(_ rules: CodingRules, at path: [any CodingKey], _ log: MisuseLog) {
    if isOpen, rules.contains(.oneContainer) { log.add(.secondContainer(at: path.pathText)) }
    isOpen = true
  }
}
