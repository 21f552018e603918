extension Goldens {
  static func sharedElements() {
    both(SharedElementProduct.staticLibrary, #"{"library":["static"]}"#)
    both(SharedElementProduct.dynamicLibrary, #"{"library":["dynamic",1]}"#)
    both(SharedElementProduct.executable, #"{"executable":null}"#)
    rejects(#"{"library":["dynamic"]}"#, SharedElementProduct.self, "library")
    rejects(#"{"library":[]}"#, SharedElementProduct.self, "library")

    both(SharedElementMove.by(1, 2), #"{"type":"move","data":[1,2]}"#)
    both(SharedElementMove.to("a", 2), #"{"type":"move","data":["a",2]}"#)
    // The choice is final.
    rejects(#"{"type":"move","data":["a","b"]}"#, SharedElementMove.self, "typeMismatch data.[1]")
    rejects(#"{"type":"move","data":[1]}"#, SharedElementMove.self, "data")
  }
}
