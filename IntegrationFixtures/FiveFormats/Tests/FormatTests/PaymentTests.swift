import Payments
import Testing

struct PaymentTests {
  /// What is read, as what, and what is written, where the unknown case keeps nothing.
  private static let orders: [(String, PaymentType?, String)] = [
    (#"{"payment":1,"subtotal":1500}"#, .現金, #"{"payment":1,"subtotal":1500}"#),
    (#"{"payment":"1","subtotal":1500}"#, .現金, #"{"payment":1,"subtotal":1500}"#),
    (#"{"payment":"0","subtotal":1500}"#, .クレジット, #"{"payment":0,"subtotal":1500}"#),
    (#"{"payment":null,"subtotal":1500}"#, nil, #"{"payment":null,"subtotal":1500}"#),
    (#"{"subtotal":1500}"#, nil, #"{"payment":null,"subtotal":1500}"#),
    (#"{"payment":2,"subtotal":1000}"#, .unknown, #"{"payment":-1,"subtotal":1000}"#),
  ]

  @Test(arguments: orders)
  func dirtyInputIsReadAndWrittenClean(
    input: String, payment: PaymentType?, output: String
  ) throws {
    let order: Order = try decode(input)
    #expect(order.payment == payment)
    #expect(try encode(order) == output)
    #expect(try decode(output) == order)
  }

  /// The same, where it keeps the number.
  private static let losslessOrders: [(String, LosslessPaymentType?, String)] = [
    (#"{"payment":1,"subtotal":1500}"#, .現金, #"{"payment":1,"subtotal":1500}"#),
    (#"{"payment":"1","subtotal":1500}"#, .現金, #"{"payment":1,"subtotal":1500}"#),
    (#"{"payment":"0","subtotal":1500}"#, .クレジット, #"{"payment":0,"subtotal":1500}"#),
    (#"{"payment":null,"subtotal":1500}"#, nil, #"{"payment":null,"subtotal":1500}"#),
    (#"{"subtotal":1500}"#, nil, #"{"payment":null,"subtotal":1500}"#),
    (#"{"payment":2,"subtotal":1000}"#, .unknown(2), #"{"payment":2,"subtotal":1000}"#),
    (#"{"payment":"2","subtotal":1000}"#, .unknown(2), #"{"payment":2,"subtotal":1000}"#),
  ]

  @Test(arguments: losslessOrders)
  func nothingIsLostOfAnUnknownPayment(
    input: String, payment: LosslessPaymentType?, output: String
  ) throws {
    let order: LosslessOrder = try decode(input)
    #expect(order.payment == payment)
    #expect(try encode(order) == output)
    #expect(try decode(output) == order)
  }

  @Test func whatIsNoNumberIsNamedWithTheKnownOnes() {
    let json = #"{"payment":"x","subtotal":1}"#
    expectFailure(
      reading: json, as: Order.self, .dataCorrupted, at: "payment",
      #""x" is not a case of PaymentType; there are 0, 1"#)
    expectFailure(
      reading: json, as: LosslessOrder.self, .dataCorrupted, at: "payment",
      #""x" is not a case of LosslessPaymentType; there are 0, 1"#)
  }
}
