/// What compilers, package managers and build servers write.
enum BuildTools {
  /// A dependency in `cargo metadata`, whose kind is null for normal ones
  /// (https://doc.rust-lang.org/cargo/commands/cargo-metadata.html).
  // @CodableEnum(style: .internal, tag: "kind")
  enum CargoDependency: Hashable {
    // @CodableCase(nil)
    case normal(name: String, req: String)
    case dev(name: String, req: String)
    case build(name: String, req: String)
  }

  /// Severities in the report of `npm audit`, which are the keys of its counts
  /// (https://docs.npmjs.com/cli/commands/npm-audit).
  // @CodableEnum(style: .rawValue, codingKeys: true)
  enum Severity: Hashable {
    case info, low, moderate, high, critical
    // @CodableCase(.unknown)
    case other(String)
  }

  struct AuditMetadata: Codable, Hashable {
    var vulnerabilities: [Severity: Int]
  }

  /// Types of products in `swift package dump-package`
  /// (https://docs.swift.org/swiftpm/documentation/packagemanagerdocs/dumppackage).
  // @CodableEnum(style: .external, empty: nil)
  enum ProductType: Hashable {
    // @CodableCase("library", empty: ["automatic"])
    case automaticLibrary
    // @CodableCase("library", empty: ["static"])
    case staticLibrary
    // @CodableCase("library", empty: ["dynamic"])
    case dynamicLibrary
    case executable, plugin, test
  }

  /// States of pins in the first version of `Package.resolved`, where null stands under what a pin
  /// does not follow
  /// (https://docs.swift.org/swiftpm/documentation/packagemanagerdocs/resolvingpackageversions).
  // @CodableEnum(style: .untagged)
  enum PinState: Hashable {
    // @CodableCase(constants: ["branch": nil, "version": nil])
    case revision(revision: String)
    // @CodableCase(constants: ["version": nil])
    case branch(branch: String, revision: String)
    // @CodableCase(constants: ["branch": nil])
    case version(version: String, revision: String)
  }

  /// Steps of a Buildkite pipeline, of which a key says what they are; to wait needs no value
  /// (https://buildkite.com/docs/pipelines/configure/defining-steps).
  // @CodableEnum(style: .untagged, empty: .name, keyNaming: .snakeCase, choice: .byKeys)
  enum BuildkiteStep: Hashable {
    /// The word alone waits as well.
    // @CodableCase("wait")
    case barrier
    // @CodableCase(constants: ["wait": nil])
    case wait(continueOnFailure: Bool?)
    case command(command: String, label: String?)
    case block(block: String, prompt: String?)
    case trigger(trigger: String, async: Bool?)
  }
}
