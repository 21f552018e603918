/// glTF 2.0: https://registry.khronos.org/glTF/specs/2.0/glTF-2.0.html
enum GLTF {
  /// Section 5.12, "Camera"
  // @CodableEnum(style: .adjacent, tag: "type", content: .tag)
  enum Camera: Hashable {
    case perspective(yfov: Double, znear: Double, zfar: Double?)
    case orthographic(xmag: Double, ymag: Double, zfar: Double, znear: Double)
  }

  /// Section 5.1.5, "accessor.type"
  // @CodableEnum(style: .rawValue, caseNaming: .uppercase)
  enum AccessorType: Hashable {
    case scalar, vec2, vec3, vec4, mat2, mat3, mat4
  }

  /// Section 5.1.3, "accessor.componentType"
  // @CodableEnum(style: .rawValue)
  enum ComponentType: Int {
    case byte = 5120
    case unsignedByte, short, unsignedShort
    case unsignedInt = 5125
    case float
  }

  /// Section 5.18, "Image": one of `uri` and `bufferView`
  // @CodableEnum(style: .untagged)
  enum Image: Hashable {
    case uri(_ uri: String)  // @CodableValue(key: "uri")
    case buffer(bufferView: Int, mimeType: String)
  }
}
