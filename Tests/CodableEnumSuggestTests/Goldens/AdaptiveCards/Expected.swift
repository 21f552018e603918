/// Suggested by `codable-enum suggest` from 48 samples in CardElement.jsonl.
// @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase)
enum CardElement: Hashable, Sendable {
  case factSet(
    envelope: Envelope,  // @CodableValue(flatten: true)
    facts: [Fact]
  )

  case columnSet(
    envelope: Envelope,  // @CodableValue(flatten: true)
    columns: [Column]
  )

  // `size`: always "Large".
  // `weight`: always "Bolder".
  // `wrap`: always true.
  case textBlock(
    envelope: Envelope,  // @CodableValue(flatten: true)
    text: String,
    size: String?,
    weight: String?,
    wrap: Bool?
  )

  // @CodableCase("Input.Toggle")
  case inputToggle(
    envelope: Envelope,  // @CodableValue(flatten: true)
    title: String
  )

  // `url`: could be a URL.
  // `size`: always "Small".
  case image(
    envelope: Envelope,  // @CodableValue(flatten: true)
    url: String,
    size: String?,
    altText: String?
  )

  case container(
    envelope: Envelope,  // @CodableValue(flatten: true)
    items: [CardElement]
  )

  case actionSet(
    envelope: Envelope,  // @CodableValue(flatten: true)
    actions: [Action]
  )

  // @CodableCase("Input.Text")
  case inputText(
    envelope: Envelope,  // @CodableValue(flatten: true)
    placeholder: String?,
    isMultiline: Bool?
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String?
  var spacing: String?  // always "Medium"
  var isVisible: Bool?
  var separator: Bool?  // always true
}

struct Fact: Codable, Hashable, Sendable {
  var title: String
  var value: String
}

struct Column: Codable, Hashable, Sendable {
  var type: String  // always "Column"
  var items: [CardElement]
  var width: String?
}

// @CodableEnum(style: .internal, tag: "type")
enum Action: Hashable, Sendable {
  // `url`: could be a URL.
  // @CodableCase("Action.OpenUrl")
  case openURL(title: String, url: String)

  // @CodableCase("Action.Submit")
  case submit(title: String, data: ActionSubmitData?)
}

struct ActionSubmitData: Codable, Hashable, Sendable {
  var delta: String?
  var larch: String?
}
