import Testing

@testable import RealShapes

struct StripeTests {
  @Test func event() throws {
    try expect(
      """
      [{"id":"evt_1","object":"event","type":"charge.refunded",
        "data":{"object":{"id":"ch_1","amount":2000,"customer":"cus_1"}}},
       {"id":"evt_2","object":"event","type":"customer.deleted",
        "data":{"object":{"id":"cus_1","object":"customer","email":"ann@example.com"}}},
       {"id":"evt_3","type":"plan.created"}]
      """,
      reads: [
        .charge(
          type: "charge.refunded", id: "evt_1",
          charge: .init(id: "ch_1", amount: 2000, customer: .id("cus_1"))),
        .customerDeleted(id: "evt_2", customer: .active(id: "cus_1", email: "ann@example.com")),
        .other(["id": "evt_3", "type": "plan.created"]),
      ] as [Stripe.Event])
    expectRefused(
      #"{"id":"evt_1","type":"charge.failed","data":{}}"#, as: Stripe.Event.self, at: "data.object")
  }

  @Test func expandable() throws {
    try expect(
      #"["cus_1",{"id":"cus_1","object":"customer"}]"#,
      is: [.id("cus_1"), .object(.active(id: "cus_1", email: nil))]
        as [Stripe.Expandable<Stripe.Customer>])
    expectRefused("1", as: Stripe.Expandable<Stripe.Customer>.self, at: "")
  }

  @Test func customer() throws {
    try expect(
      """
      [{"id":"cus_1","object":"customer","deleted":true},
       {"id":"cus_1","object":"customer","email":"ann@example.com"}]
      """,
      is: [.deleted(id: "cus_1"), .active(id: "cus_1", email: "ann@example.com")]
        as [Stripe.Customer])
    expectRefused(#"{"id":"ch_1","object":"charge"}"#, as: Stripe.Customer.self, at: "object")
  }
}
