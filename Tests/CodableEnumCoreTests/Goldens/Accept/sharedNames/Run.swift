extension Goldens {
  static func sharedNames() {
    reads(#"{"move":{"to":1}}"#, SharedNames.move(to: 1))
    reads(#"{"moveBy":{"by":1}}"#, SharedNames.move(by: 1))
    reads(#"{"moveAt":{"at":1}}"#, SharedNames.move(at: 1, speed: 3))
    both(SharedNamesOfBranches.move(by: 1), #"{"type":"move","by":1}"#)
  }
}
