extension SupportPiece {
  static let choicePieces: [SupportPiece: Source] = [
    .nameOrObject: .free.needing(.key).text(
      #"""
      nonisolated enum CodableEnumNameOrObject {
        case name(Swift.String)
        case object(Swift.KeyedDecodingContainer<CodableEnumKey>)
      }

      nonisolated func codableEnumNameOrObject(
        _ decoder: any Swift.Decoder
      ) throws -> CodableEnumNameOrObject {
        do {
          return .object(try decoder.container(keyedBy: CodableEnumKey.self))
        } catch {
          guard let name = try? decoder.singleValueContainer().decode(Swift.String.self) else {
            throw error
          }
          return .name(name)
        }
      }
      """#),
    .table: .free.text(
      #"""
      /// Finds the index of a case by its tag, for enums with many cases.
      nonisolated struct CodableEnumTable: Swift.Sendable {
        private var indices: [Swift.String: Swift.Int] = [:]

        init() {}

        mutating func add(_ index: Swift.Int, tag: Swift.String) { indices[tag] = index }

        /// Adds cases, one per line, with tabs between the tags of a case.
        mutating func add(_ first: Swift.Int, _ lines: Swift.String) {
          var index = first
          for line in lines.split(separator: "\n") {
            for tag in line.split(separator: "\t") { indices[Swift.String(tag)] = index }
            index += 1
          }
        }

        func index(of tag: Swift.String?) -> Swift.Int { tag.flatMap { indices[$0] } ?? -1 }
      }
      """#),
  ]
}
