extension Support {
  static let attempts = """
    /// Collects why each case of an untagged enum does not fit.
    nonisolated struct CodableEnumAttempts {
      private let owner: Swift.String
      private var failures: [(name: Swift.String, error: any Swift.Error)] = []

      init(_ owner: Swift.String) { self.owner = owner }

      mutating func add(_ name: Swift.String, _ error: any Swift.Error) {
        failures.append((name, error))
      }

      func error(at path: [any Swift.CodingKey]) -> Swift.DecodingError {
        let reasons = failures.map { "\\($0.name): \\(Self.reason($0.error))" }
        return .dataCorrupted(
          .init(
            codingPath: path,
            debugDescription: "no case of \\(owner) fits; \\(reasons.joined(separator: "; "))",
            underlyingError: failures.last?.error))
      }

      private static func reason(_ error: any Swift.Error) -> Swift.String {
        guard let error = error as? Swift.DecodingError else { return "\\(error)" }
        let context: Swift.DecodingError.Context
        switch error {
        case .dataCorrupted(let found): context = found
        case .keyNotFound(_, let found): context = found
        case .typeMismatch(_, let found): context = found
        case .valueNotFound(_, let found): context = found
        @unknown default: return "\\(error)"
        }
        let path = context.codingPath.map(\\.stringValue).joined(separator: ".")
        return path.isEmpty ? context.debugDescription : "\\(path): \\(context.debugDescription)"
      }
    }
    """

  static let recognition = """
    /// Tries the representations that a value was recognized as, in order.
    nonisolated struct CodableEnumForms {
      private var firstError: (any Swift.Error)?

      init() {}

      mutating func attempt<T>(_ decode: () throws -> T) -> T? {
        do {
          return try decode()
        } catch {
          if firstError == nil { firstError = error }
          return nil
        }
      }

      func throwFirstError() throws {
        if let firstError { throw firstError }
      }
    }

    nonisolated func codableEnumIsTag(
      _ decoder: any Swift.Decoder, of tags: [Swift.String]
    ) -> Swift.Bool {
      tags.contains(CodableEnumScalar(ifAny: decoder).spelling)
    }

    nonisolated func codableEnumStartsWithTag(
      _ decoder: any Swift.Decoder, of tags: [Swift.String]
    ) -> Swift.Bool {
      guard var elements = try? decoder.unkeyedContainer(),
        let scalar = try? elements.decode(CodableEnumScalar.self)
      else { return false }
      return tags.contains(scalar.spelling)
    }

    nonisolated func codableEnumHasOneKey(
      _ decoder: any Swift.Decoder, of tags: [Swift.String], orIsName: Swift.Bool
    ) -> Swift.Bool {
      if let keys = try? decoder.container(keyedBy: CodableEnumKey.self).allKeys {
        return keys.count == 1 && tags.contains(keys[0].stringValue)
      }
      return orIsName && codableEnumIsTag(decoder, of: tags)
    }

    nonisolated func codableEnumHasTag(
      _ decoder: any Swift.Decoder, at path: [CodableEnumKey], of tags: [Swift.String]
    ) -> Swift.Bool {
      guard var container = try? decoder.container(keyedBy: CodableEnumKey.self) else {
        return false
      }
      for key in path.dropLast() {
        guard
          let next = try? container.nestedContainer(keyedBy: CodableEnumKey.self, forKey: key)
        else { return false }
        container = next
      }
      guard
        let scalar = try? container.decode(
          CodableEnumScalar.self, forKey: path[path.count - 1])
      else { return false }
      return tags.contains(scalar.spelling)
    }
    """
}
