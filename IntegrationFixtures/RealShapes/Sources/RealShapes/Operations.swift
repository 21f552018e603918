/// What runs services, stores and tells how they are.
enum Operations {
  /// Whom a policy of AWS is about
  /// (https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_principal.html).
  // @CodableEnum(style: .untagged)
  enum Principal: Hashable {
    // @CodableCase(empty: "*")
    case everyone
    case account(String)  // @CodableValue(key: "AWS")
    case service(String)  // @CodableValue(key: "Service")
  }

  /// States of the Amazon States Language: to wait is said in one of four ways
  /// (https://states-language.net/spec.html#wait-state).
  // @CodableEnum(style: .internal, tag: "Type", caseNaming: .pascalCase, keyNaming: .pascalCase)
  enum State: Hashable {
    // @CodableCase("Wait")
    case waitSeconds(seconds: Int, next: String)
    // @CodableCase("Wait")
    case waitUntil(timestamp: String, next: String)
    // @CodableCase("Wait")
    case waitSecondsAt(secondsPath: String, next: String)
    // @CodableCase("Wait")
    case waitUntilAt(timestampPath: String, next: String)
    // @CodableCase("Task", constants: ["End": true])
    case lastTask(resource: String)
    // @CodableCase("Task")
    case task(resource: String, next: String)
    case succeed
  }

  /// How many tasks a service of Docker has; one of which nothing is said is replicated
  /// (https://docs.docker.com/reference/api/engine/version/v1.47/#tag/Service).
  // @CodableEnum(
  //   style: .external, caseNaming: .pascalCase, keyNaming: .pascalCase, missingTag: .replicated
  // )
  enum ServiceMode: Hashable {
    case replicated(replicas: Int?)
    case global
    case replicatedJob(maxConcurrent: Int?, totalCompletions: Int?)
  }

  /// What an item of an Elasticsearch bulk request came to; one key says both how it ended and what
  /// was tried (https://www.elastic.co/docs/api/doc/elasticsearch/operation/operation-bulk).
  // @CodableEnum(style: .external)
  enum BulkItem: Hashable {
    // @CodableCase("index")
    case indexed(
      id: String,  // @CodableValue(key: "_id")
      result: String
    )
    // @CodableCase("index")
    case indexFailed(
      id: String,  // @CodableValue(key: "_id")
      reason: String  // @CodableValue(key: ["error", "reason"])
    )
    // @CodableCase("delete")
    case deleted(
      id: String,  // @CodableValue(key: "_id")
      result: String
    )
  }

  /// Errors of PostgREST by their groups, and those of PostgreSQL by their classes. All four keys
  /// are there (https://docs.postgrest.org/en/v12/references/errors.html).
  // @CodableEnum(style: .internal, tag: "code")
  enum PostgRESTError: Hashable {
    // @CodableCase("PGRST100"..<"PGRST200")
    case request(
      code: String,  // @CodableValue(tag: true)
      message: String,
      hint: String?,  // @CodableValue(nil: .required)
      details: String?  // @CodableValue(nil: .required)
    )
    // @CodableCase("23000"..<"24000")
    case integrity(
      code: String,  // @CodableValue(tag: true)
      message: String,
      hint: String?,  // @CodableValue(nil: .required)
      details: String?  // @CodableValue(nil: .required)
    )
  }

  /// Breadcrumbs of Sentry: without a type, or with one of somebody's own, they are ordinary ones
  /// (https://develop.sentry.dev/sdk/data-model/event-payloads/breadcrumbs/).
  // @CodableEnum(
  //   style: .internal, tag: "type", keyNaming: .snakeCase, missingTag: .default,
  //   unknownTag: .default
  // )
  enum Breadcrumb: Hashable {
    case `default`(message: String?, category: String?)
    case http(
      url: String,  // @CodableValue(key: ["data", "url"])
      statusCode: Int?  // @CodableValue(key: ["data", "status_code"])
    )
    case navigation(
      from: String,  // @CodableValue(key: ["data", "from"])
      to: String  // @CodableValue(key: ["data", "to"])
    )
  }

  /// Reviews of a deployment as GitHub's description in OpenAPI has them: `oneOf` two objects, of
  /// which the first takes what the second writes
  /// (https://docs.github.com/en/rest/actions/workflow-runs#review-custom-deployment-protection-rules-for-a-workflow-run).
  // @CodableEnum(style: .untagged, keyNaming: .snakeCase, overlap: .allow)
  enum DeploymentReview: Hashable {
    case commentRequired(environmentName: String, comment: String)
    case stateRequired(environmentName: String, state: String, comment: String)
  }

  /// Problems of RFC 9457: without a type they are blank ones, and a type may bring keys of its own
  /// (https://www.rfc-editor.org/rfc/rfc9457).
  // @CodableEnum(style: .internal, tag: "type", missingTag: .blank)
  enum Problem: Hashable {
    // @CodableCase("about:blank")
    case blank(title: String?, status: Int?)
    // @CodableCase("https://example.com/probs/out-of-credit")
    case outOfCredit(balance: Int)
    // @CodableCase(.unknown, coder: ProblemCoder)
    case other(type: String, members: [String: CodableEnumAnyValue])
  }

  enum ProblemCoder {
    static func encode(
      _ values: (String, [String: CodableEnumAnyValue]), to encoder: any Encoder
    ) throws {
      var members = values.1
      members["type"] = .string(values.0)
      try members.encode(to: encoder)
    }

    static func decode(
      from decoder: any Decoder
    ) throws -> (String, [String: CodableEnumAnyValue]) {
      var members = try [String: CodableEnumAnyValue](from: decoder)
      let type = members.removeValue(forKey: "type")?.string
      return (type ?? "about:blank", members)
    }
  }
}
