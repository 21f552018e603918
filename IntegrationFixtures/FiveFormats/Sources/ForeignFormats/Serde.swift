/// The enum that serde's documentation shows in JSON (https://serde.rs/json.html), in each of its
/// representations (https://serde.rs/enum-representations.html):
///
/// ```rust
/// #[derive(Serialize, Deserialize)]
/// enum E {
///     W { a: i32, b: i32 },
///     X(i32, i32),
///     Y(i32),
///     Z,
/// }
/// ```
///
/// serde writes `None` as null, hence `nilValues: .null`.
public enum Serde {
  /// The default.
  // @CodableEnum(
  //   style: .external, payload: .natural, empty: .name,
  //   caseNaming: .pascalCase, nilValues: .null
  // )
  public enum External: Hashable, Sendable {
    case w(a: Int32, b: Int32)
    case x(Int32, Int32)
    case y(Int32)
    case z
    case option(a: Int32?)
  }

  /// `#[serde(tag = "type")]`, which has no tuples and no scalars.
  // @CodableEnum(style: .internal, tag: "type", caseNaming: .pascalCase, nilValues: .null)
  public enum Internal: Hashable, Sendable {
    case w(a: Int32, b: Int32)
    /// A newtype variant: the keys of `Point` stand beside the tag.
    case y(Point)
    case z
    case option(a: Int32?)
  }

  public struct Point: Codable, Hashable, Sendable {
    public var x: Int32
    public var y: Int32

    public init(x: Int32, y: Int32) {
      self.x = x
      self.y = y
    }
  }

  /// `#[serde(tag = "t", content = "c")]`
  // @CodableEnum(
  //   style: .adjacent, tag: "t", content: "c",
  //   caseNaming: .pascalCase, nilValues: .null
  // )
  public enum Adjacent: Hashable, Sendable {
    case w(a: Int32, b: Int32)
    case x(Int32, Int32)
    case y(Int32)
    case z
    case option(a: Int32?)
  }

  /// `#[serde(untagged)]`
  // @CodableEnum(style: .untagged, nilValues: .null)
  public enum Untagged: Hashable, Sendable {
    case w(a: Int32, b: Int32)
    case x(Int32, Int32)
    case y(Int32)
    case z
  }

  /// `#[serde(rename_all = "SCREAMING_SNAKE_CASE")]` with an `#[serde(other)]` variant.
  // @CodableEnum(style: .rawValue, caseNaming: .screamingSnakeCase)
  public enum Name: Hashable, Sendable {
    case inProgress
    case done
    // @CodableCase(.unknown)
    case other
  }

  /// `#[serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")]`, with a
  /// last variant `#[serde(untagged)] Other(serde_json::Value)`.
  // @CodableEnum(style: .internal, tag: "kind", caseNaming: .kebabCase, nilValues: .null)
  public enum Renamed: Hashable, Sendable {
    case signedUp(userName: String, invitedBy: String?)
    case signedOut
    // @CodableCase(.unknown)
    case other(CodableEnumAnyValue)
  }
}
