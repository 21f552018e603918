import Foundation
import TestSupport
import Testing

@testable import CodableEnumCore

/// What the compiler finds wrong in generated code shows at the payload that is to blame.
struct ErrorLocationTests {
  private static let annotations = [
    "style: .external", "style: .external, payload: .natural", "style: .external, nilValues: .null",
    "style: .internal, tag: \"t\"", "style: .adjacent, tag: \"t\", content: \"c\"",
    "style: .untagged", "style: .untagged, payload: .keyed", "style: .array",
    "style: .array, payload: .natural",
  ]

  @Test(arguments: annotations)
  func aPayloadThatIsNotCodableShowsAtItsLine(annotation: String) throws {
    let source = """
      struct Image {}

      // @CodableEnum(\(annotation))
      enum Message {
        case bare(Image)

        case labelled(image: Image)

        case optional(image: Image?)

        case several(image: Image, other: Image)
      }
      """
    try SwiftCompiler.withTemporaryFolder { folder in
      let generation = try Generator.run([("Input.swift", Data(source.utf8))], outputCount: 1)
      try #require(generation.diagnostics.isEmpty)
      for (name, text) in [("Input.swift", source), ("Generated.swift", generation.outputs[0])] {
        try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
      }
      let checked = try SwiftCompiler.compile(
        ["-typecheck", "-parse-as-library", "Input.swift", "Generated.swift"], in: folder)
      let places = checked.output.matches(of: /(?m)^([^\s:]+:\d+):\d+: error:/).map(\.output.1)
      #expect(Set(places) == ["Input.swift:5", "Input.swift:7", "Input.swift:9", "Input.swift:11"])
    }
  }
}
