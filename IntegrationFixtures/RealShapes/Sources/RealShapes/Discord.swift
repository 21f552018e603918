/// Discord's API, whose types are numbers: https://discord.com/developers/docs
enum Discord {
  /// https://discord.com/developers/docs/components/reference
  // @CodableEnum(style: .internal, tag: "type", keyNaming: .snakeCase)
  indirect enum Component: Hashable {
    // @CodableCase(1)
    case actionRow(components: [Component])
    /// The keys of the button stand here, its own tag among them.
    // @CodableCase(2)
    case button(Button)
    // @CodableCase(3)
    case stringSelect(customId: String, options: [[String: String]])
    // @CodableCase(10)
    case textDisplay(content: String)
  }

  /// Buttons of the styles 1 to 4 send an interaction, those of style 5 open a link.
  // @CodableEnum(style: .internal, tag: "style", keyNaming: .snakeCase)
  enum Button: Hashable {
    // @CodableCase(1...4)
    case action(
      style: Int,  // @CodableValue(tag: true)
      label: String,
      customId: String,
      isDisabled: Bool = false  // @CodableValue(key: "disabled", default: .omit)
    )
    // @CodableCase(5)
    case link(label: String, url: String)
  }

  /// https://discord.com/developers/docs/events/gateway-events#payload-structure
  // @CodableEnum(style: .internal, tag: "op")
  enum GatewayEvent: Hashable {
    // @CodableCase(0, keys: ["t", "s", "d"])
    case dispatch(name: String, sequence: Int, data: CodableEnumAnyValue)
    // @CodableCase(1)
    case heartbeat(sequence: Int?)  // @CodableValue(key: "d", nil: .null)
    // @CodableCase(10)
    case hello(interval: Int)  // @CodableValue(key: ["d", "heartbeat_interval"])
    // @CodableCase(11)
    case acknowledged
  }
}
