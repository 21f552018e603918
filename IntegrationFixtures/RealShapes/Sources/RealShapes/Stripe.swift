/// Stripe's API: https://docs.stripe.com/api
enum Stripe {
  /// Events are only ever received: https://docs.stripe.com/api/events/object
  // @CodableEnum(style: .internal, tag: "type", conformance: .decodable)
  enum Event: Hashable {
    // @CodableCase("charge.succeeded", aliases: ["charge.failed", "charge.refunded"])
    case charge(
      type: String,  // @CodableValue(tag: true)
      id: String,
      charge: Charge  // @CodableValue(key: ["data", "object"])
    )
    // @CodableCase("customer.deleted")
    case customerDeleted(
      id: String,
      customer: Customer  // @CodableValue(key: ["data", "object"])
    )
    // @CodableCase(.unknown)
    case other(CodableEnumAnyValue)
  }

  struct Charge: Codable, Hashable {
    var id: String
    var amount: Int
    var customer: Expandable<Customer>
  }

  /// "Expanding Responses": https://docs.stripe.com/api/expanding_objects
  // @CodableEnum(style: .untagged)
  enum Expandable<Object: Hashable>: Hashable {
    case id(String)
    case object(Object)
  }

  /// Deleted objects have the type of those that are there, and `deleted`.
  // @CodableEnum(style: .internal, tag: "object")
  enum Customer: Hashable {
    // @CodableCase("customer", constants: ["deleted": true])
    case deleted(id: String)
    // @CodableCase("customer")
    case active(id: String, email: String?)
  }
}
