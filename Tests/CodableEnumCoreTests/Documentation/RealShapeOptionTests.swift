import Foundation
import Testing

@testable import CodableEnumCore

/// The enums of `IntegrationFixtures/RealShapes` use everything that annotations can say.
struct RealShapeOptionTests {
  @Test func everyOptionIsUsed() throws {
    let used = try Self.annotations()
    func unused(_ table: [Option], _ name: AnnotationName) -> [String] {
      let labels = used.filter { $0.name == name }.flatMap(\.arguments).map { $0.label?.value }
      return table.map(\.name).filter { !labels.contains($0) }
    }
    #expect(unused(EnumOptions.table, .codableEnum) == [])
    #expect(unused(CaseOptions.table, .codableCase) == [])
    #expect(unused(ValueOptions.table, .codableValue) == [])
  }

  @Test func everyStyleIsUsed() throws {
    let styles = try Self.annotations().flatMap(\.arguments).filter { $0.label?.value == "style" }
      .compactMap(\.value.word)
    #expect(Set(styles) == Set(StyleName.allCases.map(\.rawValue)))
  }

  @Test func everyKindOfTagIsUsed() throws {
    let tags = try Self.annotations().filter { $0.name == .codableCase }
      .compactMap(\.arguments.first).filter { $0.label == nil }
    let kinds = [
      "'.unknown'", "'.untagged'", "'.missingTag'", "nil", "a string", "an integer", "a double",
      "a Bool", "a range",
    ]
    #expect(Set(tags.map(\.value.kindDescription)) == Set(kinds))
  }

  private static func annotations() throws -> [Annotation] {
    let folder = GoldenCase.goldens.appending(
      path: "../../../IntegrationFixtures/RealShapes/Sources/RealShapes")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.flatMap { url in
      let file = SourceFile(
        path: url.path, label: url.path, bytes: Array(try Data(contentsOf: url)))
      return AnnotationReader(Parser.parse(file)).annotations
    }
  }
}
