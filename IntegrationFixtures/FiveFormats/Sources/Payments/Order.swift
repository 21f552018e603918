/// An order with the compiler's own Codable.
public struct Order: Codable, Hashable, Sendable {
  public var payment: PaymentType?
  public var subtotal: Int

  public init(payment: PaymentType?, subtotal: Int) {
    self.payment = payment
    self.subtotal = subtotal
  }
}

public struct LosslessOrder: Codable, Hashable, Sendable {
  public var payment: LosslessPaymentType?
  public var subtotal: Int

  public init(payment: LosslessPaymentType?, subtotal: Int) {
    self.payment = payment
    self.subtotal = subtotal
  }
}
