import CodingChecks
import Foundation
import Testing

/// However malformed the input, there is an error or a value, and never a trap.
@Suite struct MalformedInputTests {
  static let types: [any (Decodable & Sendable).Type] = [
    ExternalMessage.self, CompactMessage.self, NaturalMessage.self, UnkeyedMessage.self,
    SerdeMessage.self, InternalMessage.self, DeepMessage.self, AdjacentMessage.self,
    DeepAdjacentMessage.self, UntaggedMessage.self, ArrayMessage.self, NaturalArrayMessage.self,
    RawMessage.self, Level.self, Ratio.self, ReadingExternal.self, ReadingNatural.self,
    ReadingInternal.self, ReadingAdjacent.self, ReadingArray.self, ReadingUntagged.self,
    UnknownExternal.self, UnknownNatural.self, UnknownInternal.self, UnknownDeep.self,
    UnknownAdjacent.self, UnknownArray.self, UnknownRaw.self, TagAndContent.self,
    IntegerTags.self, DroppingUnknown.self, NamedUnknown.self,
  ]

  static let valid = [
    #"{"move":{"_0":1,"_1":2}}"#, #"{"image":["u",null]}"#, #"{"meta":{"type":"ping"},"c":null}"#,
    #"{"t":"image","c":{"url":"u","width":3}}"#, #"["image","u",null]"#, #""ping""#, "3", "null",
    #"{"type":"shape","radius":3}"#,
  ]

  static let odd = [
    "", " ", "\u{FEFF}{}", "{", "}", "[", "]", #"""#, "tru", "nul", "-", "01", "1.", "1e", "1e999",
    "-1e999", "123456789012345678901234567890", "0.1e-400", "{}{}", "[1,]", "{,}", #"{"a"}"#,
    #"{"a":}"#, #"{1:2}"#, #"{"ping":{},"ping":{}}"#, #"{"t":"ping","t":"text"}"#, #""\u12""#,
    #""\ud800""#, #""\x""#, "\"\u{0}\"", "'ping'", "NaN", "Infinity", "// ping", "[[[[]]]]",
    #"{"ping":{"ping":{"ping":{}}}}"#, #"{"type":{"type":{}}}"#, #"{"type":["ping"]}"#,
    #"{"type":null}"#, #"{"t":null,"c":null}"#, #"[null]"#, #"[["ping"]]"#, #"{"meta":[]}"#,
    #"{"meta":{"type":{}}}"#, #"{"meta":"type"}"#, #"{"":{}}"#, #"["",""]"#,
  ]

  /// nil if there is a value or a `DecodingError`.
  private func surprise<T: Decodable>(_ type: T.Type, _ data: Data) -> String? {
    do {
      _ = try JSONDecoder().decode(type, from: data)
      return nil
    } catch is DecodingError {
      return nil
    } catch {
      return "\(type), \(String(decoding: data, as: UTF8.self)): \(error)"
    }
  }

  @Test(arguments: types.indices)
  func malformedTextIsAnError(index: Int) {
    let type = Self.types[index]
    for text in Self.odd { #expect(surprise(type, Data(text.utf8)) == nil) }
    #expect(surprise(type, Data([0xFF, 0xFE, 0x00])) == nil)
    #expect(surprise(type, Data([0x22, 0xC3, 0x28, 0x22])) == nil)
  }

  @Test(arguments: types.indices)
  func textCutOffOrWithAWrongByteIsAnError(index: Int) {
    let type = Self.types[index]
    for text in Self.valid {
      let bytes = Array(text.utf8)
      for position in bytes.indices {
        #expect(surprise(type, Data(bytes[..<position])) == nil)
        for byte in Array(#"{["0n,"#.utf8) {
          var damaged = bytes
          damaged[position] = byte
          #expect(surprise(type, Data(damaged)) == nil)
        }
      }
    }
  }

  @Test(arguments: types.indices)
  func wrongStructuresAreErrorsWithTheirPlace(index: Int) throws {
    let type = Self.types[index]
    var mutation = Mutation(
      seed: UInt64(index), vocabulary: ["ping", "text", "move", "image", "url", "c", "t", "meta"])
    for json in Self.valid {
      var tree = try JSONDecoder().decode(CodableEnumAnyValue.self, from: Data(json.utf8)).tree
      for _ in 0..<60 {
        tree = mutation.mutated(tree)
        do {
          _ = try StrictDecoder().decode(type, from: tree)
        } catch is DecodingError {
        } catch {
          Issue.record("\(type), \(tree.json): \(error)")
        }
      }
    }
  }
}

extension CodableEnumAnyValue {
  fileprivate var tree: StrictValue {
    switch self {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .integer(let value): .integer(value)
    case .unsigned(let value): .unsigned(value)
    case .double(let value): .double(value)
    case .string(let value): .string(value)
    case .array(let values): .array(values.map(\.tree))
    case .object(let members):
      .object(members.sorted { $0.key < $1.key }.map { StrictValue.Member($0.key, $0.value.tree) })
    }
  }
}
