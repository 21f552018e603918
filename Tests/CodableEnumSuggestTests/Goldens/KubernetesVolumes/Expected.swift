/// Suggested by `codable-enum suggest` from 5 samples in volumes.json.
// There was only one sample of each case.
// @CodableEnum(style: .untagged)
enum Volume: Hashable, Sendable {
  // `emptyDir`: always without keys.
  case emptyDir(name: String, emptyDir: [String: CodableEnumAnyValue])

  case hostPath(name: String, hostPath: HostPath)
  case configMap(name: String, configMap: ConfigMap)
  case persistentVolumeClaim(name: String, persistentVolumeClaim: PersistentVolumeClaim)
  case secret(name: String, secret: Secret)
}

struct HostPath: Codable, Hashable, Sendable {
  var path: String
  var type: String
}

struct ConfigMap: Codable, Hashable, Sendable {
  var name: String
  var items: [Item]
}

struct Item: Codable, Hashable, Sendable {
  var key: String
  var path: String
}

struct PersistentVolumeClaim: Codable, Hashable, Sendable {
  var claimName: String
}

struct Secret: Codable, Hashable, Sendable {
  var secretName: String
  var optional: Bool
}
