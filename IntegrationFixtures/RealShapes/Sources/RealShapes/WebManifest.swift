/// Web Application Manifest: https://www.w3.org/TR/appmanifest/
enum WebManifest {
  /// "display" and "display_override", of which a browser ignores what it does not know.
  // @CodableEnum(
  //   style: .rawValue, caseNaming: .kebabCase, invalidProperty: .nil, invalidElements: .skip
  // )
  enum Display: Hashable {
    case fullscreen, standalone, minimalUi, browser
  }

  struct Manifest: Codable, Hashable {
    var name: String
    var display: Display?
    var displayOverride: [Display]?

    enum CodingKeys: String, CodingKey {
      case name, display
      case displayOverride = "display_override"
    }
  }
}
