/// Finds files that may say something about marked enums: files that declare or extend types with
/// the names of the enums or their parents, or declare something that these mention.
struct NamesOfInterest: Sendable {
  /// Names of the enums and their parents.
  private var types: Set<String>
  /// Names of protocols, global actors and type aliases in their heads. Also names of values' types
  /// and of everything in these.
  private var mentioned: Set<String>
  private let hasUnseenParents: Bool

  /// Collects the names of `enums`, and what these mention, through the type aliases and properties
  /// that `facts` show so far.
  init(_ enums: [DeclaredEnum] = [], _ facts: TargetFacts = TargetFacts()) {
    types = Set(enums.flatMap(\.path))
    // Extensions of these may code any type.
    mentioned = enums.isEmpty ? [] : TargetFacts.codable
    hasUnseenParents = enums.contains { item in
      facts.types(along: item.path.dropLast()).contains { !$0.facts.isDeclared }
    }
    let marked = Dictionary(grouping: enums, by: \.displayName)
    var visited: Set<String> = []
    /// Spellings of types, each with the path of the type that contains it.
    var pending = enums.flatMap { item in
      let heads = facts.types(along: item.path).compactMap(\.facts.isolation)
      return (item.mentioned + heads.flatMap(\.names)).map { (name: $0, path: item.path) }
    }
    while let (reference, path) = pending.popLast() {
      let name = reference.pathWithoutBackticks
      mentioned.formUnion(name.pathParts)
      // A constant is in a type.
      let owner = name.pathParts.dropLast().joined(separator: ".")
      let known = facts.type(named: name, from: path) ?? facts.type(named: owner, from: path)
      guard let (found, type) = known, visited.insert(found).inserted else { continue }
      let inside = found.pathParts
      // A superclass, and protocols, which may bring the coding.
      let outside = (type.aliasedType?.references ?? []) + type.allProtocols
      let around = facts.surroundings(of: found)
      pending += outside.map { ($0, around) }
      let inner = (marked[found] ?? []).flatMap(\.typesOfValues) + type.otherConstants
      pending += (type.typesOfValues + inner).flatMap(\.references).map { ($0, inside) }
    }
  }

  var isEmpty: Bool { types.isEmpty && mentioned.isEmpty }

  /// Returns the names to look for in files that were searched for other names.
  func subtracting(_ searched: NamesOfInterest) -> NamesOfInterest {
    var names = self
    names.types.subtract(searched.types)
    names.mentioned.subtract(searched.mentioned)
    return names
  }

  mutating func formUnion(_ other: NamesOfInterest) {
    types.formUnion(other.types)
    mentioned.formUnion(other.mentioned)
  }

  private static let extensionWord = ByteSearch.Word("extension", pivot: 1)
  private static let typeWords = [
    ByteSearch.Word("struct", pivot: 3), ByteSearch.Word("class", pivot: 1),
    ByteSearch.Word("enum", pivot: 2), ByteSearch.Word("actor", pivot: 1),
  ]
  private static let mentionedWords =
    [
      extensionWord, ByteSearch.Word("protocol", pivot: 0), ByteSearch.Word("typealias", pivot: 1),
    ] + typeWords
  private static let globalActorWord = ByteSearch.Word("globalActor", pivot: 6)

  /// - Parameter known: Names about which everything in the file is known.
  func mayBeDeclared(in bytes: UnsafeRawBufferPointer, besides known: Set<String>) -> Bool {
    let typeWords = hasUnseenParents ? Self.typeWords : []
    func isWanted(_ names: Set<String>) -> (String) -> Bool {
      // A type may have a name that generated code uses for its own.
      { names.contains($0) && !known.contains($0) || $0.hasPrefix("CodableEnum") || $0 == "Swift" }
    }
    return declares(isWanted(types), behind: [Self.extensionWord] + typeWords, in: bytes)
      || declares(isWanted(mentioned), behind: Self.mentionedWords, in: bytes)
      // There are few, and the file that mentions one may not have been read yet.
      || ByteSearch.firstIndex(of: Self.globalActorWord, in: bytes, from: 0) != nil
  }

  private func declares(
    _ isWanted: (String) -> Bool, behind introducers: [ByteSearch.Word],
    in bytes: UnsafeRawBufferPointer
  ) -> Bool {
    introducers.contains { introducer in
      var offset = 0
      while let found = ByteSearch.firstIndex(of: introducer, in: bytes, from: offset) {
        offset = found + introducer.bytes.count
        if holdsName(isWanted, in: bytes, at: offset) { return true }
      }
      return false
    }
  }

  /// Whether a wanted name is part of the path after an introducer.
  private func holdsName(
    _ isWanted: (String) -> Bool, in bytes: UnsafeRawBufferPointer, at start: Int
  ) -> Bool {
    func isInPath(_ byte: UInt8) -> Bool { byte == "." || byte == "`" }
    var offset = start
    while offset < bytes.count {
      while offset < bytes.count, bytes[offset] <= 0x20 || isInPath(bytes[offset]) { offset += 1 }
      let nameStart = offset
      while offset < bytes.count, bytes[offset].continuesIdentifier { offset += 1 }
      guard offset > nameStart else { return false }
      if isWanted(String(decoding: bytes[nameStart..<offset], as: UTF8.self)) { return true }
      guard offset < bytes.count, isInPath(bytes[offset]) else { return false }
    }
    return false
  }
}

extension DeclaredEnum {
  /// The types and protocols that its declaration names.
  fileprivate var mentioned: [String] {
    let defaults = cases.flatMap { $0.values.compactMap(\.defaultValue) }
    return (typesOfValues + defaults).flatMap(\.references) + isolation.names
  }

  /// Single parts of all names that it has and mentions.
  var mentionedNames: Set<String> {
    Set(mentioned.flatMap(\.pathWithoutBackticks.pathParts)).union(path)
  }
}
