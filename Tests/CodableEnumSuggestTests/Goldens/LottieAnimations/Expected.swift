/// Suggested by `codable-enum suggest` from 36 samples in LottieLayer.jsonl.
// @CodableEnum(style: .internal, tag: "ty")
enum LottieLayer: Hashable, Sendable {
  // Some tags are numbers: give their cases better names.
  // @CodableCase(3)
  case ty3(envelope: Envelope)  // @CodableValue(flatten: true)

  // @CodableCase(4)
  case ty4(
    envelope: Envelope,  // @CodableValue(flatten: true)
    shapes: [Shape]
  )

  // @CodableCase(5)
  case ty5(
    envelope: Envelope,  // @CodableValue(flatten: true)
    t: LottieLayer5T
  )

  // `sc`: always "#ff0000".
  // @CodableCase(1)
  case ty1(
    envelope: Envelope,  // @CodableValue(flatten: true)
    sw: Int,
    sh: Int,
    sc: String
  )

  // @CodableCase(0)
  case ty0(
    envelope: Envelope,  // @CodableValue(flatten: true)
    refId: String,
    w: Int,
    h: Int
  )

  // @CodableCase(2)
  case ty2(
    envelope: Envelope,  // @CodableValue(flatten: true)
    refId: String
  )
}

struct Envelope: Codable, Hashable, Sendable {
  var ddd: Int  // always 0
  var ind: Int
  var nm: String
  var sr: Int  // always 1
  var ks: EnvelopeKs
  var ip: Int  // always 0
  var op: Int
  var st: Int  // always 0
  var bm: Int?  // always 0
  var hd: Bool?  // always true
  var ao: Int?  // always 0
  var parent: Int?
}

struct EnvelopeKs: Codable, Hashable, Sendable {
  var o: FlO
  var p: ElP
  var a: ElP
  var s: ElP
}

struct FlO: Codable, Hashable, Sendable {
  var a: Int  // always 0
  var k: Int
}

struct ElP: Codable, Hashable, Sendable {
  var a: Int  // always 0
  var k: [Int]
}

// @CodableEnum(style: .internal, tag: "ty")
enum Shape: Hashable, Sendable {
  case el(p: ElP, s: ElP)
  case fl(c: ElP, o: FlO, nm: String?)
  case gr(it: [Shape], nm: String)
  case st(c: ElP, o: FlO, w: FlO)
  case rc(p: ElP, s: ElP, r: FlO)
}

struct LottieLayer5T: Codable, Hashable, Sendable {
  var d: LottieLayer5TD
}

struct LottieLayer5TD: Codable, Hashable, Sendable {
  var k: [KItem]
}

struct KItem: Codable, Hashable, Sendable {
  var s: KItemS
  var t: Int  // always 0
}

struct KItemS: Codable, Hashable, Sendable {
  var s: Int
  var f: String
  var t: String
}

// Note: another form fits, too: @CodableEnum(style: .internal, tag: "op"); '--style internal --tag op' prints it
