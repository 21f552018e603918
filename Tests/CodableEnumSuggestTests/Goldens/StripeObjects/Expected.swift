/// Suggested by `codable-enum suggest` from 48 samples in StripeObject.jsonl.
// @CodableEnum(style: .internal, tag: "object", caseNaming: .snakeCase, keyNaming: .snakeCase)
enum StripeObject: Hashable, Sendable {
  // `currency`: "usd" or "eur"; an enum if these are all.
  // `status`: "failed" or "succeeded"; an enum if these are all.
  case charge(
    envelope: Envelope,  // @CodableValue(flatten: true)
    amount: Int,
    currency: String,
    paid: Bool,
    customer: String?,
    status: String
  )

  // `currency`: "eur" or "usd"; an enum if these are all.
  // `status`: "open" or "paid"; an enum if these are all.
  // `hostedInvoiceURL`: could be a URL.
  case invoice(
    envelope: Envelope,  // @CodableValue(flatten: true)
    amountDue: Int,
    amountPaid: Int,
    currency: String,
    customer: String?,
    status: String,
    hostedInvoiceURL: String?
  )

  // `currency`: "usd" or "eur"; an enum if these are all.
  // `status`: "processing" or "succeeded"; an enum if these are all.
  case paymentIntent(
    envelope: Envelope,  // @CodableValue(flatten: true)
    amount: Int,
    currency: String,
    status: String,
    customer: String?,
    clientSecret: String
  )

  // `status`: always "active".
  // `cancelAtPeriodEnd`: always false.
  case subscription(
    envelope: Envelope,  // @CodableValue(flatten: true)
    customer: String,
    status: String,
    currentPeriodEnd: Int,
    cancelAtPeriodEnd: Bool,
    trialEnd: Int?
  )

  // `balance`: always 0.
  // `delinquent`: always false.
  case customer(
    envelope: Envelope,  // @CodableValue(flatten: true)
    email: String,
    name: String?,
    balance: Int,
    delinquent: Bool
  )

  // `status`: always "succeeded".
  case refund(
    envelope: Envelope,  // @CodableValue(flatten: true)
    amount: Int,
    charge: String,
    currency: String,
    reason: String?,
    status: String
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var id: String
  var created: Int
  var description: String?
  var livemode: Bool  // always false
  var metadata: [String: String]?
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
