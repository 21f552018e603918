import Testing

@testable import RealShapes

struct LottieTests {
  @Test func layer() throws {
    try expect(
      """
      [{"ty":0,"refId":"comp_0"},{"ty":1,"sw":512,"sh":256,"sc":"#ff8800"},
       {"ty":2,"refId":"image_0"},{"ty":3},
       {"ty":4,"shapes":[{"ty":"gr","it":[{"ty":"rc","r":{"a":0,"k":0.5}},
         {"ty":"fl","o":{"a":1,"k":[{"t":0,"s":[0.5]},{"t":60,"s":[100.5]}]}}]}]},
       {"ty":13,"nm":"Camera"}]
      """,
      is: [
        .precomposition(refId: "comp_0"),
        .solid(width: 512, height: 256, color: .init(red: 255, green: 136, blue: 0)),
        .image(refId: "image_0"),
        .null,
        .shapes([
          .group([
            .rectangle(roundness: .fixed(0.5)),
            .fill(opacity: .animated([.init(t: 0, s: [0.5]), .init(t: 60, s: [100.5])])),
          ])
        ]),
        .unknown(["ty": 13, "nm": "Camera"]),
      ] as [Lottie.Layer])
    expectRefused(#"{"ty":1,"sw":1,"sh":1,"sc":"red"}"#, as: Lottie.Layer.self, at: "sc")
    expectRefused(#"{"nm":"Camera"}"#, as: Lottie.Layer.self, at: "ty")
  }

  @Test func property() throws {
    expectRefused(#"{"a":1,"k":3}"#, as: Lottie.Property.self, at: "k")
    expectRefused(#"{"a":true,"k":3}"#, as: Lottie.Property.self, at: "a")
  }
}
