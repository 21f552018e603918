import Testing

@testable import RealShapes

struct OperationsTests {
  @Test func principals() throws {
    try expect(
      #"["*",{"AWS":"arn:aws:iam::123456789012:root"},{"Service":"ecs.amazonaws.com"}]"#,
      is: [
        .everyone, .account("arn:aws:iam::123456789012:root"), .service("ecs.amazonaws.com"),
      ] as [Operations.Principal])
    expectRefused(#""everyone""#, as: Operations.Principal.self, at: "")
  }

  @Test func states() throws {
    try expect(
      """
      [{"Type":"Wait","Seconds":10,"Next":"B"},
       {"Type":"Wait","Timestamp":"2025-05-01T00:00:00Z","Next":"B"},
       {"Type":"Wait","TimestampPath":"$.expiry","Next":"B"},
       {"Type":"Task","Resource":"r","Next":"C"},{"Type":"Task","Resource":"r","End":true},
       {"Type":"Succeed"}]
      """,
      is: [
        .waitSeconds(seconds: 10, next: "B"),
        .waitUntil(timestamp: "2025-05-01T00:00:00Z", next: "B"),
        .waitUntilAt(timestampPath: "$.expiry", next: "B"), .task(resource: "r", next: "C"),
        .lastTask(resource: "r"), .succeed,
      ] as [Operations.State])
    expectRefused(
      #"{"Type":"Wait","Seconds":"10","Next":"B"}"#, as: Operations.State.self, at: "Seconds")
    expectRefused(
      #"{"Type":"Wait","Next":"B"}"#, as: Operations.State.self, at: "TimestampPath")
    expectRefused(#"{"Type":"Task","Resource":"r"}"#, as: Operations.State.self, at: "Next")
  }

  @Test func docker() throws {
    try expect(
      """
      [{"Replicated":{"Replicas":3}},{"Global":{}},
       {"ReplicatedJob":{"MaxConcurrent":1,"TotalCompletions":9}}]
      """,
      is: [
        .replicated(replicas: 3), .global, .replicatedJob(maxConcurrent: 1, totalCompletions: 9),
      ] as [Operations.ServiceMode])
    try expect(
      #"[{},{"Replicated":null,"Global":null}]"#,
      reads: [.replicated(replicas: nil), .replicated(replicas: nil)] as [Operations.ServiceMode])
    expectRefused(#"{"Global":{},"Replicated":{}}"#, as: Operations.ServiceMode.self, at: "")
  }

  @Test func bulkItems() throws {
    try expect(
      """
      [{"index":{"_id":"1","result":"created"}},
       {"index":{"_id":"2","error":{"reason":"failed to parse"}}},
       {"delete":{"_id":"3","result":"not_found"}}]
      """,
      is: [
        .indexed(id: "1", result: "created"), .indexFailed(id: "2", reason: "failed to parse"),
        .deleted(id: "3", result: "not_found"),
      ] as [Operations.BulkItem])
    expectRefused(
      #"{"index":{"_id":"2","error":{"reason":1}}}"#, as: Operations.BulkItem.self,
      at: "index.error.reason")
  }

  @Test func postgREST() throws {
    try expect(
      """
      [{"code":"PGRST116","message":"m","hint":null,"details":"The result contains 0 rows"},
       {"code":"23505","message":"duplicate key","hint":null,"details":null}]
      """,
      is: [
        .request(code: "PGRST116", message: "m", hint: nil, details: "The result contains 0 rows"),
        .integrity(code: "23505", message: "duplicate key", hint: nil, details: nil),
      ] as [Operations.PostgRESTError])
    expectRefused(
      #"{"code":"PGRST200","message":"m","hint":null,"details":null}"#,
      as: Operations.PostgRESTError.self, at: "code")
    expectRefused(
      #"{"code":"23505","message":"m","details":null}"#, as: Operations.PostgRESTError.self,
      at: "hint")
  }

  @Test func sentry() throws {
    try expect(
      """
      [{"type":"default","message":"m"},{"type":"http","data":{"url":"u","status_code":200}},
       {"type":"navigation","data":{"from":"/a","to":"/b"}}]
      """,
      is: [
        .default(message: "m", category: nil), .http(url: "u", statusCode: 200),
        .navigation(from: "/a", to: "/b"),
      ] as [Operations.Breadcrumb])
    try expect(
      #"[{"message":"m"},{"type":"ui.click","category":"c"},{"type":null}]"#,
      reads: [
        .default(message: "m", category: nil), .default(message: nil, category: "c"),
        .default(message: nil, category: nil),
      ] as [Operations.Breadcrumb])
    expectRefused(#"{"type":"http"}"#, as: Operations.Breadcrumb.self, at: "data")
  }

  @Test func reviews() throws {
    try expect(
      #"{"environment_name":"production","comment":"c"}"#,
      is: Operations.DeploymentReview.commentRequired(environmentName: "production", comment: "c"))
    try expect(
      #"{"environment_name":"production","state":"approved","comment":"c"}"#,
      isWrittenFrom: Operations.DeploymentReview.stateRequired(
        environmentName: "production", state: "approved", comment: "c"))
    try expect(
      #"{"environment_name":"production","state":"approved","comment":"c"}"#,
      reads: Operations.DeploymentReview.commentRequired(
        environmentName: "production", comment: "c"))
    expectRefused(
      #"{"environment_name":"production","state":"approved"}"#,
      as: Operations.DeploymentReview.self, at: "")
  }

  @Test func problems() throws {
    try expect(
      """
      [{"type":"about:blank","title":"Not Found","status":404},
       {"type":"https://example.com/probs/out-of-credit","balance":30},
       {"type":"https://example.com/probs/busy","retry":[1,2]}]
      """,
      is: [
        .blank(title: "Not Found", status: 404), .outOfCredit(balance: 30),
        .other(type: "https://example.com/probs/busy", members: ["retry": [1, 2]]),
      ] as [Operations.Problem])
    try expect(
      #"{"title":"Gone"}"#, reads: Operations.Problem.blank(title: "Gone", status: nil))
    expectRefused(
      #"{"type":"https://example.com/probs/out-of-credit"}"#, as: Operations.Problem.self,
      at: "balance")
  }
}
