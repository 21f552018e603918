import Testing

@testable import RealShapes

struct OpenContainersTests {
  @Test func manifest() throws {
    try expect(
      """
      [{"schemaVersion":2,"mediaType":"application/vnd.oci.image.manifest.v1+json",
        "config":{"mediaType":"application/vnd.oci.image.config.v1+json","digest":"sha256:b5",
          "size":7023},"layers":[]},
       {"schemaVersion":2,"mediaType":"application/vnd.oci.image.index.v1+json","manifests":[
         {"mediaType":"application/vnd.oci.image.manifest.v1+json","digest":"sha256:e6",
          "size":7143}]}]
      """,
      is: [
        .image(
          config: .init(
            mediaType: "application/vnd.oci.image.config.v1+json", digest: "sha256:b5",
            size: 7023), layers: []),
        .index(manifests: [
          .init(
            mediaType: "application/vnd.oci.image.manifest.v1+json", digest: "sha256:e6",
            size: 7143)
        ]),
      ] as [OpenContainers.Manifest])
    expectRefused(
      """
      {"schemaVersion":1,"mediaType":"application/vnd.oci.image.index.v1+json","manifests":[]}
      """, as: OpenContainers.Manifest.self, at: "schemaVersion")
  }
}
