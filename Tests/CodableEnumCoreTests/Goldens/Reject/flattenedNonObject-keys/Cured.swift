struct ScoreName: RawRepresentable, Codable, Hashable { var rawValue: String }

// @CodableEnum(style: .internal, tag: "type")
enum Score {
  case scores([ScoreName: Int])  // @CodableValue(key: "scores")
}
