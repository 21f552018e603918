import Testing

/// The two build systems of SwiftPM, which plan, rerun and report differently.
enum BuildSystem: String, CaseIterable, CustomTestStringConvertible {
  case native
  case swiftBuild = "swiftbuild"

  var testDescription: String { rawValue }

  var arguments: [String] {
    switch self {
    case .native: ["--build-system", "native"]
    // Says which commands run only if asked to.
    case .swiftBuild: ["--build-system", "swiftbuild", "--verbose"]
    }
  }

  /// Its folder of products below the scratch folder.
  func productsPath(configuration: String) -> String {
    switch self {
    case .native: configuration
    case .swiftBuild: "out/Products/\(configuration.capitalized)\(Self.platformSuffix)"
    }
  }

  #if os(macOS)
    private static let platformSuffix = ""
  #else
    private static let platformSuffix = "-linux"
  #endif

  /// SwiftBuild 6.3 ends with a segmentation fault now and then, with or without plugins.
  static let crashExitCode: Int32 = 139
}
