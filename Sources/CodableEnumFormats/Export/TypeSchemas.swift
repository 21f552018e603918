import CodableEnumCore

/// Makes schemas for types of one target.
struct TypeSchemas {
  let formats: TargetFormats
  let target: String
  let options: ExportOptions

  private var resolver: TypeResolver { formats.target.resolver }
  /// The direction in which types must be known.
  private var direction: OptionRules.Direction { isReading ? .decoding : .encoding }
  var isReading: Bool { options.isReading }

  /// Returns the schema of a type where it is used: a reference if the target declares the type.
  func schema(_ type: FormatType) -> ExportSchema {
    switch type {
    case .any: return .anything
    case .optional(let wrapped): return schema(wrapped).orNull
    case .array(let element): return ExportSchema(.list(schema(element)))
    case .dictionary(let key, let value):
      return ExportSchema(.map(key: self.key(key), schema(value), count: nil))
    case .pairs(let key, let value):
      return ExportSchema(.list(.any([schema(key), schema(value)])))
        .adding("Alternating keys and values.")
    case .named(let name, let arguments):
      if arguments.isEmpty, let scalar = scalar(name) { return scalar }
      if resolver.isOfStandardLibrary(name),
        let elements = FormatType.elements(of: name, arguments)
      {
        let schemas = elements.map(schema)
        // Only vectors refuse further elements.
        let isOpen = isReading && !name.contains("SIMD")
        return ExportSchema(.tuple(schemas, minimum: schemas.count, isOpen: isOpen))
      }
      // A type that contains itself with more and more arguments would have no end.
      let isDeclared = resolver.definition(of: type, direction) != nil && type.text.utf8.count < 400
      return ExportSchema(
        isDeclared ? .reference(TypeKey(target: target, type: type)) : .opaque(type.text))
    }
  }

  /// Returns the schema of a type whose keys are in an object with others: that of the type itself
  /// may allow no other key.
  func schemaBesideOthers(_ type: FormatType) -> ExportSchema {
    let schema = schema(type)
    guard case .reference = schema.kind else { return schema }
    return definition(of: type).besideOthers ?? schema
  }

  /// Returns the schema that a reference means.
  func definition(of type: FormatType) -> ExportSchema {
    guard case .named(let name, let arguments) = type,
      let found = resolver.definition(of: type, direction)
    else { return ExportSchema(.opaque(type.text)) }
    let note = resolver.position(of: name).map(note) ?? ExportNote()
    switch found {
    case .marked:
      // Several branches of `#if` may each declare an enum of this name.
      return .any(
        formats.target.all.filter { $0.declared.displayName == name }.map {
          EnumSchemas($0, self, arguments: arguments).schema()
        })
    case .rawValues(let values): return ExportSchema(.values(values), note: note)
    case .structure(let properties):
      // Decoding asks for no key.
      if properties.isEmpty, isReading { return ExportSchema(.anything, note: note) }
      return object(properties, of: type).with(note)
    case .cases(let cases):
      let properties = cases.map { item in
        let schema = object(item.values, of: type, hasNotes: false)
        return ObjectSchema.Property(
          key: item.key, schema: schema.with(self.note(at: item.position)), isRequired: true)
      }
      return choice(properties, .only(rejectsOthers: false)).with(note)
    }
  }

  /// Returns the schema of objects that differ in their keys. Writing uses exactly one of the keys.
  /// For reading, `choice` says which one counts.
  func choice(
    _ properties: [ObjectSchema.Property], _ choice: ExportSchema.Choice
  ) -> ExportSchema {
    if isReading, properties.count > 1 { return ExportSchema(.choice(properties, choice)) }
    var rejectsOthers = false
    if case .only(rejectsOthers: true) = choice { rejectsOthers = true }
    return .any(
      properties.map { property in
        var property = property
        let note = property.schema.note
        property.schema.note = ExportNote()
        let object = ObjectSchema(
          properties: [property], rejectsOthers: rejectsOthers,
          isSingle: !isReading && !rejectsOthers)
        return ExportSchema(.object(object), note: note)
      }, isExclusive: true)
  }

  /// Returns the keys that all objects of a type have.
  func requiredKeys(of type: FormatType) -> [String] {
    let set = Documents.type(type, isReading ? .read : .written)
    return Summary(of: set, in: formats.target.universe).keys?.required.sorted() ?? []
  }

  /// - Parameter hasNotes: Whether the properties have positions of their own.
  private func object(
    _ properties: [CodedProperty], of type: FormatType, hasNotes: Bool = true
  ) -> ExportSchema {
    let side = isReading ? Documents.Side.read : .written
    let set = formats.target.universe.object(properties, of: type.text, side)
    return SetSchemas(types: self) { origin in
      guard hasNotes, case .property(let property, _) = origin else { return ExportNote() }
      return note(at: property.position)
    }.schema(.object(set))
  }

  // MARK: Notes

  func note(at position: Diagnostic.Position) -> ExportNote {
    ExportNote(formats.notes[position])
  }

  // MARK: Scalars

  /// Returns the schema that `JSONEncoder` uses for a scalar of the standard library or Foundation.
  private func scalar(_ name: String) -> ExportSchema? {
    switch name {
    case "Bool": return ExportSchema(.boolean)
    case "String": return ExportSchema(.string(StringForm()))
    case "UUID": return ExportSchema(.string(StringForm(format: "uuid")))
    case "URL": return ExportSchema(.string(StringForm(format: "uri")))
    case "Double", "Float", "Float16", "Float80", "Decimal", "CGFloat", "TimeInterval":
      return ExportSchema(.number(NumberForm()))
    case "Data": return ExportSchema(.string(StringForm(encoding: "base64")))
    case "Date": return date
    default: return NumberForm(name).map { ExportSchema(.integer($0)) }
    }
  }

  private var date: ExportSchema {
    switch options.dates {
    case .iso8601: ExportSchema(.string(StringForm(format: "date-time")))
    case .seconds: number("Seconds since 1970-01-01T00:00:00Z.")
    case .milliseconds: number("Milliseconds since 1970-01-01T00:00:00Z.")
    case .reference: number("Seconds since 2001-01-01T00:00:00Z.")
    }
  }

  private func number(_ note: String) -> ExportSchema {
    ExportSchema(.number(NumberForm())).adding(note)
  }

  /// Returns the schema of an object's keys; nil if they can be any text.
  private func key(_ type: FormatType) -> ExportSchema? {
    guard case .named(let name, _) = type else { return nil }
    if name == "Int" {
      return ExportSchema(.string(StringForm(pattern: "^-?[0-9]+$")))
    }
    guard let marked = formats.target.all.first(where: { $0.declared.displayName == name }) else {
      return nil
    }
    return EnumSchemas(marked, self, arguments: []).keys()
  }
}

extension NumberForm {
  /// Returns nil if the name isn't an integer type of the standard library.
  fileprivate init?(_ name: String) {
    switch name {
    case "Int": self.init(format: "int64")
    case "UInt": self.init(minimum: "0", format: "uint64")
    case "Int8": self.init(Int8.self, "int8")
    case "Int16": self.init(Int16.self, "int16")
    case "Int32": self.init(Int32.self, "int32")
    case "Int64": self.init(Int64.self, "int64")
    case "UInt8": self.init(UInt8.self, "uint8")
    case "UInt16": self.init(UInt16.self, "uint16")
    case "UInt32": self.init(UInt32.self, "uint32")
    case "UInt64": self.init(UInt64.self, "uint64")
    case "Int128": self.init()
    case "UInt128": self.init(minimum: "0")
    default: return nil
    }
  }

  private init<T: FixedWidthInteger>(_ type: T.Type, _ format: String) {
    self.init(minimum: "\(T.min)", maximum: "\(T.max)", format: format)
  }
}
