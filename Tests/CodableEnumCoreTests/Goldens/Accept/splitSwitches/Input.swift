// @CodableEnum(style: .array)
enum SplitSwitch {
  case a0, a1, a2, a3, a4, a5, a6, a7, a8, a9
  case a10, a11, a12, a13, a14, a15, a16, a17, a18, a19
  case a20, a21, a22, a23, a24, a25, a26, a27, a28, a29
  case a30, a31, a32, a33, a34, a35, a36, a37, a38, a39
  case a40, a41, a42, a43, a44, a45, a46, a47, a48, a49
  case a50, a51, a52, a53, a54, a55, a56, a57, a58, a59
  case a60, a61, a62, a63, a64, a65, a66, a67, a68, a69
  case a70, a71, a72, a73, a74, a75, a76, a77, a78, a79
  case a80, a81, a82, a83, a84, a85, a86, a87, a88, a89
  case a90, a91, a92, a93, a94, a95, a96, a97, a98, a99
  case point(Int, y: Int)
  case last
}

// A key is handed to each part, and so is the tag that a value keeps.
// @CodableEnum(style: .external)
enum SplitKept {
  case b0, b1, b2, b3, b4, b5, b6, b7, b8, b9
  case b10, b11, b12, b13, b14, b15, b16, b17, b18, b19
  case b20, b21, b22, b23, b24, b25, b26, b27, b28, b29
  case b30, b31, b32, b33, b34, b35, b36, b37, b38, b39
  case b40, b41, b42, b43, b44, b45, b46, b47, b48, b49
  case b50, b51, b52, b53, b54, b55, b56, b57, b58, b59
  case b60, b61, b62, b63, b64, b65, b66, b67, b68, b69
  case b70, b71, b72, b73, b74, b75, b76, b77, b78, b79
  case b80, b81, b82, b83, b84, b85, b86, b87, b88, b89
  case b90, b91, b92, b93, b94, b95, b96, b97, b98, b99
  // @CodableCase("old", aliases: ["older"])
  case old(name: String)  // @CodableValue(tag: true)
  case last
}

// @CodableEnum(style: .internal, tag: "type")
enum SplitKeptTag {
  case c0, c1, c2, c3, c4, c5, c6, c7, c8, c9
  case c10, c11, c12, c13, c14, c15, c16, c17, c18, c19
  case c20, c21, c22, c23, c24, c25, c26, c27, c28, c29
  case c30, c31, c32, c33, c34, c35, c36, c37, c38, c39
  case c40, c41, c42, c43, c44, c45, c46, c47, c48, c49
  case c50, c51, c52, c53, c54, c55, c56, c57, c58, c59
  case c60, c61, c62, c63, c64, c65, c66, c67, c68, c69
  case c70, c71, c72, c73, c74, c75, c76, c77, c78, c79
  case c80, c81, c82, c83, c84, c85, c86, c87, c88, c89
  case c90, c91, c92, c93, c94, c95, c96, c97, c98, c99
  // @CodableCase("old", aliases: ["older"])
  case old(name: String)  // @CodableValue(tag: true)
}
