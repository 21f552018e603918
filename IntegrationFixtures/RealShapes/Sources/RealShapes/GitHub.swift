/// GitHub's APIs: https://docs.github.com/en/rest, https://docs.github.com/en/graphql
enum GitHub {
  /// Who does something: by `__typename` in GraphQL, by `type` in REST.
  // @CodableEnum(
  //   style: .internal, tag: "__typename", caseNaming: .pascalCase,
  //   reads: [.internal(tag: "type")]
  // )
  enum Actor: Hashable {
    case user(login: String)
    case organization(login: String)
    case bot(login: String)
  }

  /// The webhook "issues":
  /// https://docs.github.com/en/webhooks/webhook-events-and-payloads#issues
  // @CodableEnum(style: .internal, tag: "action", keyNaming: .snakeCase)
  enum IssueEvent: Hashable {
    // @CodableCase("opened", aliases: ["reopened", "closed"])
    case moved(
      action: String,  // @CodableValue(tag: true)
      issue: Issue
    )
    case labeled(
      issue: Issue,
      label: String  // @CodableValue(key: ["label", "name"])
    )
    case transferred(
      issue: Issue,
      newIssue: Issue  // @CodableValue(key: ["changes", "new_issue"])
    )
    // @CodableCase(.unknown)
    case other(tag: String, issue: Issue)
  }

  struct Issue: Codable, Hashable {
    var number: Int
    var title: String
  }
}

/// Workflows of GitHub Actions:
/// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax
enum GitHubActions {
  /// `on`: an event, several, or events with their filters.
  // @CodableEnum(style: .untagged)
  enum Trigger: Hashable {
    case event(String)
    case events([String])
    case filtered([String: Filter?])
  }

  struct Filter: Codable, Hashable {
    var branches: [String]?
  }

  /// `runs-on`
  // @CodableEnum(style: .untagged)
  enum Runner: Hashable {
    case label(String)
    case labels([String])
    case group(group: String, labels: [String]?)
  }

  /// `steps`: what has `run` is a script, what has `uses` an action.
  // @CodableEnum(style: .untagged)
  enum Step: Hashable {
    case script(name: String?, run: String, shell: String?)
    case action(
      name: String?, uses: String,
      inputs: [String: String]?  // @CodableValue(key: "with")
    )
  }

  /// `permissions`: of everything, or one by one.
  // @CodableEnum(style: .untagged, empty: .name, caseNaming: .kebabCase)
  enum Permissions: Hashable {
    case readAll
    case writeAll
    case some([String: Access])
  }

  // @CodableEnum(style: .rawValue)
  enum Access: String {
    case read, write, none
  }

  /// `concurrency`
  // @CodableEnum(style: .untagged, keyNaming: .kebabCase)
  enum Concurrency: Hashable {
    case name(String)
    case group(group: String, cancelInProgress: Bool?)
  }
}
