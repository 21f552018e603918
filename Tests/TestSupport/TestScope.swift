import Foundation

/// The scope of a test run. By default, it includes what changes are likely to break, to save time;
/// with `CODABLE_ENUM_ALL=1`, everything, as in `.ci/run`.
///
/// Only this type decides. CONTRIBUTING.md lists what is left out by default.
package enum TestScope {
  package static let isAll = variable("CODABLE_ENUM_ALL").map { $0 != "0" } ?? false

  /// Returns the arguments of a test: all of them, or a few that represent the rest.
  package static func all<Arguments>(
    _ all: @autoclosure () -> Arguments, byDefault few: Arguments
  ) -> Arguments {
    isAll ? all() : few
  }

  /// Returns an environment variable; nil if it is missing or empty.
  package static func variable(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// The seed and size of a random test. They are printed, so a failed test can be run again.
///
/// `CODABLE_ENUM_SEED` and `CODABLE_ENUM_COUNT` set it, and `CODABLE_ENUM_KEEP` keeps the programs.
package struct RandomRun {
  package let seed: UInt64
  package let count: Int
  package let isKept = TestScope.variable("CODABLE_ENUM_KEEP") != nil

  /// - Parameters:
  ///   - count: The number in a run of all tests.
  ///   - few: The number by default: so many compile within seconds, and find most of what was ever
  ///     found.
  package init(_ name: String, seed: UInt64, count: Int, byDefault few: Int = 30) {
    let countInScope = TestScope.all(count, byDefault: few)
    self.seed = TestScope.variable("CODABLE_ENUM_SEED").flatMap(UInt64.init) ?? seed
    self.count = TestScope.variable("CODABLE_ENUM_COUNT").flatMap(Int.init) ?? countInScope
    print("\(name): CODABLE_ENUM_SEED=\(self.seed) CODABLE_ENUM_COUNT=\(self.count)")
  }
}
