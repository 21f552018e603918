import Testing

@testable import RealShapes

struct GitHubTests {
  private let issue = GitHub.Issue(number: 1, title: "Spelling")

  @Test func actor() throws {
    try expect(
      """
      [{"__typename":"User","login":"octocat"},{"__typename":"Organization","login":"github"},
       {"__typename":"Bot","login":"dependabot"}]
      """,
      is: [.user(login: "octocat"), .organization(login: "github"), .bot(login: "dependabot")]
        as [GitHub.Actor])
    try expect(
      #"{"login":"octocat","id":1,"type":"User"}"#, reads: GitHub.Actor.user(login: "octocat"))
    expectRefused(#"{"login":"octocat"}"#, as: GitHub.Actor.self, at: "__typename")
    expectRefused(#"{"type":"User"}"#, as: GitHub.Actor.self, at: "login")
  }

  @Test func issueEvent() throws {
    try expect(
      """
      [{"action":"opened","issue":{"number":1,"title":"Spelling"}},
       {"action":"closed","issue":{"number":1,"title":"Spelling"}},
       {"action":"labeled","issue":{"number":1,"title":"Spelling"},"label":{"name":"bug"}},
       {"action":"transferred","issue":{"number":1,"title":"Spelling"},
        "changes":{"new_issue":{"number":9,"title":"Spelling"}}},
       {"action":"pinned","issue":{"number":1,"title":"Spelling"}}]
      """,
      is: [
        .moved(action: "opened", issue: issue), .moved(action: "closed", issue: issue),
        .labeled(issue: issue, label: "bug"),
        .transferred(issue: issue, newIssue: GitHub.Issue(number: 9, title: "Spelling")),
        .other(tag: "pinned", issue: issue),
      ] as [GitHub.IssueEvent])
    expectRefused(#"{"action":"pinned"}"#, as: GitHub.IssueEvent.self, at: "issue")
    expectRefused(
      #"{"action":"labeled","issue":{"number":1,"title":""},"label":"bug"}"#,
      as: GitHub.IssueEvent.self, at: "label")
  }
}

struct GitHubActionsTests {
  @Test func trigger() throws {
    try expect(
      #"["push",["push","fork"],{"push":{"branches":["main"]},"workflow_dispatch":null}]"#,
      is: [
        .event("push"), .events(["push", "fork"]),
        .filtered(["push": .init(branches: ["main"]), "workflow_dispatch": nil]),
      ] as [GitHubActions.Trigger])
    expectRefused("1", as: GitHubActions.Trigger.self, at: "")
  }

  @Test func runner() throws {
    try expect(
      """
      ["ubuntu-latest",["self-hosted","linux"],{"group":"ubuntu-runners"},
       {"group":"ubuntu-runners","labels":["ubuntu-24.04-16core"]}]
      """,
      is: [
        .label("ubuntu-latest"), .labels(["self-hosted", "linux"]),
        .group(group: "ubuntu-runners", labels: nil),
        .group(group: "ubuntu-runners", labels: ["ubuntu-24.04-16core"]),
      ] as [GitHubActions.Runner])
    expectRefused("{}", as: GitHubActions.Runner.self, at: "")
  }

  @Test func step() throws {
    try expect(
      """
      [{"name":"Test","run":"npm test","shell":"bash"},
       {"uses":"actions/checkout@v5","with":{"fetch-depth":"0"}}]
      """,
      is: [
        .script(name: "Test", run: "npm test", shell: "bash"),
        .action(name: nil, uses: "actions/checkout@v5", inputs: ["fetch-depth": "0"]),
      ] as [GitHubActions.Step])
    expectRefused(#"{"name":"Test"}"#, as: GitHubActions.Step.self, at: "")
  }

  @Test func permissions() throws {
    try expect(
      #"["read-all","write-all",{"contents":"read","issues":"write"},{}]"#,
      is: [.readAll, .writeAll, .some(["contents": .read, "issues": .write]), .some([:])]
        as [GitHubActions.Permissions])
    expectRefused(#""all""#, as: GitHubActions.Permissions.self, at: "")
    expectRefused(#"{"issues":"all"}"#, as: GitHubActions.Permissions.self, at: "issues")
  }

  @Test func concurrency() throws {
    try expect(
      #"["staging",{"group":"ci","cancel-in-progress":true}]"#,
      is: [.name("staging"), .group(group: "ci", cancelInProgress: true)]
        as [GitHubActions.Concurrency])
    expectRefused("[]", as: GitHubActions.Concurrency.self, at: "")
  }
}
