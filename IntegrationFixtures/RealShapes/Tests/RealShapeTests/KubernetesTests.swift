import Testing

@testable import RealShapes

struct KubernetesTests {
  @Test func intOrString() throws {
    try expect(#"[8080,"http"]"#, is: [.number(8080), .name("http")] as [Kubernetes.IntOrString])
    expectRefused("0.5", as: Kubernetes.IntOrString.self, at: "")
  }

  @Test func volume() throws {
    try expect(
      """
      [{"name":"cache","emptyDir":{}},{"name":"ram","emptyDir":{"medium":"Memory"}},
       {"name":"logs","hostPath":{"path":"/var/log"}},
       {"name":"config","configMap":{"name":"log-config"}}]
      """,
      is: [
        .volume(name: "cache", source: .emptyDir(medium: nil)),
        .volume(name: "ram", source: .emptyDir(medium: "Memory")),
        .volume(name: "logs", source: .hostPath(path: "/var/log")),
        .volume(name: "config", source: .configMap(name: "log-config")),
      ] as [Kubernetes.Volume])
    expectRefused(#"{"name":"a","nfs":{}}"#, as: Kubernetes.Volume.self, at: "")
  }

  @Test func requirement() throws {
    try expect(
      """
      [{"key":"tier","operator":"In","values":["cache"]},
       {"key":"environment","operator":"NotIn","values":["dev"]},
       {"key":"gpu","operator":"Exists"},{"key":"arm","operator":"DoesNotExist"}]
      """,
      is: [
        .in(key: "tier", values: ["cache"]), .notIn(key: "environment", values: ["dev"]),
        .exists(key: "gpu"), .doesNotExist(key: "arm"),
      ] as [Kubernetes.Requirement])
    expectRefused(
      #"{"key":"tier","operator":"In"}"#, as: Kubernetes.Requirement.self, at: "values")
  }

  @Test func phase() throws {
    try expect(
      #"["Pending","Running","Unknown"]"#,
      is: [.pending, .running, .unclear] as [Kubernetes.Phase])
    try expect(#""Evicted""#, reads: Kubernetes.Phase.unclear)
    expectRefused("{}", as: Kubernetes.Phase.self, at: "")
  }
}
