import CodableEnumCore

extension ExportSchema {
  /// Returns the schema restricted to documents for which all tests are true.
  ///
  /// - Parameter isWritten: Whether its documents are written, so there is no doubt that they have
  ///   the keys that the tests look for.
  func having(_ looks: [DocumentLook], isWritten: Bool) -> ExportSchema {
    looks.filter { !surelyHas($0, isWritten) }.reduce(self) { $0.passing($1) }
  }

  /// Returns the schema restricted to documents for which a test is true.
  func passing(_ look: DocumentLook?) -> ExportSchema {
    guard let look else { return self }
    return self == .anything
      ? ExportSchema(seen: look) : excluding([ExportSchema(seen: look.negated)])
  }

  /// Whether all documents pass a test. The kind of a value is certain, because types always write
  /// the same kind.
  private func surelyHas(_ look: DocumentLook, _ isWritten: Bool) -> Bool {
    switch look {
    case .isOf(.object(let set)): isWritten || requires(set.members.map { $0.keys[0] })
    case .under(let keys, _, _): isWritten || requires([keys[0]])
    case .isOf: true
    case .not: false
    case .all(let looks): looks.allSatisfy { surelyHas($0, isWritten) }
    case .any(let looks): looks.contains { surelyHas($0, isWritten) }
    }
  }

  private func requires(_ keys: [String]) -> Bool {
    guard case .object(let object) = kind else { return keys.isEmpty }
    return keys.allSatisfy { object.property($0)?.isRequired == true }
  }

  private init(seen look: DocumentLook) {
    switch look {
    case .isOf(let set): self.init(of: set)
    case .not(let look): self = .anything.excluding([ExportSchema(seen: look)])
    case .all(let looks) where looks.count == 1: self.init(seen: looks[0])
    case .all(let looks): self.init(.all(looks.map(ExportSchema.init(seen:))))
    case .any(let looks): self = .any(looks.map(ExportSchema.init(seen:)))
    case .under(let keys, let look, let isTrueOfNone):
      let inner = ExportSchema(seen: look)
      guard keys.count > 1 else {
        self = .object(with: inner, at: [keys[0]], isRequired: !isTrueOfNone)
        return
      }
      let places = keys.map { ExportSchema.object(with: .anything, at: [$0]) }
      var branches = keys.enumerated().map { index, key in
        ExportSchema.object(with: inner, at: [key]).excluding(Array(places[..<index]))
      }
      if isTrueOfNone { branches.append(.object(ObjectSchema()).excluding(places)) }
      self = .any(branches)
    }
  }

  /// Creates the schema of a set of documents that names no type.
  init(of set: Documents) { self = SetSchemas(isClosed: true).schema(set) }
}

extension DocumentLook {
  fileprivate var negated: DocumentLook {
    switch self {
    case .isOf, .under: .not(self)
    case .not(let look): look
    case .all(let looks): .any(looks.map(\.negated))
    case .any(let looks): .all(looks.map(\.negated))
    }
  }
}
