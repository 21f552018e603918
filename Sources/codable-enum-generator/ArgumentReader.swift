/// Splits a command line into options and operands.
///
/// Both `--name value` and `--name=value` are read; after `--` everything is an operand. That is all
/// the tool needs, and so it starts in the time of its C library.
struct ArgumentReader {
  enum Argument {
    /// `--name`, with the value of `--name=value`.
    case option(name: String, value: String?)
    case operand(String)
  }

  private var remaining: ArraySlice<String>
  private var onlyOperands = false

  init(_ arguments: ArraySlice<String>) {
    remaining = arguments
  }

  mutating func next() -> Argument? {
    guard let argument = remaining.popFirst() else { return nil }
    if onlyOperands || !argument.hasPrefix("-") || argument == "-" { return .operand(argument) }
    if argument == "--" {
      onlyOperands = true
      return next()
    }
    guard let equals = argument.firstIndex(of: "=") else {
      return .option(name: argument, value: nil)
    }
    return .option(
      name: String(argument[..<equals]), value: String(argument[argument.index(after: equals)...]))
  }

  /// The value of the option that `next()` has just returned: its own or the argument after it.
  mutating func value(of name: String, _ own: String?) throws(UsageError) -> String {
    guard let value = own ?? remaining.popFirst(), !value.isEmpty else {
      throw UsageError("'\(name)' needs a value")
    }
    return value
  }
}

/// A command line that cannot be understood; the process ends with `ExitCode.usage`.
struct UsageError: Error {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}
