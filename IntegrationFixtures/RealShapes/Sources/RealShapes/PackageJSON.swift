/// package.json: https://docs.npmjs.com/cli/v11/configuring-npm/package-json
enum PackageJSON {
  /// "bin": a path, or paths by command.
  // @CodableEnum(style: .untagged)
  enum Executables: Hashable {
    case path(String)
    case paths([String: String])
  }

  /// "repository"
  // @CodableEnum(style: .untagged)
  enum Repository: Hashable {
    case shorthand(String)
    case details(type: String, url: String, directory: String?)
  }

  /// "people fields": an object, or all of it as one string.
  // @CodableEnum(style: .untagged)
  enum Person: Hashable {
    case details(name: String, email: String?)
    // @CodableCase(coder: PersonCoder)
    case line(name: String, email: String)
  }

  /// `Barney Rubble <barney@npmjs.com>`
  enum PersonCoder {
    static func encode(_ person: (String, String), to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode("\(person.0) <\(person.1)>")
    }

    static func decode(from decoder: any Decoder) throws -> (String, String) {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      guard let match = text.wholeMatch(of: /(.*) <(.*)>/) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "there is no <address>")
      }
      return (String(match.1), String(match.2))
    }
  }

  /// "exports", with conditions in each other: https://nodejs.org/api/packages.html#exports
  // @CodableEnum(style: .untagged)
  indirect enum Exports: Hashable {
    case blocked
    case path(String)
    case fallbacks([Exports])
    case conditions([String: Exports])
  }

  /// "sideEffects", as bundlers read it: https://webpack.js.org/guides/tree-shaking/
  // @CodableEnum(style: .untagged, empty: .name)
  enum SideEffects: Hashable {
    // @CodableCase(true)
    case everywhere
    // @CodableCase(false)
    case nowhere
    case files([String])
  }
}
