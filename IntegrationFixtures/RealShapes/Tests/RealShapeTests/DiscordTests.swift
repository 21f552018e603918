import Testing

@testable import RealShapes

struct DiscordTests {
  @Test func component() throws {
    try expect(
      """
      {"type":1,"components":[
        {"type":2,"style":1,"label":"Click me!","custom_id":"click_one"},
        {"type":2,"style":4,"label":"Delete","custom_id":"delete","disabled":true},
        {"type":2,"style":5,"label":"Open","url":"https://example.com"},
        {"type":3,"custom_id":"class","options":[{"label":"Rogue","value":"rogue"}]},
        {"type":10,"content":"Text"}]}
      """,
      is: Discord.Component.actionRow(components: [
        .button(.action(style: 1, label: "Click me!", customId: "click_one")),
        .button(.action(style: 4, label: "Delete", customId: "delete", isDisabled: true)),
        .button(.link(label: "Open", url: "https://example.com")),
        .stringSelect(customId: "class", options: [["label": "Rogue", "value": "rogue"]]),
        .textDisplay(content: "Text"),
      ]))
    expectRefused(#"{"type":99}"#, as: Discord.Component.self, at: "type")
    expectRefused(
      #"{"type":1,"components":[{"type":2,"style":7}]}"#, as: Discord.Component.self,
      at: "components.0.style")
  }

  @Test func gatewayEvent() throws {
    try expect(
      """
      [{"op":0,"d":{"guild":"1"},"s":42,"t":"GUILD_CREATE"},{"op":1,"d":null},{"op":1,"d":251},
       {"op":10,"d":{"heartbeat_interval":45000}},{"op":11}]
      """,
      is: [
        .dispatch(name: "GUILD_CREATE", sequence: 42, data: ["guild": "1"]),
        .heartbeat(sequence: nil), .heartbeat(sequence: 251), .hello(interval: 45000),
        .acknowledged,
      ] as [Discord.GatewayEvent])
    try expect(#"{"op":11,"d":null,"s":null}"#, reads: Discord.GatewayEvent.acknowledged)
    expectRefused(#"{"op":10,"d":{}}"#, as: Discord.GatewayEvent.self, at: "d.heartbeat_interval")
  }
}
