import Testing

@testable import RealShapes

struct WebManifestTests {
  @Test func display() throws {
    try expect(
      """
      {"name":"Donate App","display":"standalone","display_override":["fullscreen","minimal-ui"]}
      """,
      is: WebManifest.Manifest(
        name: "Donate App", display: .standalone, displayOverride: [.fullscreen, .minimalUi]))
    try expect(
      """
      {"name":"Donate App","display":"hologram","display_override":["tabbed","browser",7]}
      """,
      reads: WebManifest.Manifest(name: "Donate App", display: nil, displayOverride: [.browser]))
    expectRefused(#""hologram""#, as: WebManifest.Display.self, at: "")
  }
}
