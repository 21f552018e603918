import Testing

@testable import RealShapes

struct BuildToolsTests {
  @Test func cargo() throws {
    try expect(
      """
      [{"kind":null,"name":"serde","req":"^1.0"},{"kind":"dev","name":"insta","req":"*"},
       {"kind":"build","name":"cc","req":"^1"}]
      """,
      is: [
        .normal(name: "serde", req: "^1.0"), .dev(name: "insta", req: "*"),
        .build(name: "cc", req: "^1"),
      ] as [BuildTools.CargoDependency])
    expectRefused(
      #"{"kind":"normal","name":"serde","req":"*"}"#, as: BuildTools.CargoDependency.self,
      at: "kind")
    expectRefused(
      #"{"name":"serde","req":"*"}"#, as: BuildTools.CargoDependency.self, at: "kind")
  }

  @Test func npmAudit() throws {
    try expect(
      #"{"vulnerabilities":{"info":0,"high":2,"none":1}}"#,
      is: BuildTools.AuditMetadata(vulnerabilities: [.info: 0, .high: 2, .other("none"): 1]))
    expectRefused(
      #"{"vulnerabilities":{"high":"2"}}"#, as: BuildTools.AuditMetadata.self,
      at: "vulnerabilities.high")
  }

  @Test func products() throws {
    try expect(
      #"[{"library":["automatic"]},{"library":["dynamic"]},{"executable":null},{"plugin":null}]"#,
      is: [.automaticLibrary, .dynamicLibrary, .executable, .plugin] as [BuildTools.ProductType])
    expectRefused(
      #"{"library":["shared"]}"#, as: BuildTools.ProductType.self, at: "library")
    expectRefused(#"{"executable":[]}"#, as: BuildTools.ProductType.self, at: "executable")
  }

  @Test func pins() throws {
    try expect(
      """
      [{"branch":null,"revision":"a1","version":"1.0.0"},
       {"branch":"main","revision":"b2","version":null},
       {"branch":null,"revision":"c3","version":null}]
      """,
      is: [
        .version(version: "1.0.0", revision: "a1"), .branch(branch: "main", revision: "b2"),
        .revision(revision: "c3"),
      ] as [BuildTools.PinState])
    expectRefused(
      #"{"branch":"main","revision":"b2","version":"1.0.0"}"#, as: BuildTools.PinState.self, at: "")
  }

  @Test func buildkite() throws {
    try expect(
      """
      ["wait",{"wait":null,"continue_on_failure":true},{"command":"make","label":"Build"},
       {"block":"Release?"},{"trigger":"deploy","async":true}]
      """,
      is: [
        .barrier, .wait(continueOnFailure: true), .command(command: "make", label: "Build"),
        .block(block: "Release?", prompt: nil), .trigger(trigger: "deploy", async: true),
      ] as [BuildTools.BuildkiteStep])
    expectRefused(
      #"{"trigger":"deploy","async":"yes"}"#, as: BuildTools.BuildkiteStep.self, at: "async")
    expectRefused(#""block""#, as: BuildTools.BuildkiteStep.self, at: "")
  }
}
