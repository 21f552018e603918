/// How a customer paid, from servers that write `1`, `"1"`, `null` or nothing at all.
///
/// Which number an unknown payment had is lost.
// @CodableEnum(style: .rawValue, nilProperty: .null, coercing: true)
public enum PaymentType: Int, Sendable {
  case クレジット = 0
  case 現金 = 1
  // @CodableCase(.unknown)
  case unknown = -1
}

/// The same, but the number of an unknown payment is kept and written back.
// @CodableEnum(style: .rawValue, nilProperty: .null, coercing: true)
public enum LosslessPaymentType: Hashable, Sendable {
  // @CodableCase(0)
  case クレジット
  // @CodableCase(1)
  case 現金
  // @CodableCase(.unknown)
  case unknown(Int)
}
