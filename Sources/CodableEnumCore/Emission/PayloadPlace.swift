/// Where the payload of a case stands in the encoded value; the style decides.
enum PayloadPlace {
  /// Among the keys of the object that `container` is.
  case container
  /// Under a key of `container`; the text is an expression for the key.
  case key(String)
  /// The encoded value itself, that of `decoder` or `encoder`.
  case root
  /// The next element of `elements`.
  case element
  /// All further elements of `elements`.
  case elements
}

extension Representation {
  /// Keys in the object of the values that are not theirs.
  func keysBesideValues(at place: PayloadPlace) -> [String] {
    if case .container = place { style.keysBesideValues } else { [] }
  }
}
