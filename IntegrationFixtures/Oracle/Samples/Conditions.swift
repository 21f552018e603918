// swift-format-ignore-file
// `#if` around attributes, and what is like it.
#if A
@available(macOS 13, *)
#endif
enum Before { case a }
@MainActor
#if A
@available(macOS 13, *)
#if B
@a(b: { 1 }) @C.D<Int>
#elseif C
#endif
@preconcurrency
#elseif B || C // why
@b
#else
@c
#endif
@d public indirect enum Between {
  #if A
  @available(*, deprecated)
  #endif
  case a
  @b
  #if A
  @c
  #else
  @d
  #endif
  @e indirect case b(Between), c
  #if B
  case d
  @a case e
  #endif
}
#if A
@a
#endif
struct Parent {
  #if B
  @b
  #endif
  var x = 1, y: Int
  #if C
  @c
  #endif
  static let z = 1
  #if D
  @d
  #endif
  func f() {}
  #if E
  @e
  #endif
  enum Child {}
  #if F
  @f var g: Int
  #endif
  #if G
  #endif
  let h: Int
}
func f() {
  #if A
  @a
  #endif
  enum InCode {}
}
#if A
@a enum Inside {}
#endif
enum Last {}
