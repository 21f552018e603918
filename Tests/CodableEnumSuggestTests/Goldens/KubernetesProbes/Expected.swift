/// Suggested by `codable-enum suggest` from 36 samples in Probe.jsonl.
// @CodableEnum(style: .untagged)
enum Probe: Hashable, Sendable {
  // `periodSeconds`: always 10.
  // `timeoutSeconds`: always 1.
  // `failureThreshold`: always 3.
  case httpGet(
    httpGet: HTTPGet,
    initialDelaySeconds: Int?,
    periodSeconds: Int?,
    timeoutSeconds: Int?,
    failureThreshold: Int?
  )

  // `periodSeconds`: always 10.
  // `failureThreshold`: always 3.
  // `timeoutSeconds`: always 1.
  case tcpSocket(
    tcpSocket: TCPSocket,
    initialDelaySeconds: Int?,
    periodSeconds: Int?,
    failureThreshold: Int?,
    timeoutSeconds: Int?
  )

  // `periodSeconds`: always 10.
  // `timeoutSeconds`: always 1.
  // `failureThreshold`: always 3.
  case grpc(
    grpc: Grpc,
    initialDelaySeconds: Int?,
    periodSeconds: Int?,
    timeoutSeconds: Int?,
    failureThreshold: Int?
  )

  // `periodSeconds`: always 10.
  // `timeoutSeconds`: always 1.
  // `failureThreshold`: always 3.
  case exec(
    exec: Exec,
    initialDelaySeconds: Int?,
    periodSeconds: Int?,
    timeoutSeconds: Int?,
    failureThreshold: Int?
  )
}

struct HTTPGet: Codable, Hashable, Sendable {
  var path: String  // always "/healthz"
  var port: Port
  var httpHeaders: [HTTPHeader]?
}

// @CodableEnum(style: .untagged)
enum Port: Hashable, Sendable {
  case number(Int)

  // "http" or "pg"; an enum if these are all.
  case text(String)
}

struct HTTPHeader: Codable, Hashable, Sendable {
  var name: String
  var value: String
}

struct TCPSocket: Codable, Hashable, Sendable {
  var port: Port
}

struct Grpc: Codable, Hashable, Sendable {
  var port: Int  // always 2379
  var service: String?  // always "x"
}

struct Exec: Codable, Hashable, Sendable {
  var command: [String]  // "cat" or "/tmp/x"; an enum if these are all
}
