/// What pydantic writes for its kinds of unions. `Tests/FormatTests/JSON/pydantic.py` has the models
/// and wrote the JSON that the tests read.
public enum Pydantic {
  /// `Field(discriminator="pet_type")` over models with a `Literal` tag each; one of them has two.
  // @CodableEnum(style: .internal, tag: "pet_type", keyNaming: .snakeCase, nilValues: .null)
  public enum Pet: Hashable, Sendable {
    case cat(lifeCount: Int, favoriteToy: String?)
    case dog(barks: Double)
    // @CodableCase("reptile", aliases: ["lizard"])
    case reptile(scales: Bool)
  }

  /// A union in a union: models flattened beside the tag of the outer one.
  // @CodableEnum(style: .internal, tag: "kind", nilValues: .null)
  public enum Shape: Hashable, Sendable {
    case circle(Circle)
    case group(shapes: [Shape])
  }

  public struct Circle: Codable, Hashable, Sendable {
    public var radius: Double

    public init(radius: Double) {
      self.radius = radius
    }
  }

  /// `Literal[1]`, `Literal[2]`: tags that are numbers.
  // @CodableEnum(style: .internal, tag: "version")
  public enum Document: Hashable, Sendable {
    // @CodableCase(1)
    case plain(text: String)
    // @CodableCase(2)
    case rich(runs: [String])
  }

  /// `int | str | list[int] | Point | None`: a union without a tag.
  // @CodableEnum(style: .untagged)
  public enum Value: Hashable, Sendable {
    case integer(Int)
    case string(String)
    case integers([Int])
    case point(x: Double, y: Double)
    case none
  }

  /// `Literal["draft", "in review", 3]`
  // @CodableEnum(style: .rawValue)
  public enum Stage: Hashable, Sendable {
    case draft
    // @CodableCase("in review")
    case inReview
    // @CodableCase(3)
    case third
  }
}
