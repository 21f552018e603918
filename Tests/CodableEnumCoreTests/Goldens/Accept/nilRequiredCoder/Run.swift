import Foundation

extension Goldens {
  static func nilRequiredCoder() {
    both(RequiredLimit.set(to: LimitAmount(cents: 5), note: nil), #"{"to":5,"type":"set"}"#)
    both(RequiredLimit.set(to: nil, note: "n"), #"{"note":"n","to":null,"type":"set"}"#)
    rejects(#"{"type":"set"}"#, RequiredLimit.self, "to")
    both(
      RequiredDates.one(at: DateComponents(year: 3), note: .string("n")),
      #"{"at":{"year":3},"note":"n"}"#)
    both(RequiredDates.several(dates: nil, last: nil), #"{"dates":null,"last":null}"#)
    both(
      RequiredDates.several(dates: [1], last: DateComponents(year: 3)),
      #"{"dates":[1],"last":{"year":3}}"#)
  }
}
