/// OCI images: https://github.com/opencontainers/image-spec
enum OpenContainers {
  /// `manifest.md` and `image-index.md`: "schemaVersion … MUST be 2".
  // @CodableEnum(style: .internal, tag: "mediaType")
  enum Manifest: Hashable {
    // @CodableCase(
    //   "application/vnd.oci.image.manifest.v1+json",
    //   aliases: ["application/vnd.docker.distribution.manifest.v2+json"],
    //   constants: ["schemaVersion": 2]
    // )
    case image(config: Descriptor, layers: [Descriptor])
    // @CodableCase(
    //   "application/vnd.oci.image.index.v1+json", constants: ["schemaVersion": 2]
    // )
    case index(manifests: [Descriptor])
  }

  struct Descriptor: Codable, Hashable {
    var mediaType: String
    var digest: String
    var size: Int
  }
}
