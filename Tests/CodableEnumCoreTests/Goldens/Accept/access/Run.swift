extension Goldens {
  static func access() {
    both(AccessPublic.value(name: "a"), #"{"value":{"name":"a"}}"#)
    equal(AccessPublic.value(name: "a").name, "a")
    both(AccessPackage.value(name: "a"), #"{"value":{"name":"a"}}"#)
    both(AccessOuter.Public.a, #""a""#)
    both(AccessOuter.Internal.a, #""a""#)
    both(AccessOuter.Middle.InPackage.a, #""a""#)
    both(AccessOuter.InPublicExtension.a, #""a""#)
    both(AccessUnknown.other(.object(["type": .string("b")])),
      #"{"type":"b"}"#)
  }
}
