extension HandwrittenCode {
  // MARK: Untagged

  /// Asks which keys are there, in the order of declaration.
  var untaggedDecoding: String {
    untaggedDecoding { item in
      let conditions = item.values.filter { !$0.isOptional }
        .map { "container.contains(.\($0.label))" }
      return """
            if \(list(conditions)) {
              \(construction(item, item.values.map { decode($0, "container") }))
              return
            }
        """
    }
  }

  /// Tries one case after the other, as most people write it: simple, and dear where the last fits.
  var untaggedAttempts: String {
    untaggedDecoding { item in
      """
          do {
            \(construction(item, item.values.map { decode($0, "container") }))
            return
          } catch {}
      """
    }
  }

  private func untaggedDecoding(_ attempt: (EnumSchema.Case) -> String) -> String {
    // Only the first case may have no values.
    let empty = schema.cases.first { $0.values.isEmpty }
    let null = empty.map {
      """
          if try decoder.singleValueContainer().decodeNil() {
            self = .\($0.name)
            return
          }

      """
    }
    return fieldKeys() + "\n"
      + initializer(
        """
        \(null ?? "")    let container = try decoder.container(keyedBy: Field.self)
        \(schema.cases.dropFirst(empty == nil ? 0 : 1).map(attempt).joined(separator: "\n"))
            throw DecodingError.dataCorrupted(
              .init(codingPath: decoder.codingPath, debugDescription: "fits no case"))
        """)
  }

  var untaggedEncoding: String {
    encoder(
      """
          switch self {
      \(branches(pattern) { item in
        guard !item.values.isEmpty else {
          return ["var container = encoder.singleValueContainer()", "try container.encodeNil()"]
        }
        return ["var container = encoder.container(keyedBy: Field.self)"] + encode(item, "container")
      })
          }
      """)
  }

  // MARK: Array

  var arrayDecoding: String {
    (isLarge ? tags("") + "\n" : "")
      + initializer(
        """
            var elements = try decoder.unkeyedContainer()
            switch \(isLarge ? "Tag.table[try elements.decode(String.self)]" : "try elements.decode(String.self)") {
        \(branches { isLarge ? ".\($0.name)" : "\"\($0.name)\"" } _: { item in
          [construction(item, item.values.map { value in
            "\(value.label): try elements.\(value.isOptional ? "decodeIfPresent" : "decode")(\(value.type).self)"
          })]
        })
        \(unknown)
            }
        """)
  }

  var arrayEncoding: String {
    encoder(
      """
          var elements = encoder.unkeyedContainer()
          switch self {
      \(branches(pattern) { item in
        ["try elements.encode(\"\(item.name)\")"]
          + item.values.map { "try elements.encode(\($0.label))" }
      })
          }
      """)
  }

  // MARK: Raw values

  var rawValueDecoding: String {
    (isLarge ? tags("") + "\n" : "")
      + initializer(
        """
            let tag = try decoder.singleValueContainer().decode(String.self)
            switch \(isLarge ? "Tag.table[tag]" : "tag") {
        \(branches { isLarge ? ".\($0.name)" : "\"\($0.name)\"" } _: { [construction($0, [])] })
        \(unknown)
            }
        """)
  }

  var rawValueEncoding: String {
    encoder(
      """
          var container = encoder.singleValueContainer()
          switch self {
      \(branches(pattern) { ["try container.encode(\"\($0.name)\")"] })
          }
      """)
  }
}
