import Testing

@testable import RealShapes

struct ComposeTests {
  @Test func command() throws {
    try expect(
      #"["bundle exec thin -p 3000",["bundle","exec","thin","-p","3000"],null]"#,
      is: [
        .shell("bundle exec thin -p 3000"), .list(["bundle", "exec", "thin", "-p", "3000"]),
        .ofImage,
      ] as [Compose.Command])
    expectRefused("true", as: Compose.Command.self, at: "")
  }

  @Test func port() throws {
    try expect(
      """
      ["127.0.0.1:8001:8001","6060:6060/udp",3000,
       {"target":80,"published":"8080","host_ip":"127.0.0.1","mode":"host"}]
      """,
      is: [
        .short("127.0.0.1:8001:8001"), .short("6060:6060/udp"), .number(3000),
        .long(target: 80, published: "8080", hostIp: "127.0.0.1", mode: "host"),
      ] as [Compose.Port])
    expectRefused(#"{"target":80,"publish":"8080"}"#, as: Compose.Port.self, at: "publish")
    expectRefused(#"{"published":"8080"}"#, as: Compose.Port.self, at: "")
  }

  @Test func dependencies() throws {
    try expect(
      #"[["db","redis"],{"db":{"condition":"service_healthy"}}]"#,
      is: [.names(["db", "redis"]), .conditions(["db": .init(condition: .serviceHealthy)])]
        as [Compose.Dependencies])
    expectRefused(
      #"{"db":{"condition":"healthy"}}"#, as: Compose.Dependencies.self, at: "db.condition")
  }
}
