/// Suggested by `codable-enum suggest` from 4 samples in Event.jsonl.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "type")
enum Event: Hashable, Sendable {
  // `source`: could be a URL.
  // `time`: ISO 8601; a Date with that dateDecodingStrategy.
  // @CodableCase("com.github.pull_request.opened", constants: ["specversion": "1.0"])
  case pullRequestOpened(source: String, id: String, time: String, data: PullRequestOpenedData)

  // `source`: could be a URL.
  // `time`: ISO 8601; a Date with that dateDecodingStrategy.
  // @CodableCase("com.github.pull_request.closed", constants: ["specversion": "1.0"])
  case pullRequestClosed(source: String, id: String, time: String, data: PullRequestOpenedData)

  // `source`: could be a URL.
  // `time`: ISO 8601; a Date with that dateDecodingStrategy.
  // @CodableCase("com.github.repository.renamed", constants: ["specversion": "1.0"])
  case repositoryRenamed(
    source: String,
    id: String,
    time: String,
    datacontenttype: String,
    data: RepositoryRenamedData
  )

  // `source`: could be a URL.
  // @CodableCase("com.github.ping", constants: ["specversion": "1.0"])
  case ping(source: String, id: String)
}

struct PullRequestOpenedData: Codable, Hashable, Sendable {
  var number: Int  // always 123
  var title: String
  var merged: Bool?
}

struct RepositoryRenamedData: Codable, Hashable, Sendable {
  var from: String
  var to: String
}
