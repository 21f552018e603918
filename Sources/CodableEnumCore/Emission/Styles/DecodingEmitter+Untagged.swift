extension DecodingEmitter {
  func writeUntagged() {
    if let unknown = form.unknown, form.readable.isEmpty, unknown.content == nil {
      return writeContent(unknown)
    }
    form.choosesByKeys ? writeChoiceByKeys() : writeAttempts()
  }

  /// Writes the attempts at the cases of this form alone.
  func writeAttempts() {
    var attempts = UntaggedAttempts(form, out)
    attempts.writeOpening()
    attempts.write()
    writeUnfitting()
  }

  /// Writes the code for a value that no case fits.
  func writeUnfitting() {
    if let unknown = form.unknown {
      if unknown.content == nil { return writeContent(unknown) }
      out.block("do") {
        writeContent(unknown)
        out.line("return")
      } catch: {
        out.line("attempts.add(\(unknown.plan.model.baseName.quoted), error)")
      }
    }
    var attempts = UntaggedAttempts(form, out)
    attempts.writeExplanations()
    out.line("throw reasons.error()")
  }
}
