/// Suggested by `codable-enum suggest` from 3 samples in lottie-layers.jsonl.
// Of each case there was one sample only.
// @CodableEnum(style: .internal, tag: "ty")
enum LottieLayer: Hashable, Sendable {
  // Tags are no names: give these cases better ones.
  // @CodableCase(4)
  case ty4(
    envelope: Envelope,  // @CodableValue(flatten: true)
    shapes: [Shape]
  )

  // @CodableCase(1)
  case ty1(
    envelope: Envelope,  // @CodableValue(flatten: true)
    sw: Int,
    sh: Int,
    sc: String
  )

  // @CodableCase(2)
  case ty2(
    envelope: Envelope,  // @CodableValue(flatten: true)
    refId: String
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var nm: String
  var ip: Int  // always 0
  var op: Int  // always 60
  var st: Int  // always 0
  var ks: EnvelopeKs
}

struct EnvelopeKs: Codable, Hashable, Sendable {
  var o: EnvelopeKsO
}

struct EnvelopeKsO: Codable, Hashable, Sendable {
  var a: Int
  var k: EnvelopeKsOK
}

// There was one sample only of `kItems`.
// @CodableEnum(style: .untagged)
enum EnvelopeKsOK: Hashable, Sendable {
  case number(Int)
  case kItems([KItem])
}

struct KItem: Codable, Hashable, Sendable {
  var t: Int
  var s: [Int]
}

// Of each case there was one sample only.
// @CodableEnum(style: .internal, tag: "ty")
enum Shape: Hashable, Sendable {
  case rc(p: RcP, s: RcP)
  case fl(c: RcP, o: FlO)
}

struct RcP: Codable, Hashable, Sendable {
  var a: Int  // always 0
  var k: [Int]
}

struct FlO: Codable, Hashable, Sendable {
  var a: Int
  var k: Int
}

// Note: it could also be @CodableEnum(style: .internal, tag: "nm"): '--style internal --tag nm' prints that
