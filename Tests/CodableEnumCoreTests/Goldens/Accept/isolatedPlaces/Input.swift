@globalActor actor IsolatedPlacesQueue {
  static let shared = IsolatedPlacesQueue()

  // @CodableEnum(style: .internal, tag: "type", accessors: true)
  enum Job {
    case run(name: String)
    case stop
  }
}

// @CodableEnum(style: .external, accessors: true, nilProperty: .null)
@IsolatedPlacesQueue enum IsolatedPlacesOrder {
  case add(count: Int)
}

nonisolated struct IsolatedPlacesPlan: Codable {
  var step: Step
  var order: IsolatedPlacesOrder?

  // @CodableEnum(style: .array)
  enum Step: Error {
    case wait(Int)
  }
}

@MainActor protocol IsolatedPlacesView {}

// @CodableEnum(style: .untagged)
enum IsolatedPlacesButton: IsolatedPlacesView {
  case text(String)
}

// @CodableEnum(style: .adjacent, tag: "t", content: "c")
#if os(Linux)
  @available(*, deprecated, message: "use another")
#endif
nonisolated enum IsolatedPlacesOld {
  case text(String)
}

nonisolated func isolatedPlacesRead(_ decoder: any Decoder) throws -> IsolatedPlacesQueue.Job {
  try IsolatedPlacesQueue.Job(from: decoder)
}
