/// Findings about the enum itself, its surroundings and its accessors.
extension Message {
  static func unreachableEnum(_ name: String, _ obstacle: EnumPlace.Obstacle) -> Message {
    switch obstacle {
    case .isPrivate(let owner, let modifier):
      Message(
        .unreachableEnum,
        "'\(name)' cannot be extended from a generated file, since '\(owner)' is \(modifier)",
        hint: "remove '\(modifier)'")
    case .isInCode:
      Message(
        .unreachableEnum,
        "'\(name)' cannot be extended from a generated file, since it stands inside a function",
        hint: "move it out of the function")
    }
  }

  static func enumWithoutCases(_ name: String) -> Message {
    Message(
      .enumWithoutCases, "'\(name)' has no cases, so that there is nothing to encode",
      hint: "remove the annotation")
  }

  static func noncopyableEnum(_ name: String) -> Message {
    Message(
      .noncopyableEnum, "'\(name)' cannot be Codable, since its values cannot be copied",
      hint: "remove '~Copyable', or the annotation")
  }

  static func parameterPack(_ name: String) -> Message {
    Message(
      .parameterPack, "the requirements of the parameter pack '\(name)' cannot be inferred",
      hint: "an enum cannot have parameter packs; use a parameter for each type")
  }

  /// - Parameter kept: What to ask for if the function is to stay.
  static func codingByHand(
    _ function: String, in name: String, keptBy conformance: ConformanceChoice?
  ) -> Message {
    let keeping = conformance.map { "write 'conformance: .\($0.rawValue)' to keep it, or " } ?? ""
    return Message(
      .codingByHand, "'\(name)' has an '\(function)' already",
      hint: "\(keeping)remove \(keeping.isEmpty ? "it, or the annotation" : "it")")
  }

  static func leftoverCodingKeys(_ name: String, in enumName: String) -> Message {
    Message(
      .leftoverCodingKeys, "'\(name)' has no effect on '\(enumName)', whose coding is generated",
      hint: "remove it; annotations say what cases and keys are called")
  }

  /// What to write for what a leftover `CodingKeys` renames or leaves out.
  static func annotation(_ annotation: String, for name: String) -> String {
    "write '// \(annotation)' for '\(name)'"
  }

  static func accessorTypes(_ name: String, _ type: String, _ other: String) -> Message {
    Message(
      .accessorTypes,
      "the values called '\(name)' have the types '\(type)' and '\(other)', so that no accessor fits both",
      hint: "rename one of them, or remove 'accessors: true'")
  }

  static func accessorCollision(_ name: String, _ enumName: String) -> Message {
    Message(
      .accessorCollision, "'\(enumName)' has a member called '\(name)' already",
      hint: "rename the value or the member, or remove 'accessors: true'")
  }

  static func accessorsWithoutNames(_ name: String) -> Message {
    Message(
      .accessorsWithoutNames,
      "'accessors' has no effect, since no value of '\(name)' has a name",
      hint: "name the values, as in 'case loading(_ data: Data)', or remove the option")
  }
}
