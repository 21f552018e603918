/// Parts of public formats in which null, a missing key or a literal says which case it is.
public enum FurtherShapes {
  /// What a JSON-RPC server answers to what it could not read
  /// (https://www.jsonrpc.org/specification, section 5).
  // @CodableEnum(style: .untagged)
  public enum Answer: Equatable {
    // @CodableCase(constants: ["jsonrpc": "2.0", "id": nil])
    case unreadable(error: Fault)
    // @CodableCase(constants: ["jsonrpc": "2.0"])
    case failure(error: Fault, id: Int)
    // @CodableCase(constants: ["jsonrpc": "2.0"])
    case success(result: String, id: Int)
  }

  public struct Fault: Codable, Equatable {
    var code: Int
    var message: String
  }

  /// The end of an array that MongoDB's `$pop` removes
  /// (https://www.mongodb.com/docs/manual/reference/operator/update/pop/).
  // @CodableEnum(style: .untagged)
  public enum PoppedEnd: Equatable {
    // @CodableCase(empty: -1)
    case first
    // @CodableCase(empty: 1)
    case last
  }

  /// Stages of MongoDB's pipelines (https://www.mongodb.com/docs/manual/reference/aggregation/).
  // @CodableEnum(style: .external, payload: .natural)
  public enum Stage: Equatable {
    // @CodableCase("$limit")
    case limit(Int)
    // @CodableCase("$collStats", empty: ["latencyStats": ["histograms": true]])
    case latencies
    // @CodableCase("$indexStats", empty: [:])
    case indexes
  }

  /// How a check of GitHub ended; one that runs has not
  /// (https://docs.github.com/en/rest/checks/runs).
  // @CodableEnum(style: .rawValue, caseNaming: .snakeCase)
  public enum Conclusion: Equatable {
    case success, failure, neutral, cancelled, timedOut
    // @CodableCase(nil)
    case none
  }

  /// Messages of Slack, of which ordinary ones have no subtype
  /// (https://api.slack.com/events/message).
  // @CodableEnum(style: .internal, tag: "subtype", caseNaming: .snakeCase, keyNaming: .snakeCase)
  public enum SlackMessage: Equatable {
    // @CodableCase(.missingTag, constants: ["type": "message"])
    case plain(user: String, text: String)
    // @CodableCase(constants: ["type": "message"])
    case botMessage(botId: String, text: String)
    // @CodableCase(constants: ["type": "message"])
    case channelJoin(user: String)
  }

  /// What a volume of Kubernetes is made of; without a source it is an empty directory
  /// (https://kubernetes.io/docs/reference/kubernetes-api/config-and-storage-resources/volume/).
  // @CodableEnum(style: .external, missingTag: .emptyDir)
  public enum VolumeSource: Equatable {
    case emptyDir(medium: String?)
    case hostPath(path: String)
    case configMap(name: String)
  }

  /// Statuses of HTTP by their class (https://www.rfc-editor.org/rfc/rfc9110#section-15).
  // @CodableEnum(style: .rawValue)
  public enum StatusClass: Equatable {
    // @CodableCase(200..<300, tag: 200)
    case successful
    // @CodableCase(300..<400, tag: 300)
    case redirection
    // @CodableCase(400..<500, tag: 400)
    case clientError
    // @CodableCase(500..., tag: 500)
    case serverError
  }

  /// Earthquakes by their magnitude, as the feeds of the USGS have it
  /// (https://earthquake.usgs.gov/earthquakes/feed/v1.0/geojson.php).
  // @CodableEnum(style: .internal, tag: "mag")
  public enum Earthquake: Equatable {
    // @CodableCase(..<4.5)
    case minor(
      magnitude: Double,  // @CodableValue(tag: true)
      place: String
    )
    // @CodableCase(4.5...)
    case significant(
      magnitude: Double,  // @CodableValue(tag: true)
      place: String
    )
  }

  /// Events of Matrix, to which anybody may add types
  /// (https://spec.matrix.org/latest/client-server-api/#events).
  // @CodableEnum(style: .adjacent, tag: "type", content: "content")
  public enum RoomEvent: Equatable {
    // @CodableCase("m.room.topic")
    case topic(topic: String)
    // @CodableCase(.unknown, coder: RoomEventCoder)
    case custom(type: String, fields: [String: String])
  }

  enum RoomEventCoder {
    private struct Event: Codable {
      var type: String
      var content: [String: String]
    }

    static func encode(_ values: (String, [String: String]), to encoder: any Encoder) throws {
      try Event(type: values.0, content: values.1).encode(to: encoder)
    }

    static func decode(from decoder: any Decoder) throws -> (String, [String: String]) {
      let event = try Event(from: decoder)
      return (event.type, event.content)
    }
  }
}
