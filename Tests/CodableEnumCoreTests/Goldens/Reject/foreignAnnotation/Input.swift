// @CodedAt("type")
// @CodableEnum(style: .internal, tag: "type")
// @SnakeCase
enum Message {
  // @CodedAs("txt", "plain")
  case text(body: String)  // @CodedAt("content")
  // @SerialName("image")
  case image(
    // @JsonNames("link")
    url: String,
    width: Int?,  // @CodedBy(WidthCoder())
    isNew: Bool?  // @Transient
  )
  // @CodableKey("list")
  case items(items: [String])  // @Default([])
  // SerialName is what it is called in Kotlin, and @Transient hides a value there.
}
