import Foundation
import Testing

@testable import CodableEnumCore

/// An `encode(to:)` that only encodes every property under its key shows what it writes.
@Suite struct HandwrittenEncodingTests {
  private static let container = "var container = encoder.container(keyedBy: CodingKeys.self)"

  @Test(arguments: [
    "try container.encode(self.id, forKey: .id)\ntry container.encode(self.note, forKey: .note)",
    "try container.encode(note, forKey: .note); try container.encode(id, forKey: .id)",
    "try container.encode(`id`, forKey: .id) // first\ntry container.encode(note, forKey: .note)",
  ])
  func everyPropertyIsEncoded(_ body: String) {
    let shown = ["struct Item", #"{"id":<Int>,"n":<String>|null} values "n" note"#]
    #expect(lines(Self.container + "\n" + body) == shown)
    let other = (Self.container + ";" + body).replacing("container.encode", with: "c.encode")
    #expect(lines(other.replacing("var container", with: "var c")) == shown)
  }

  @Test(arguments: [
    "\(container)\ntry container.encode(id, forKey: .id)",
    "\(container)\ntry container.encode(id, forKey: .id)\ntry container.encodeIfPresent(note, forKey: .note)",
    "\(container)\ntry container.encode(id, forKey: .note)\ntry container.encode(note, forKey: .id)",
    "\(container)\ntry container.encode(id, forKey: .id)\ntry container.encode(id, forKey: .id)",
    "\(container)\ntry container.encode(id + 1, forKey: .id)\ntry container.encode(note, forKey: .note)",
    "\(container)\ntry container.encode(id, forKey: .id)\nif note != nil { try container.encode(note, forKey: .note) }",
    "var container = encoder.unkeyedContainer()\ntry container.encode(id)\ntry container.encode(note)",
    "try note.encode(to: encoder)", "", "try", "{}",
  ])
  func anythingElseIsUnknown(_ body: String) {
    #expect(lines(body) == ["unchecked Item", "…"])
  }

  /// The lines of the lock about the struct.
  private func lines(_ body: String) -> [String] {
    let source = """
      // @CodableEnum(style: .external)
      enum Event { case made(Item) }
      struct Item: Codable {
        var id: Int
        var note: String?
        enum CodingKeys: String, CodingKey { case id, note = "n" }
        func encode(to encoder: any Encoder) throws {
          \(body)
        }
      }
      """
    let lock = Locked.text(of: [("A.swift", Data(source.utf8))])
    return lock.split(separator: "\n").suffix(2).map {
      $0.drop { $0 == "/" || $0 == " " }.description
    }
  }
}
