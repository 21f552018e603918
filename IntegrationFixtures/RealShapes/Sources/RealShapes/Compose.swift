/// Compose files: https://docs.docker.com/reference/compose-file/services/
enum Compose {
  /// "command": a string or a list; null is the image's own.
  // @CodableEnum(style: .untagged, empty: .null)
  enum Command: Hashable {
    case ofImage
    case shell(String)
    case list([String])
  }

  /// "ports": short and long syntax.
  // @CodableEnum(style: .untagged, keyNaming: .snakeCase, unknownKeys: .reject)
  enum Port: Hashable {
    case number(Int)
    case short(String)
    case long(target: Int, published: String?, hostIp: String?, mode: String?)
  }

  /// "depends_on": short and long syntax.
  // @CodableEnum(style: .untagged)
  enum Dependencies: Hashable {
    case names([String])
    case conditions([String: Dependency])
  }

  struct Dependency: Codable, Hashable {
    var condition: Condition
  }

  // @CodableEnum(style: .rawValue, caseNaming: .snakeCase)
  enum Condition: Hashable {
    case serviceStarted, serviceHealthy, serviceCompletedSuccessfully
  }
}
