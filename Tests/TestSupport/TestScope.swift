import Foundation

/// How much a run of the tests asks: by default, what changes are likely to break, so that nobody
/// waits long; with `CODABLE_ENUM_ALL=1`, everything, as `.ci/run` does.
///
/// This is the only place that decides. What is left out by default is listed in CONTRIBUTING.md.
package enum TestScope {
  package static let isAll = variable("CODABLE_ENUM_ALL").map { $0 != "0" } ?? false

  /// Arguments of a test: all of them, or those that stand for the rest.
  package static func all<Arguments>(
    _ all: @autoclosure () -> Arguments, byDefault few: Arguments
  ) -> Arguments {
    isAll ? all() : few
  }

  /// A variable of the environment; an empty one counts as none.
  package static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// What a random test is made from. It is printed, so that what has failed can be run again.
///
/// `CODABLE_ENUM_SEED` and `CODABLE_ENUM_COUNT` set it, and `CODABLE_ENUM_KEEP` keeps the programs.
package struct RandomRun {
  package let seed: UInt64
  package let count: Int
  package let isKept = TestScope.variable("CODABLE_ENUM_KEEP") != nil

  /// - Parameters:
  ///   - count: How many there are where everything is asked.
  ///   - few: As many as compile within seconds, of which most of what was ever found can be found.
  package init(_ name: String, seed: UInt64, count: Int, byDefault few: Int = 30) {
    let countInScope = TestScope.all(count, byDefault: few)
    self.seed = TestScope.variable("CODABLE_ENUM_SEED").flatMap(UInt64.init) ?? seed
    self.count = TestScope.variable("CODABLE_ENUM_COUNT").flatMap(Int.init) ?? countInScope
    print("\(name): CODABLE_ENUM_SEED=\(self.seed) CODABLE_ENUM_COUNT=\(self.count)")
  }
}
