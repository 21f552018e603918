extension SupportPiece {
  static let attempts = SupportPiece(
    "attempts", requires: [.key],
    #"""
    /// Collects why each case of an untagged enum does not fit.
    nonisolated struct CodableEnumAttempts {
      private let owner: Swift.String
      private var failures: [(name: Swift.String, misfit: CodableEnumMisfit)] = []
      /// What the value is, as far as it was asked.
      private var object: Swift.KeyedDecodingContainer<CodableEnumKey>?
      private var notAnObject: (any Swift.Error)?
      private var array: Swift.Bool?
      private var count: Swift.Int?

      init(_ owner: Swift.String) { self.owner = owner }

      mutating func isObject(_ decoder: any Swift.Decoder) -> Swift.Bool {
        if object != nil { return true }
        if notAnObject != nil || array == true { return false }
        do {
          object = try decoder.container(keyedBy: CodableEnumKey.self)
          return true
        } catch {
          notAnObject = error
          return false
        }
      }

      /// The value as an object, if it is one.
      mutating func object(
        of decoder: any Swift.Decoder
      ) -> Swift.KeyedDecodingContainer<CodableEnumKey>? {
        isObject(decoder) ? object : nil
      }

      mutating func isArray(_ decoder: any Swift.Decoder) -> Swift.Bool {
        if let array { return array }
        let elements = object == nil ? try? decoder.unkeyedContainer() : nil
        array = elements != nil
        count = elements?.count
        return elements != nil
      }

      // MARK: Looks, before anything is decoded

      // To look first is much faster than to have the decoder make an error for most cases.

      mutating func isObject(_ decoder: any Swift.Decoder, for name: Swift.String) -> Swift.Bool {
        if isObject(decoder) { return true }
        add(name, notAnObject.map { .error($0) } ?? .expected("an object"))
        return false
      }

      /// The value as an object, if it has these keys.
      mutating func object(
        of decoder: any Swift.Decoder, with keys: [CodableEnumKey], for name: Swift.String
      ) -> Swift.KeyedDecodingContainer<CodableEnumKey>? {
        guard isObject(decoder, for: name), let object else { return nil }
        for key in keys where !object.contains(key) {
          add(name, .missingKey(key))
          return nil
        }
        return object
      }

      mutating func isArray(_ decoder: any Swift.Decoder, for name: Swift.String) -> Swift.Bool {
        if isArray(decoder) { return true }
        add(name, .expected("an array"))
        return false
      }

      /// Whether the value is an array of as many elements.
      mutating func isArray(
        _ decoder: any Swift.Decoder, counts: Swift.ClosedRange<Swift.Int>, for name: Swift.String
      ) -> Swift.Bool {
        guard isArray(decoder, for: name) else { return false }
        guard let count, !counts.contains(count) else { return true }
        add(name, .wrongCount(count, counts, of: "\(owner).\(name)"))
        return false
      }

      /// Whether nobody has found an object or an array yet.
      mutating func mayBeScalar(for name: Swift.String) -> Swift.Bool {
        if object == nil, array != true { return true }
        add(name, .expected("a scalar"))
        return false
      }

      mutating func isNull(
        _ decoder: any Swift.Decoder, for name: Swift.String
      ) throws -> Swift.Bool {
        if try decoder.singleValueContainer().decodeNil() { return true }
        add(name, .notNull)
        return false
      }

      mutating func add(_ name: Swift.String, _ error: any Swift.Error) {
        add(name, .error(error))
      }

      private mutating func add(_ name: Swift.String, _ misfit: CodableEnumMisfit) {
        if failures.isEmpty { failures.reserveCapacity(8) }
        failures.append((name, misfit))
      }

      /// Says of each case why it does not fit, in a few thousand bytes at most.
      ///
      /// Where cases fail for a value inside that fits no case in turn, only the innermost such
      /// value is told of: an error for each level would be too long to be read.
      func error(at path: [any Swift.CodingKey]) -> Swift.DecodingError {
        var text = "no case of \(owner) fits"
        var told: [Swift.String: Swift.String] = [:]
        var innermost: CodableEnumReason?
        for (index, failure) in failures.enumerated() {
          if text.utf8.count > 3000 {
            text += "; and \(failures.count - index) more"
            break
          }
          let (reason, isOfCases) = failure.misfit.reason(at: path)
          if isOfCases, reason.path.count > innermost?.path.count ?? -1 { innermost = reason }
          let why = reason.told(below: path)
          text += "; \(failure.name): " + (told[why].map { "the same as \($0)" } ?? why)
          if told[why] == nil { told[why] = failure.name }
        }
        return .dataCorrupted(
          .init(
            codingPath: path, debugDescription: text,
            underlyingError: innermost ?? CodableEnumReason(path: path, text: text)))
      }
    }

    /// Why a value fits no case, for the errors of the values around it.
    nonisolated struct CodableEnumReason: Swift.Error, Swift.CustomStringConvertible {
      let path: [any Swift.CodingKey]
      let text: Swift.String

      /// Short, since the error that carries a reason has told it.
      var description: Swift.String { "no case fits" }

      func told(below outer: [any Swift.CodingKey]) -> Swift.String {
        var place = ""
        for key in path.dropFirst(outer.count) {
          if let index = key.intValue {
            place += "[\(index)]"
          } else {
            place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
          }
        }
        let text = Self.shortened(self.text, to: 1000)
        return place.isEmpty ? text : "\(Self.shortened(place, to: 2000)): \(text)"
      }

      private static func shortened(_ text: Swift.String, to limit: Swift.Int) -> Swift.String {
        guard text.utf8.count > limit else { return text }
        let start = text.utf8.prefix(limit / 2)
        let end = text.utf8.suffix(limit / 2)
        return Swift.String(decoding: start, as: Swift.UTF8.self) + "…"
          + Swift.String(decoding: end, as: Swift.UTF8.self)
      }
    }

    /// Why a case does not fit, as long as nobody wants to know.
    nonisolated enum CodableEnumMisfit {
      case missingKey(CodableEnumKey)
      case notNull
      case expected(Swift.String)
      case wrongCount(Swift.Int, Swift.ClosedRange<Swift.Int>, of: Swift.String)
      case error(any Swift.Error)

      /// The reason, and whether it is that a value fits no case.
      func reason(
        at path: [any Swift.CodingKey]
      ) -> (reason: CodableEnumReason, isOfCases: Swift.Bool) {
        switch self {
        case .missingKey(let key): (.init(path: path, text: "there is no key \(key)"), false)
        case .notNull: (.init(path: path, text: "expected null"), false)
        case .expected(let kind): (.init(path: path, text: "expected \(kind)"), false)
        case .wrongCount(let count, let counts, let owner):
          (.init(path: path, text: Self.text(count, counts, owner)), false)
        case .error(let error as Swift.DecodingError): Self.reason(error)
        case .error(let error): (.init(path: path, text: Self.text(error)), false)
        }
      }

      private static func reason(
        _ error: Swift.DecodingError
      ) -> (reason: CodableEnumReason, isOfCases: Swift.Bool) {
        let context: Swift.DecodingError.Context
        switch error {
        case .dataCorrupted(let found): context = found
        case .keyNotFound(_, let found): context = found
        case .typeMismatch(_, let found): context = found
        case .valueNotFound(_, let found): context = found
        @unknown default: return (.init(path: [], text: "\(error)"), false)
        }
        if let reason = context.underlyingError as? CodableEnumReason { return (reason, true) }
        return (.init(path: context.codingPath, text: context.debugDescription), false)
      }

      private static func text(
        _ count: Swift.Int, _ counts: Swift.ClosedRange<Swift.Int>, _ owner: Swift.String
      ) -> Swift.String {
        let elements = count == 1 ? "is 1 element" : "are \(count) elements"
        let needed = counts.count == 1 ? "" : "\(counts.lowerBound) to "
        return "there \(elements), but \(owner) needs \(needed)\(counts.upperBound)"
      }

      /// JSONDecoder has an error of its own for what no type can hold, before it makes the
      /// `DecodingError` that its callers see.
      private static func text(_ error: any Swift.Error) -> Swift.String {
        let text = "\(error)"
        guard Swift.String(describing: Swift.type(of: error)) == "JSONError" else { return text }
        guard text.hasPrefix("numberIsNotRepresentable") else { return "this is not valid JSON" }
        let number = text.split(separator: "\"").dropFirst().first ?? ""
        return "the number \(number) does not fit the type"
      }
    }
    """#)

  static let attemptsBesideTags = SupportPiece(
    "attemptsBesideTags", requires: [.attempts],
    #"""
    nonisolated extension CodableEnumAttempts {
      /// Says why no case without a tag fits, behind what is wrong with the tag.
      func error(
        behind error: any Swift.Error, at path: [any Swift.CodingKey]
      ) -> any Swift.Error {
        guard case .dataCorrupted(let misfits) = self.error(at: path) else { return error }
        func joined(_ context: Swift.DecodingError.Context) -> Swift.DecodingError.Context {
          .init(
            codingPath: context.codingPath,
            debugDescription: "\(context.debugDescription); \(misfits.debugDescription)",
            underlyingError: misfits.underlyingError)
        }
        return switch error as? Swift.DecodingError {
        case .dataCorrupted(let context): Swift.DecodingError.dataCorrupted(joined(context))
        case .keyNotFound(let key, let context):
          Swift.DecodingError.keyNotFound(key, joined(context))
        case .typeMismatch(let type, let context):
          Swift.DecodingError.typeMismatch(type, joined(context))
        case .valueNotFound(let type, let context):
          Swift.DecodingError.valueNotFound(type, joined(context))
        default: error
        }
      }
    }
    """#)

  static let nameOrObject = SupportPiece(
    "nameOrObject", requires: [.key],
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
    """#)

  static let table = SupportPiece(
    "table", requires: [],
    #"""
    /// Finds the index of a case by its tag, for enums with many cases.
    nonisolated struct CodableEnumTable: Swift.Sendable {
      private var indices: [Swift.String: Swift.Int] = [:]

      init() {}

      mutating func add(_ index: Swift.Int, tag: Swift.String) { indices[tag] = index }

      /// Adds a run of cases: a line for each, with tabs between the tags of one.
      mutating func add(_ first: Swift.Int, _ lines: Swift.String) {
        var index = first
        for line in lines.split(separator: "\n") {
          for tag in line.split(separator: "\t") { indices[Swift.String(tag)] = index }
          index += 1
        }
      }

      func index(of tag: Swift.String) -> Swift.Int { indices[tag] ?? -1 }
    }
    """#)
}
