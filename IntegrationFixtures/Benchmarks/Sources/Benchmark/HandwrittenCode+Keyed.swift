extension HandwrittenCode {
  // MARK: External

  var externalDecoding: String {
    tags(", CodingKey") + fieldKeys()
      + (schema.labels.isEmpty ? "" : "\n")
      + initializer(
        """
            let container = try decoder.container(keyedBy: Tag.self)
            let keys = container.allKeys
            guard keys.count == 1 else {
              throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath, debugDescription: "needs exactly one key"))
            }
            switch keys[0] {
        \(branches { ".\($0.name)" } _: { item in
          let open = "try container.nestedContainer(keyedBy: Field.self, forKey: .\(item.name))"
          return ["\(item.values.isEmpty ? "_" : "let payload") = \(open)",
            construction(item, item.values.map { decode($0, "payload") })]
        })
            }
        """)
  }

  var externalEncoding: String {
    encoder(
      """
          var container = encoder.container(keyedBy: Tag.self)
          switch self {
      \(branches(pattern) { item in
        let open = "container.nestedContainer(keyedBy: Field.self, forKey: .\(item.name))"
        return ["\(item.values.isEmpty ? "_" : "var payload") = \(open)"] + encode(item, "payload")
      })
          }
      """)
  }

  // MARK: Internal and adjacent

  func taggedDecoding(contentKey: String?) -> String {
    let tagKey = contentKey == nil ? "type" : "t"
    let read = "try container.decode(String.self, forKey: .\(tagKey))"
    return (isLarge ? tags("") : "") + fieldKeys([tagKey] + (contentKey.map { [$0] } ?? []))
      + "\n"
      + initializer(
        """
            let container = try decoder.container(keyedBy: Field.self)
            switch \(isLarge ? "Tag.table[\(read)]" : read) {
        \(branches { isLarge ? ".\($0.name)" : "\"\($0.name)\"" } _: { item in
          var lines: [String] = []
          if let contentKey, !item.values.isEmpty {
            lines.append("let payload = "
              + "try container.nestedContainer(keyedBy: Field.self, forKey: .\(contentKey))")
          }
          let source = contentKey == nil ? "container" : "payload"
          return lines + [construction(item, item.values.map { decode($0, source) })]
        })
        \(unknown)
            }
        """)
  }

  func taggedEncoding(contentKey: String?) -> String {
    encoder(
      """
          var container = encoder.container(keyedBy: Field.self)
          switch self {
      \(branches(pattern) { item in
        var lines = ["try container.encode(\"\(item.name)\", forKey: .\(contentKey == nil ? "type" : "t"))"]
        guard let contentKey else { return lines + encode(item, "container") }
        if !item.values.isEmpty {
          lines.append("var payload = "
            + "container.nestedContainer(keyedBy: Field.self, forKey: .\(contentKey))")
        }
        return lines + encode(item, "payload")
      })
          }
      """)
  }
}
