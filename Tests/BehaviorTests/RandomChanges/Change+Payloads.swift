import CodingChecks

extension Change {
  /// Of types whose `Codable` the compiler synthesizes.
  static let ofPayloads: [Change] = [
    ofStruct("optional property added") { type, _ in
      type.addProperty { .init(name: $0, type: .optional(.int)) }
    },
    ofStruct("required property added") { type, _ in
      type.addProperty { .init(name: $0, type: .int) }
    },
    ofStruct("constant property added") { type, _ in
      type.addProperty { .init(name: $0, type: .int, constant: "3") }
    },
    ofStruct("uncoded property added") { type, _ in
      type.addProperty { .init(name: $0, type: .int, uncodedValue: "3") }
    },
    ofProperty("property removed") { type, index, _ in
      type.properties.remove(at: index)
      return true
    },
    ofProperty("property renamed") { type, index, _ in
      guard type.properties[index].key == nil else { return false }
      type.properties[index].name += "Renamed"
      return true
    },
    ofProperty("property renamed, the key kept") { type, index, _ in
      type.properties[index].key = type.properties[index].key ?? type.properties[index].name
      type.properties[index].name += "Renamed"
      return true
    },
    ofProperty("key of a property changed") { type, index, _ in
      type.properties[index].key = type.properties[index].key == nil ? "new key" : nil
      return true
    },
    ofProperty("property made optional") { type, index, _ in
      guard !type.properties[index].type.isOptional else { return false }
      type.properties[index].type = .optional(type.properties[index].type)
      return true
    },
    ofProperty("property made required") { type, index, _ in
      guard case .optional(let wrapped) = type.properties[index].type else { return false }
      type.properties[index].type = wrapped
      return true
    },
    ofProperty("property made generic") { type, index, _ in
      guard let argument = type.argument, type.properties[index].type == argument else {
        return false
      }
      type.properties[index].type = .parameter(argument)
      return true
    },
    ofProperty("property generic no longer") { type, index, _ in
      guard case .parameter(let argument) = type.properties[index].type else { return false }
      type.properties[index].type = argument
      return true
    },
    ofProperty("property coded no longer") { type, index, _ in
      guard type.properties[index].type.isSpelledOptional else { return false }
      type.properties[index].uncodedValue = "nil"
      type.properties[index].key = nil
      return true
    },
    ofProperty("type of a property changed", isOfType: true) { type, index, random in
      let changed = type.properties[index].type.changed(
        { type, random in
          switch type {
          case .int: random.pick([.double, .string, .int64])
          case .string: random.pick([.int, .level])
          case .bool: .int
          default: nil
          }
        }, &random)
      if let changed { type.properties[index].type = changed }
      return changed != nil
    },
    ofStruct("conformance stated elsewhere") { type, _ in
      type.isExtended.toggle()
      return true
    },
    ofRawEnum("case of an enum added") { type, _ in
      type.cases.append(
        .init(
          name: "added\(type.cases.count)", rawValue: type.isInteger ? "9\(type.cases.count)" : nil)
      )
      return true
    },
    ofRawEnum("case of an enum removed") { type, random in
      guard type.cases.count > 1 else { return false }
      type.cases.remove(at: Int.random(in: type.cases.indices, using: &random))
      return true
    },
    ofRawEnum("case of an enum renamed") { type, random in
      let index = Int.random(in: type.cases.indices, using: &random)
      type.cases[index].name += "Renamed"
      return true
    },
    ofRawEnum("raw value of an enum changed") { type, random in
      let index = Int.random(in: type.cases.indices, using: &random)
      type.cases[index].rawValue = type.isInteger ? "7\(index)" : "\"new \(index)\""
      return true
    },
    ofRawEnum("raw value of an enum kept") { type, random in
      let index = Int.random(in: type.cases.indices, using: &random)
      guard !type.isInteger, type.cases[index].rawValue == nil else { return false }
      type.cases[index].rawValue = "\"\(type.cases[index].name)\""
      type.cases[index].name += "Renamed"
      return true
    },
    ofUnion("case of a union added") { type, _ in
      type.cases.append(.init(name: "added\(type.cases.count)"))
      return true
    },
    ofUnion("case of a union removed") { type, random in
      guard type.cases.count > 1 else { return false }
      type.cases.remove(at: Int.random(in: type.cases.indices, using: &random))
      return true
    },
    ofUnion("case of a union renamed") { type, random in
      type.cases[Int.random(in: type.cases.indices, using: &random)].name += "Renamed"
      return true
    },
    ofUnion("label of a union changed") { type, _ in
      guard let index = type.cases.firstIndex(where: { !$0.values.isEmpty }) else { return false }
      type.cases[index].values[0].label = type.cases[index].values[0].label == nil ? "new" : nil
      return true
    },
    ofUnion("optional value of a union added") { type, random in
      type.addValue(.optional(.int), &random)
    },
    ofUnion("required value of a union added") { type, random in type.addValue(.int, &random) },
  ]

  private static func ofStruct(
    _ name: String, isOfType: Bool = false,
    _ apply: @escaping @Sendable (inout StructPlan, inout SeededGenerator) -> Bool
  ) -> Change {
    Change(name: name, isOfType: isOfType) { version, random in
      version.structs.changeAny(&random, apply)
    }
  }

  private static func ofProperty(
    _ name: String, isOfType: Bool = false,
    _ apply: @escaping @Sendable (inout StructPlan, Int, inout SeededGenerator) -> Bool
  ) -> Change {
    ofStruct(name, isOfType: isOfType) { type, random in
      let indices = type.properties.indices.filter { !type.properties[$0].hasInitialValue }
      return indices.shuffled(using: &random).contains { apply(&type, $0, &random) }
    }
  }

  private static func ofRawEnum(
    _ name: String, _ apply: @escaping @Sendable (inout RawEnumPlan, inout SeededGenerator) -> Bool
  ) -> Change {
    Change(name: name) { version, random in version.rawEnums.changeAny(&random, apply) }
  }

  private static func ofUnion(
    _ name: String, _ apply: @escaping @Sendable (inout UnionPlan, inout SeededGenerator) -> Bool
  ) -> Change {
    Change(name: name) { version, random in version.unions.changeAny(&random, apply) }
  }
}

extension Array {
  /// Changes the first element, in a random order, that `change` returns true for.
  fileprivate mutating func changeAny(
    _ random: inout SeededGenerator, _ change: (inout Element, inout SeededGenerator) -> Bool
  ) -> Bool {
    for index in indices.shuffled(using: &random) {
      var element = self[index]
      if change(&element, &random) {
        self[index] = element
        return true
      }
    }
    return false
  }
}

extension StructPlan {
  /// - Parameter property: Makes one of a name that is free.
  fileprivate mutating func addProperty(_ property: (String) -> Property) -> Bool {
    properties.append(property("added\(properties.count)"))
    return true
  }
}

extension UnionPlan {
  fileprivate mutating func addValue(
    _ type: PayloadType, _ random: inout SeededGenerator
  ) -> Bool {
    let index = Int.random(in: cases.indices, using: &random)
    cases[index].values.append(.init(label: "added\(cases[index].values.count)", type: type))
    return true
  }
}
