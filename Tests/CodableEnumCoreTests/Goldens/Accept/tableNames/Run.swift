extension Goldens {
  static func tableNames() {
    both(TableA.B_C.q, #""q""#)
    both(TableA_B.C.q, #""q""#)
    both(TableSpaces.`2 words`.q, #""q""#)
  }
}
