import Confirmations
import DataSources
import ForeignFormats
import Foundation
import Loadables
import Payments
import Testing
import ViewStates

/// Whatever is read, it is a value or a `DecodingError`: nothing traps, and no other error comes out.
struct MalformedInputTests {
  /// A type with a name for the test's output and good values to spoil.
  struct Subject: CustomTestStringConvertible {
    let testDescription: String
    let good: [String]
    let decode: @Sendable (Data) throws -> Void

    init<Value: Codable & Sendable>(_ values: [Value]) throws {
      testDescription = "\(Value.self)"
      good = try values.map { try encode($0) }
      decode = { _ = try JSONDecoder().decode(Value.self, from: $0) }
    }
  }

  static let subjects: [Subject] = {
    let users = [User(id: "abc", name: "Rachel")]
    let date = Date(timeIntervalSinceReferenceDate: 588_000_000)
    let error = NSError(domain: "Server", code: 503)
    let circle = Pydantic.Circle(radius: 1.5)
    let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
    return try! [
      Subject([Confirmation.confirmed(users), .waitlist(12, users), .notAllowed("late")]),
      Subject([Loadable<Int?>.initial, .loading(startDate: date, source: "cache"), .value(42)]),
      Subject([Loadable.value(Loadable.value(["a"])), .value(.error)]),
      Subject([
        ViewState.empty, .editing(subview: .headers), .exchangeHistory(connection: nil),
        .list(selectedId: id, expandedItems: [Item(name: "Request 1")]),
      ]),
      Subject([State<[Int]>.empty, .loading(nil), .loading([1]), .ready([1]), .error(error, [1])]),
      Subject([Order(payment: .現金, subtotal: 1500), Order(payment: nil, subtotal: 1500)]),
      Subject([LosslessOrder(payment: .unknown(2), subtotal: 1500)]),
      Subject([
        Serde.External.w(a: 0, b: 0), .x(0, 0), .y(0), .z, .option(a: nil), .option(a: 1),
      ]),
      Subject([
        Serde.Internal.w(a: 0, b: 0), .y(Serde.Point(x: 0, y: 0)), .z, .option(a: nil),
      ]),
      Subject([
        Serde.Adjacent.w(a: 0, b: 0), .x(0, 0), .y(0), .z, .option(a: nil), .option(a: 1),
      ]),
      Subject([Serde.Untagged.w(a: 0, b: 0), .x(0, 0), .y(0), .z]),
      Subject([Serde.Name.inProgress, .done]),
      Subject([Serde.Renamed.signedUp(userName: "ann", invitedBy: nil), .signedOut]),
      Subject([Serde.Renamed.other(.object(["kind": .array([.double(0.5), .null])]))]),
      Subject([Pydantic.Pet.cat(lifeCount: 9, favoriteToy: "ball"), .dog(barks: 0.5)]),
      Subject([Pydantic.Shape.group(shapes: [.circle(circle), .group(shapes: [])])]),
      Subject([Pydantic.Document.plain(text: "a"), .rich(runs: ["b"])]),
      Subject([Pydantic.Value.integer(7), .string("a"), .integers([7]), .point(x: 0, y: 1), .none]),
      Subject([Pydantic.Stage.draft, .third]),
    ]
  }()

  @Test(arguments: subjects, Malformation.allCases)
  func malformedInputIsAValueOrADecodingError(subject: Subject, malformation: Malformation) throws {
    for json in subject.good {
      for document in malformation.documents(JSONText(json)) {
        do {
          try subject.decode(Data(document))
        } catch is DecodingError {
        } catch {
          let text = String(decoding: document.prefix(1000), as: UTF8.self)
          Issue.record("\(error) is no DecodingError, reading \(text)")
        }
      }
    }
  }
}
