import Confirmations
import DataSources
import Foundation
import Loadables
import OrderedJSON
import Payments
import ViewStates

/// Prints the JSON of five real formats, one value on a line, after having read each back.
@main
enum Showcase {
  static func main() throws {
    print("1. An event's confirmation, as a server answers")
    let users = [User(id: "abc", name: "Rachel"), User(id: "def", name: "John")]
    try show(Confirmation.confirmed(users))
    try show(Confirmation.waitlist(12, users))
    try show(Confirmation.notAllowed("It is too late to confirm to this event."))

    print("\n2. A loadable value, as an app stores it")
    try show(Loadable<Int>.initial)
    let date = Date(timeIntervalSinceReferenceDate: 588_000_000)
    try show(Loadable<Int>.loading(startDate: date, source: "cache"))
    try show(Loadable<Int>.value(42))
    try show(Loadable<Int>.error)

    print("\n3. A view's state, restored at launch")
    try show(ViewState.empty)
    try show(ViewState.editing(subview: .headers))
    try show(ViewState.exchangeHistory(connection: nil))
    let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
    let items = [Item(name: "Request 1"), Item(name: "Request 2")]
    try show(ViewState.list(selectedId: id, expandedItems: items))

    print("\n4. A data source as a state machine")
    try show(State<[String]>.empty)
    try show(State<[String]>.loading(nil))
    try show(State.loading(["old"]))
    try show(State.ready(["new"]))
    let error = NSError(
      domain: "Server", code: 503, userInfo: [NSLocalizedDescriptionKey: "Try again later."])
    try show(State<[String]>.error(error, nil))
    try show(State.error(error, ["old"]))

    print("\n5. A payment type with dirty input: what is read, as what, and what is written")
    try showReading(#"{"payment":1,"subtotal":1500}"#)
    try showReading(#"{"payment":"1","subtotal":1500}"#)
    try showReading(#"{"payment":null,"subtotal":1500}"#)
    try showReading(#"{"subtotal":1500}"#)
    try showReading(#"{"payment":2,"subtotal":1000}"#)
    try showReading(#"{"payment":"x","subtotal":1}"#)
  }

  private static func show(_ value: some Codable & Equatable) throws {
    let json = try OrderedJSONEncoder().encode(value)
    guard try decode(like: value, json) == value else { throw NotReadBack(json: json) }
    print(json)
  }

  private static func decode<Value: Decodable>(like _: Value, _ json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  private static func showReading(_ json: String) throws {
    do {
      let order = try JSONDecoder().decode(LosslessOrder.self, from: Data(json.utf8))
      let payment = order.payment.map { "\($0)" } ?? "nil"
      print("\(json) → \(payment) → \(try OrderedJSONEncoder().encode(order))")
    } catch DecodingError.dataCorrupted(let context) {
      print("\(json) → \(context.debugDescription)")
    }
  }
}

struct NotReadBack: Error {
  let json: String
}
