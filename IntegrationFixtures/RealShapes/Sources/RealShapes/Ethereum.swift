/// Messages of an Ethereum node (https://ethereum.org/developers/docs/apis/json-rpc): which keys are
/// there says what a message is.
// @CodableEnum(style: .untagged, choice: .byKeys, overlap: .error, lock: .optional)
public enum EthereumMessage: Equatable {
  // @CodableCase(extras: ["jsonrpc": "2.0"])
  case request(id: Int, method: String, params: [String])
  // @CodableCase(extras: ["jsonrpc": "2.0"])
  case result(id: Int, result: String)
  // @CodableCase(extras: ["jsonrpc": "2.0"])
  case notification(method: String, subscription: String?)
}

/// Values as the REST interface of Firestore writes them
/// (https://firebase.google.com/docs/firestore/reference/rest/v1/Value).
// @CodableEnum(style: .external, payload: .natural, severalKeys: .first)
public enum FirestoreScalar: Equatable {
  case stringValue(String)
  case integerValue(String)
  case booleanValue(Bool)
}

/// Files of a drive, which are of many more kinds than a program tells apart
/// (https://developers.google.com/workspace/drive/api/guides/mime-types).
// @CodableEnum(style: .internal, tag: "mimeType", unknownTag: .file)
public enum DriveItem: Equatable {
  // @CodableCase("application/vnd.google-apps.folder")
  case folder(name: String)
  // @CodableCase("application/octet-stream")
  case file(name: String, size: String?)
}
