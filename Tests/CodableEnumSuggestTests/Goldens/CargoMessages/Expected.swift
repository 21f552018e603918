/// Suggested by `codable-enum suggest` from 32 samples in CargoMessage.jsonl.
// @CodableEnum(style: .internal, tag: "reason", caseNaming: .kebabCase, keyNaming: .snakeCase)
enum CargoMessage: Hashable, Sendable {
  // `manifestPath`: always "/x".
  case compilerMessage(packageID: String, manifestPath: String, target: Target, message: Message)

  case buildFinished(success: Bool)
  case compilerArtifact(CompilerArtifact)

  // `linkedLibs`, `linkedPaths`: always empty.
  // `env`: "A" or "b"; an enum if these are all.
  // `outDir`: always "/o".
  case buildScriptExecuted(
    packageID: String,
    linkedLibs: [CodableEnumAnyValue],
    linkedPaths: [CodableEnumAnyValue],
    cfgs: [String],
    env: [[String]],
    outDir: String
  )
}

struct Target: Codable, Hashable, Sendable {
  var kind: [String]
  var crateTypes: [String]
  var name: String
  var srcPath: String  // always "/x"
  var edition: String  // always "2021"
  var doc: Bool  // always true
  var doctest: Bool  // always true
  var test: Bool  // always true
  var requiredFeatures: [String]?

  enum CodingKeys: String, CodingKey {
    case kind
    case crateTypes = "crate_types"
    case name
    case srcPath = "src_path"
    case edition, doc, doctest, test
    case requiredFeatures = "required-features"
  }
}

struct Message: Codable, Hashable, Sendable {
  var message: String
  var code: Code?
  var level: String  // always "warning"
  var spans: [CodableEnumAnyValue]  // always empty
  var children: [CodableEnumAnyValue]  // always empty
  var rendered: String

  enum CodingKeys: String, CodingKey {
    case message, code, level, spans, children, rendered
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.message, forKey: .message)
    try container.encode(self.code, forKey: .code)
    try container.encode(self.level, forKey: .level)
    try container.encode(self.spans, forKey: .spans)
    try container.encode(self.children, forKey: .children)
    try container.encode(self.rendered, forKey: .rendered)
  }
}

struct Code: Codable, Hashable, Sendable {
  var code: String  // always "unused"
  var explanation: CodableEnumAnyValue?  // always null

  enum CodingKeys: String, CodingKey {
    case code, explanation
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.code, forKey: .code)
    try container.encode(self.explanation, forKey: .explanation)
  }
}

struct CompilerArtifact: Codable, Hashable, Sendable {
  var packageID: String
  var manifestPath: String  // always "/x"
  var target: Target
  var profile: Profile
  var features: [CodableEnumAnyValue]  // always empty
  var filenames: [String]
  var executable: CodableEnumAnyValue?  // always null
  var fresh: Bool  // always true

  enum CodingKeys: String, CodingKey {
    case packageID = "package_id"
    case manifestPath = "manifest_path"
    case target, profile, features, filenames, executable, fresh
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.packageID, forKey: .packageID)
    try container.encode(self.manifestPath, forKey: .manifestPath)
    try container.encode(self.target, forKey: .target)
    try container.encode(self.profile, forKey: .profile)
    try container.encode(self.features, forKey: .features)
    try container.encode(self.filenames, forKey: .filenames)
    try container.encode(self.executable, forKey: .executable)
    try container.encode(self.fresh, forKey: .fresh)
  }
}

struct Profile: Codable, Hashable, Sendable {
  var optLevel: String  // always "0"
  var debuginfo: Int?  // always 2
  var debugAssertions: Bool  // always true
  var overflowChecks: Bool  // always true
  var test: Bool  // always false

  enum CodingKeys: String, CodingKey {
    case optLevel = "opt_level"
    case debuginfo
    case debugAssertions = "debug_assertions"
    case overflowChecks = "overflow_checks"
    case test
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.optLevel, forKey: .optLevel)
    try container.encode(self.debuginfo, forKey: .debuginfo)
    try container.encode(self.debugAssertions, forKey: .debugAssertions)
    try container.encode(self.overflowChecks, forKey: .overflowChecks)
    try container.encode(self.test, forKey: .test)
  }
}

// Note: another form fits, too: @CodableEnum(style: .untagged); '--style untagged' prints it
