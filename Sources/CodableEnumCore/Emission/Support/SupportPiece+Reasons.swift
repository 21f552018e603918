extension SupportPiece {
  static let reasonPieces: [SupportPiece: Source] = [
    .reasons: .free.needing(.attempts, .key, .errorPath).text(
      #"""
      /// The reasons why each case of an untagged enum doesn't match. They are only collected if none does.
      nonisolated struct CodableEnumReasons {
        private let owner: Swift.String
        private let decoder: any Swift.Decoder
        private var attempts: CodableEnumAttempts
        private var misfits: [(name: Swift.String, misfit: CodableEnumMisfit)] = []
        /// The errors of cases that a look let fit, and whether one of these is a mere name.
        private var failures: [any Swift.Error] = []
        private var hasNames = false
        /// How many of the reasons are errors.
        private var toldErrors = 0
        private var notAnObject: (any Swift.Error)?

        /// - Parameter attempts: Not changed, but nothing else may need it to be a variable.
        init(
          _ owner: Swift.String, _ attempts: inout CodableEnumAttempts, _ decoder: any Swift.Decoder
        ) {
          self.owner = owner
          self.attempts = attempts
          self.decoder = decoder
          if attempts.isObject || attempts.array == true { return }
          do { _ = try decoder.container(keyedBy: CodableEnumKey.self) } catch { notAnObject = error }
        }

        /// The error of the only case that can match, or a list of why none does. Changes nothing either.
        mutating func error() -> any Swift.Error {
          guard failures.count == 1, !hasNames, CodableEnumMisfit.isShort(failures[0]) else {
            return list()
          }
          // A case without a key that it needs doesn't match.
          if case Swift.DecodingError.keyNotFound(_, let context) = failures[0],
            context.codingPath.count == decoder.codingPath.count
          {
            return list()
          }
          return failures[0]
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
          for (index, failure) in misfits.enumerated() {
            if text.utf8.count > 3000 {
              text += "; and \(misfits.count - index) more"
              break
            }
            let (reason, isOfCases) = failure.misfit.reason(
              at: path, of: "\(owner).\(failure.name)")
            if isOfCases, reason.path.count > innermost?.path.count ?? -1 { innermost = reason }
            let why = reason.told(below: path)
            text += "; \(failure.name): " + (told[why].map { "the same as \($0)" } ?? why)
            if told[why] == nil { told[why] = failure.name }
          }
          return .dataCorrupted(
            .init(
              codingPath: codableEnumPath(path), debugDescription: text,
              underlyingError: innermost ?? CodableEnumReason(path: path, text: text)))
        }
      }

      /// Why a value matches no case, for the errors of the values around it.
      nonisolated struct CodableEnumReason: Swift.Error, Swift.CustomStringConvertible {
        let path: [any Swift.CodingKey]
        let text: Swift.String

        /// Short, because the enclosing error already gives the reason.
        var description: Swift.String { "no case matches" }

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

      /// Why a case doesn't match.
      nonisolated enum CodableEnumMisfit {
        case missingKey(Swift.String)
        case expected(Swift.String)
        case wrongCount(Swift.Int, Swift.ClosedRange<Swift.Int>)
        case error(any Swift.Error)

        /// Whether an error can be read as it is.
        static func isShort(_ error: any Swift.Error) -> Swift.Bool {
          let (reason, _) = Self.error(error).reason(at: [], of: "")
          return reason.path.reduce(reason.text.utf8.count) { $0 + $1.stringValue.utf8.count } < 3000
        }

        /// The reason, and whether it is a nested value that matches no case.
        func reason(
          at path: [any Swift.CodingKey], of owner: Swift.String
        ) -> (reason: CodableEnumReason, isOfCases: Swift.Bool) {
          switch self {
          case .missingKey(let key): (.init(path: path, text: "key \(key) is missing"), false)
          case .expected(let kind): (.init(path: path, text: "expected \(kind)"), false)
          case .wrongCount(let count, let counts):
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

        /// JSONDecoder first throws its own error for numbers that no type can hold, and turns it into a
        /// `DecodingError` later.
        private static func text(_ error: any Swift.Error) -> Swift.String {
          let text = "\(error)"
          guard Swift.String(describing: Swift.type(of: error)) == "JSONError" else { return text }
          guard text.hasPrefix("numberIsNotRepresentable") else { return "this isn't valid JSON" }
          let number = text.split(separator: "\"").dropFirst().first ?? ""
          return "the number \(number) does not fit the type"
        }
      }
      """#),
    .explanation: .ofReasons.needing(.expectation).text(
      #"""
        /// Lists why a case doesn't match. Called once per case, in the order of trying.
        mutating func explain(
          _ name: Swift.String, number: Swift.Int = 1,
          _ expectation: CodableEnumExpectation = .anything
        ) {
          var misfit = misfit(expectation)
          if toldErrors < attempts.errors.count, attempts.errors[toldErrors].name == name,
            attempts.errors[toldErrors].number == number
          {
            let error = attempts.errors[toldErrors].error
            toldErrors += 1
            switch misfit {
            case .missingKey: break
            case .expected where expectation.isScalar && (attempts.isObject || attempts.array == true): break
            default:
              misfit = .error(error)
              failures.append(error)
              if case .name = expectation { hasNames = true }
            }
          }
          misfits.append((name, misfit))
        }

        private func misfit(_ expectation: CodableEnumExpectation) -> CodableEnumMisfit {
          switch expectation {
          case .null: return .expected("null")
          case .scalar, .name: return .expected("a scalar")
          case .array(let counts):
            guard attempts.array == true, let counts, let count = attempts.count else {
              return .expected("an array")
            }
            return .wrongCount(count, counts)
          case .object(let object, let keys):
            if let key = keys.first(where: { object?.contains(CodableEnumKey(stringValue: $0)) == false }) {
              return .missingKey(key)
            }
            if attempts.array == true { return .expected("an object") }
            return notAnObject.map { .error($0) } ?? .expected("an object")
          case .anything: return .expected("something else")
          }
        }
      """#),
    .scalarExplanation: .ofReasons.needing(.explanation).text(
      #"""
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
      """#),
    .expectation: .free.needing(.key).text(
      #"""
      /// What a case requires.
      nonisolated enum CodableEnumExpectation {
        case null, scalar, name, anything
        case array(Swift.ClosedRange<Swift.Int>?)
        /// An object with these keys.
        case object(Swift.KeyedDecodingContainer<CodableEnumKey>?, [Swift.String])

        var isScalar: Swift.Bool {
          switch self {
          case .scalar, .name: true
          default: false
          }
        }
      }
      """#),
    .attemptsBesideTags: .ofReasons.text(
      #"""
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
      """#),
  ]
}
