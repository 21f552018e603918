/// Suggested by `codable-enum suggest` from 42 samples in Manifest.jsonl.
// @CodableEnum(style: .internal, tag: "kind", caseNaming: .pascalCase)
enum Manifest: Hashable, Sendable {
  // `immutable`: always true.
  case configMap(apiVersion: String, metadata: Metadata, data: [String: String], immutable: Bool?)

  case job(apiVersion: String, metadata: Metadata, spec: JobSpec)
  case deployment(apiVersion: String, metadata: Metadata, spec: DeploymentSpec)
  case serviceAccount(apiVersion: String, metadata: Metadata, automountServiceAccountToken: Bool?)
  case pod(apiVersion: String, metadata: Metadata, spec: Spec)
  case service(apiVersion: String, metadata: Metadata, spec: ServiceSpec)

  // `type`: always "Opaque".
  case secret(
    apiVersion: String,
    metadata: Metadata,
    type: String,
    data: [String: String]?,
    stringData: [String: String]?
  )
}

struct Metadata: Codable, Hashable, Sendable {
  var name: String
  var annotations: [String: String]?
  var namespace: String?  // always "default"
  var labels: [String: String]?
}

struct JobSpec: Codable, Hashable, Sendable {
  var template: Template
  var backoffLimit: Int?  // always 4
}

struct Template: Codable, Hashable, Sendable {
  var metadata: TemplateMetadata
  var spec: Spec
}

struct TemplateMetadata: Codable, Hashable, Sendable {
  var labels: [String: String]
}

struct Spec: Codable, Hashable, Sendable {
  var containers: [Container]
  var serviceAccountName: String?
  var restartPolicy: String?  // always "Never"
}

struct Container: Codable, Hashable, Sendable {
  var name: String
  var image: String
  var ports: [ContainerPort]?
  var command: [String]?
}

struct ContainerPort: Codable, Hashable, Sendable {
  var containerPort: Int
}

struct DeploymentSpec: Codable, Hashable, Sendable {
  var replicas: Int
  var selector: DeploymentSpecSelector
  var template: Template
  var minReadySeconds: Int?  // always 10
}

struct DeploymentSpecSelector: Codable, Hashable, Sendable {
  var matchLabels: MatchLabels
}

struct MatchLabels: Codable, Hashable, Sendable {
  var app: String
}

struct ServiceSpec: Codable, Hashable, Sendable {
  var selector: ServiceSpecSelector
  var ports: [ServiceSpecPort]
  var type: String  // always "ClusterIP"
}

struct ServiceSpecSelector: Codable, Hashable, Sendable {
  var app: String
}

struct ServiceSpecPort: Codable, Hashable, Sendable {
  var port: Int  // always 80
  var targetPort: Int
}
