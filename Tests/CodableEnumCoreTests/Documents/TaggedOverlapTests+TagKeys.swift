extension TaggedOverlapTests {
  static let tagKeys: [OverlapCase] = [
    outer("Inner"), outer("Inner?"), outer("Optional<Inner>"),
    outer("Second"), outer("MissingTag"), outer("OpenInner"), outer("Forgiving"),
    OverlapCase(
      "both cases in a line",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer { case text(body: String), shape(Inner) }  // refused
      """),
    OverlapCase(
      "an inner enum behind a type alias",
      """
      typealias Form = Inner
      typealias MaybeForm = Form?
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case shape(Form)  // refused
        case other(MaybeForm)  // refused
      }
      """),
    OverlapCase(
      "an inner enum that stands in the outer one",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        // @CodableEnum(style: .internal, tag: "type")
        enum Form { case circle(radius: Int) }
        case text(body: String)
        case shape(Form)  // refused
      }
      """),
    OverlapCase(
      "a generic inner enum",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Part<T> { case one(value: T) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case shape(Part<Int>)  // refused
      }
      """),
    OverlapCase(
      "an external enum with a case named like the key",
      """
      // @CodableEnum(style: .external)
      enum Part { case type(Int), other(Int) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case shape(Part)  // refused
      }
      """),
    OverlapCase(
      "an adjacent enum whose content has the key",
      """
      // @CodableEnum(style: .adjacent, tag: "kind", content: "type")
      enum Part { case one(Int), other(Int) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case shape(Part)  // refused
      }
      """),
    OverlapCase(
      "an untagged enum of such enums",
      """
      // @CodableEnum(style: .untagged)
      enum Part { case inner(Inner), other(Point) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case shape(Part)  // refused
      }
      """),
    OverlapCase(
      "the beginning of the tag's path",
      """
      // @CodableEnum(style: .internal, tag: "meta")
      enum Part { case one(value: Int) }
      // @CodableEnum(style: .internal, tag: ["meta", "type"])
      enum Outer {
        case text(body: String)
        case shape(Part)  // refused
      }
      """),
    OverlapCase(
      "a path through the tag",
      """
      // @CodableEnum(style: .internal, tag: ["type", "name"])
      enum Part { case one(value: Int) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case shape(Part)  // refused
      }
      """),
    OverlapCase(
      "a flattened inner enum beside others",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case shape(  // refused
          of: Inner,  // @CodableValue(flatten: true)
          n: Int
        )
      }
      """),
    OverlapCase(
      "a value that has the key",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case shape(type: Inner)  // refused keyIsTagKey
      }
      """),
    OverlapCase(
      "an inner enum of tags that the outer one has, without a tag",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case circle(n: Int)
        // @CodableCase(.untagged)
        case shape(Inner)  // refused, anywhere ambiguousUntagged
      }
      """),
    // What is right.
    OverlapCase(
      "an inner enum of other tags, without a tag",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        // @CodableCase(.untagged)
        case shape(Inner)
      }
      """),
    OverlapCase(
      "two inner enums of other tags, without a tag",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Third { case line(length: Int) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        // @CodableCase(.untagged)
        case shape(Inner)
        // @CodableCase(.untagged)
        case third(Third)
      }
      """),
    OverlapCase(
      "an inner enum of another key",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer { case text(body: String), kind(Kind), of(inner: Inner) }
      """),
    OverlapCase(
      "a struct's own property under the tag's key",
      """
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer {
        case text(body: String)
        case web(Web)
      }
      """),
    OverlapCase(
      "the inner enum in another object",
      """
      // @CodableEnum(style: .adjacent, tag: "type", content: "value")
      enum Outer { case text(body: String), shape(Inner) }
      // @CodableEnum(style: .external)
      enum Other { case text(body: String), shape(Inner) }
      // @CodableEnum(style: .array)
      enum Row2 { case text(body: String), shape(Inner) }
      """),
    OverlapCase(
      "the same tags at two ends of a path",
      """
      // @CodableEnum(style: .internal, tag: ["meta", "kind"])
      enum Part { case one(value: Int) }
      // @CodableEnum(style: .internal, tag: "type")
      enum Outer { case text(body: String), shape(Part) }
      """),
  ]
}
