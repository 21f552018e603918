extension Goldens {
  static func nilRequiredCoder() {
    both(RequiredLimit.set(to: LimitAmount(cents: 5), note: nil), #"{"to":5,"type":"set"}"#)
    both(RequiredLimit.set(to: nil, note: "n"), #"{"note":"n","to":null,"type":"set"}"#)
    rejects(#"{"type":"set"}"#, RequiredLimit.self, "to")
  }
}
