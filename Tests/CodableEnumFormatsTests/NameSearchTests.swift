import CodableEnumFormats
import Testing

/// Names on the command line.
struct NameSearchTests {
  @Test(arguments: [
    ("Server.Message", true), ("Message", true), ("Messages", false), ("Server", false),
    ("sage", false),
  ])
  func aNameMayLeaveParentsOut(name: String, matches: Bool) {
    #expect(NameSearch.matches(name, "Server.Message") == matches)
  }

  @Test func theNearestNamesAreListed() {
    let names = ["Server.Message", "Massage", "Payment", "Envelope"]
    #expect(
      NameSearch.unknown("marked enum", "mesage", in: names)
        == "no marked enum is called 'mesage'; there is 'Server.Message', 'Massage'")
    #expect(
      NameSearch.unknown("marked enum", "x", in: names)
        == "no marked enum is called 'x'; there is "
        + "'Envelope', 'Massage', 'Payment', 'Server.Message'")
    #expect(
      NameSearch.unknown("marked enum", "x", in: [])
        == "no marked enum is called 'x'; there is none")
  }
}
