extension SupportPiece {
  static let attemptsText = #"""
    #piece attempts
    /// What is known about a value while the cases of an untagged enum are tried. Looking first is much
    /// faster than having the decoder create an error for most cases.
    nonisolated struct CodableEnumAttempts {
      /// Why cases that seemed to match couldn't be decoded.
      fileprivate var errors: [(name: Swift.String, number: Swift.Int, error: any Swift.Error)] = []
      /// The kind of the value, as far as known. Storing the object itself would make copies slow.
      fileprivate var isObject = false
      /// Whether no object or array was found yet. Stored, because debug builds copy all of this to
      /// compute a property.
      fileprivate(set) var mayBeScalar = true
      /// Whether the value isn't an object, and nests so deep that decoders take long to create errors.
      private(set) var isDeep = false
      fileprivate var array: Swift.Bool?
      fileprivate var count: Swift.Int?

      /// - Parameter number: Which attempt it is, of several with the same name.
      mutating func add(
        _ name: Swift.String, number: Swift.Int = 1, _ error: any Swift.Error
      ) {
        errors.append((name, number, error))
      }
    }
    #extension CodableEnumAttempts: attempts
    #piece attemptedObject: key
      /// The value as an object, if it is one.
      mutating func object(
        of decoder: any Swift.Decoder
      ) -> Swift.KeyedDecodingContainer<CodableEnumKey>? {
        if array == true { return nil }
        do {
          let object = try decoder.container(keyedBy: CodableEnumKey.self)
          isObject = true
          mayBeScalar = false
          return object
        } catch Swift.DecodingError.typeMismatch(_, let context) {
          isDeep = context.codingPath.count > 16
        } catch {
          isDeep = true
        }
        return nil
      }
    #piece attemptedArray
      /// Whether the value is an array, and of the right length if that is known.
      mutating func isArray(
        _ decoder: any Swift.Decoder, of needed: Swift.Int? = nil
      ) -> Swift.Bool {
        if array == nil {
          let elements = isObject ? nil : try? decoder.unkeyedContainer()
          array = elements != nil
          mayBeScalar = mayBeScalar && elements == nil
          count = elements?.count
        }
        guard array == true, let needed, let count else { return array == true }
        return count == needed
      }
    #piece attemptedScalarOrObject: key
      /// The same for a type that only JSON coders store as a scalar, and others as an object.
      func mayBeScalar(
        _ decoder: any Swift.Decoder, orHave key: Swift.String
      ) -> Swift.Bool {
        if isObject, let object = try? decoder.container(keyedBy: CodableEnumKey.self) {
          return object.contains(CodableEnumKey(stringValue: key))
        }
        return array != true
      }
    #piece assumedScalar
      /// Assumes that the value is a scalar, without asking the decoder.
      mutating func assumeScalar() { array = false }
    #end
    #piece reasons: attempts key errorPath expectation
    /// The reasons why each case of an untagged enum doesn't match. They are only collected if none does.
    nonisolated struct CodableEnumReasons {
      private let owner: Swift.String
      private let decoder: any Swift.Decoder
      private var attempts: CodableEnumAttempts
      /// What each case requires, and the error that says why it doesn't match, if there is one.
      private var misfits:
        [(name: Swift.String, expectation: CodableEnumExpectation, error: (any Swift.Error)?)] = []
      /// The errors of cases that seemed to match, and what these cases require.
      private var failures: [(error: any Swift.Error, expectation: CodableEnumExpectation)] = []
      /// How many errors of attempts are listed.
      private var toldErrors = 0
      private var notAnObject: (any Swift.Error)?

      /// - Parameter attempts: Not changed; `inout`, so the compiler never wants it to be a constant.
      init(
        _ owner: Swift.String, _ attempts: inout CodableEnumAttempts, _ decoder: any Swift.Decoder
      ) {
        self.owner = owner
        self.attempts = attempts
        self.decoder = decoder
        if attempts.isObject || attempts.array == true { return }
        do { _ = try decoder.container(keyedBy: CodableEnumKey.self) } catch { notAnObject = error }
      }

      /// The error of the only case that can match, or the reasons why none does. Changes nothing.
      mutating func error() -> any Swift.Error {
        guard failures.count == 1, isOfKind(failures[0].expectation),
          CodableEnumReason.of(failures[0].error).isShort
        else { return list() }
        // A case without a key that it needs doesn't match.
        if case Swift.DecodingError.keyNotFound(_, let context) = failures[0].error,
          context.codingPath.count == decoder.codingPath.count
        {
          return list()
        }
        return failures[0].error
      }

      /// Whether the value may be what a case that seemed to match requires. A name is never told alone.
      private func isOfKind(_ expectation: CodableEnumExpectation) -> Swift.Bool {
        switch expectation {
        case .name: false
        case .scalar: notAnObject != nil && (try? decoder.unkeyedContainer()) == nil
        default: true
        }
      }

      /// Lists why each case doesn't match, in a few thousand bytes at most.
      ///
      /// If a nested value matches no case either, only the innermost one is listed: an error for each
      /// level would be too long to read.
      private func list() -> Swift.DecodingError {
        let path = decoder.codingPath
        var text = "no case of \(owner) matches"
        var told: [Swift.String: Swift.String] = [:]
        var innermost: CodableEnumReason?
        for (index, misfit) in misfits.enumerated() {
          if text.utf8.count > 3000 {
            text += "; and \(misfits.count - index) more"
            break
          }
          let reason =
            misfit.error.map(CodableEnumReason.of)
            ?? CodableEnumReason(path: path, text: unmet(misfit.expectation, misfit.name))
          if reason.isOfCases, reason.path.count > innermost?.path.count ?? -1 { innermost = reason }
          let why = reason.told(below: path)
          text += "; \(misfit.name): " + (told[why].map { "the same as \($0)" } ?? why)
          if told[why] == nil { told[why] = misfit.name }
        }
        let reason = innermost ?? CodableEnumReason(path: path, text: text, isOfCases: true)
        return .dataCorrupted(
          .init(
            codingPath: codableEnumPath(path), debugDescription: text, underlyingError: reason))
      }

      /// Why a value doesn't match a case that wasn't tried.
      private func unmet(
        _ expectation: CodableEnumExpectation, _ name: Swift.String
      ) -> Swift.String {
        switch expectation {
        case .null: return "expected null"
        case .scalar, .name: return "expected a scalar"
        case .array(let needed):
          guard attempts.array == true, let needed, let count = attempts.count else {
            return "expected an array"
          }
          let elements = count == 1 ? "is 1 element" : "are \(count) elements"
          return "there \(elements), but \(owner).\(name) needs \(needed)"
        case .object:
          return expectation.missingKey.map { "key \($0) is missing" } ?? "expected an object"
        case .anything: return "expected something else"
        }
      }
    }

    /// Why a value doesn't match one case, or any case.
    nonisolated struct CodableEnumReason: Swift.Error, Swift.CustomStringConvertible {
      let path: [any Swift.CodingKey]
      let text: Swift.String
      /// Whether it matches no case. The errors of the enclosing values say so.
      var isOfCases = false

      /// Short, because the enclosing error already gives the reason.
      var description: Swift.String { "no case matches" }

      /// Whether an error can be read as it is.
      var isShort: Swift.Bool {
        path.reduce(text.utf8.count) { $0 + $1.stringValue.utf8.count } < 3000
      }

      static func of(_ error: any Swift.Error) -> CodableEnumReason {
        let context: Swift.DecodingError.Context
        switch error as? Swift.DecodingError {
        case .dataCorrupted(let found): context = found
        case .keyNotFound(_, let found): context = found
        case .typeMismatch(_, let found): context = found
        case .valueNotFound(_, let found): context = found
        default: return CodableEnumReason(path: [], text: text(of: error))
        }
        return context.underlyingError as? CodableEnumReason
          ?? CodableEnumReason(path: context.codingPath, text: context.debugDescription)
      }

      /// JSONDecoder first throws its own error for numbers that no type can hold, and turns it into a
      /// `DecodingError` later.
      private static func text(of error: any Swift.Error) -> Swift.String {
        let text = "\(error)"
        guard Swift.String(describing: Swift.type(of: error)) == "JSONError" else { return text }
        guard text.hasPrefix("numberIsNotRepresentable") else { return "this isn't valid JSON" }
        let number = text.split(separator: "\"").dropFirst().first ?? ""
        return "the number \(number) does not fit the type"
      }

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
    #extension CodableEnumReasons: reasons
    #piece explanation
      /// Lists why a case doesn't match. Called once per case, in the order of trying.
      mutating func explain(
        _ name: Swift.String, number: Swift.Int = 1,
        _ expectation: CodableEnumExpectation = .anything
      ) {
        var misfit: (any Swift.Error)?
        if case .object = expectation { misfit = notAnObject }
        if toldErrors < attempts.errors.count, attempts.errors[toldErrors].name == name,
          attempts.errors[toldErrors].number == number
        {
          let error = attempts.errors[toldErrors].error
          toldErrors += 1
          let isNoScalar = expectation.isScalar && (attempts.isObject || attempts.array == true)
          if !isNoScalar, expectation.missingKey == nil {
            misfit = error
            failures.append((error, expectation))
          }
        }
        misfits.append((name, expectation, misfit))
      }
    #piece scalarExplanation: explanation
      /// Lists why a scalar doesn't match.
      mutating func explain<T>(
        _ name: Swift.String, number: Swift.Int = 1,
        _ read: (any Swift.SingleValueDecodingContainer) throws -> T
      ) {
        if attempts.mayBeScalar {
          do { _ = try read(decoder.singleValueContainer()) } catch {
            attempts.errors.insert((name, number, error), at: toldErrors)
          }
        }
        explain(name, number: number, .scalar)
      }
    #piece attemptsBesideTags
      /// Lists why no case without a tag matches, after what is wrong with the tag.
      mutating func error(behind error: any Swift.Error) -> any Swift.Error {
        guard case .dataCorrupted(let misfits) = list() else { return error }
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
    #end
    #piece expectation: key
    /// What a case requires.
    nonisolated enum CodableEnumExpectation {
      case null, scalar, name, anything
      case array(Swift.Int?)
      /// An object with these keys.
      case object(Swift.KeyedDecodingContainer<CodableEnumKey>?, [Swift.String])

      var isScalar: Swift.Bool {
        switch self {
        case .scalar, .name: true
        default: false
        }
      }

      var missingKey: Swift.String? {
        guard case .object(let object?, let keys) = self else { return nil }
        return keys.first { !object.contains(CodableEnumKey(stringValue: $0)) }
      }
    }
    #piece guess
    /// What a value most likely is, judging from the one before it.
    nonisolated enum CodableEnumGuess {
      case nothing, array, scalar
    }
    #piece objectKeys: key
    /// The keys of an object, listed once: with many cases, looking up one key per case is slower.
    nonisolated struct CodableEnumObjectKeys {
      private var few: [Swift.String] = []
      private var many: Swift.Set<Swift.String> = []
      /// For decoders that don't list keys. Storing the object itself would make copies slow.
      private var asks: ((Swift.String) -> Swift.Bool)?

      init(_ object: Swift.KeyedDecodingContainer<CodableEnumKey>?) {
        let keys = object?.allKeys ?? []
        if keys.isEmpty, let object {
          asks = { object.contains(CodableEnumKey(stringValue: $0)) }
        } else if keys.count <= 16 {
          few = keys.map(\.stringValue)
        } else {
          many = Swift.Set(keys.map(\.stringValue))
        }
      }

      func contains(_ key: Swift.String) -> Swift.Bool {
        for own in few where own == key { return true }
        guard few.isEmpty else { return false }
        return many.isEmpty ? asks?(key) ?? false : many.contains(key)
      }
    }
    #extension CodableEnumObjectKeys: objectKeys
    #piece listedCaseKeys
      /// The keys that are tags.
      func tags(_ isTag: (Swift.String) -> Swift.Bool) -> [Swift.String] {
        (many.isEmpty ? few : Swift.Array(many)).filter(isTag)
      }
    """#
}
