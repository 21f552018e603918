extension Goldens {
  static func overlapAllowed() {
    both(OverlapPet.cat(name: "n"), #"{"name":"n"}"#)
    reads(#"{"name":"n","bark":true}"#, OverlapPet.cat(name: "n"))
  }
}
