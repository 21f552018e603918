import Testing

@testable import RealShapes

struct GLTFTests {
  @Test func camera() throws {
    try expect(
      """
      [{"type":"perspective","perspective":{"yfov":0.66,"znear":0.01,"zfar":100.5}},
       {"type":"orthographic","orthographic":{"xmag":1.5,"ymag":1.5,"zfar":100.5,"znear":0.01}}]
      """,
      is: [
        .perspective(yfov: 0.66, znear: 0.01, zfar: 100.5),
        .orthographic(xmag: 1.5, ymag: 1.5, zfar: 100.5, znear: 0.01),
      ] as [GLTF.Camera])
    expectRefused(
      #"{"type":"perspective","perspective":{"yfov":0.66}}"#, as: GLTF.Camera.self,
      at: "perspective.znear")
  }

  @Test func accessor() throws {
    try expect(#"["SCALAR","VEC3","MAT4"]"#, is: [.scalar, .vec3, .mat4] as [GLTF.AccessorType])
    try expect(
      "[5120,5123,5125,5126]",
      is: [.byte, .unsignedShort, .unsignedInt, .float] as [GLTF.ComponentType])
    expectRefused(#""vec3""#, as: GLTF.AccessorType.self, at: "")
    expectRefused("5124", as: GLTF.ComponentType.self, at: "")
  }

  @Test func image() throws {
    try expect(
      #"[{"uri":"duck.png"},{"bufferView":14,"mimeType":"image/jpeg"}]"#,
      is: [.uri("duck.png"), .buffer(bufferView: 14, mimeType: "image/jpeg")] as [GLTF.Image])
    expectRefused(#"{"bufferView":14}"#, as: GLTF.Image.self, at: "")
  }
}
