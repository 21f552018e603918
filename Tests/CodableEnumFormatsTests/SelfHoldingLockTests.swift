import CodableEnumCore
import CodableEnumFormats
import TestSupport
import Testing

/// An enum that holds itself in one place is an error, and no endless search for what it reads.
@Suite(.serialized, .enabled(if: TestScope.variable("CODABLE_ENUM_DEEP") != nil))
struct SelfHoldingLockTests {
  @Test(arguments: ["Self?", "E?", "Optional<E>", "Self"])
  func isNotLocked(type: String) async {
    let source = """
      // @CodableEnum(style: .untagged)
      indirect enum E {
        case leaf(n: Int)
        case wrap(\(type))
      }
      """
    await #expect(processExitsWith: .success) { [source = source as String] in
      ProcessLimit.set()
      let text = SourceText(path: "A.swift", bytes: Array(source.utf8))
      let formats = TargetFormats(of: [text])
      #expect(!formats.diagnostics.filter(\.isError).isEmpty)
      // What was locked by an older version is read all the same.
      let lock = SourceText(path: "L.swift", bytes: Array(LockUpdate(formats).result.text.utf8))
      _ = LockUpdate(TargetFormats(of: [text, lock])).findings
    }
  }
}
