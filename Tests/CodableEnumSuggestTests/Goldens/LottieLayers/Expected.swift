/// Suggested by `codable-enum suggest` from 3 samples in lottie-layers.jsonl.
// There was only one sample of each case.
// @CodableEnum(style: .internal, tag: "ty")
enum LottieLayer: Hashable, Sendable {
  // Some tags are numbers: give their cases better names.
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

// There was only one sample of `kItems`.
// @CodableEnum(style: .untagged)
enum EnvelopeKsOK: Hashable, Sendable {
  case number(Int)
  case kItems([KItem])
}

struct KItem: Codable, Hashable, Sendable {
  var t: Int
  var s: [Int]
}

// There was only one sample of each case.
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

// Note: another form fits, too: @CodableEnum(style: .internal, tag: "nm"); '--style internal --tag nm' prints it
