import CodableEnumCore
import CodableEnumFormats
import CodableEnumSuggest
import Foundation

/// `suggest`: prints a marked enum for samples of JSON.
struct SuggestCommand {
  private let files: [String]
  private let name: String?
  private let pointer: JSONPointer?
  private let isEach: Bool
  private let wish: Wish
  /// The existing enum that needs an annotation.
  private let subject: String?
  private let arguments: Arguments

  init(_ arguments: Arguments) throws {
    self.arguments = arguments
    files = arguments.operands
    subject = arguments.value(of: "--for")
    if files.isEmpty { throw UsageError("'suggest' needs JSON files, or '-' for standard input") }
    if let source = files.first(where: { $0.hasSuffix(".swift") }) {
      throw UsageError(
        "'\(source)' isn't JSON: 'suggest' reads samples, and '--for NAME' finds the annotation that "
          + "makes an enum in your sources read them")
    }
    if subject == nil, arguments.has("--target") {
      throw UsageError("'--target' is for the enum of '--for'; remove '--target', or add '--for'")
    }
    name = arguments.value(of: "--name")
    if let name, let problem = Suggestion.problem(withName: name) { throw UsageError(problem) }
    isEach = arguments.has("--each")
    let text = arguments.value(of: "--at")
    pointer = text.flatMap { JSONPointer($0) }
    if let text, pointer == nil {
      throw UsageError("'\(text)' isn't a JSON Pointer such as '/items/0'")
    }
    wish = try Self.wish(arguments)
    if subject != nil, name != nil || wish != Wish() {
      throw UsageError(
        "'--for' tries all forms; remove '--name', '--tag', '--style' and '--tolerate'")
    }
  }

  private static func wish(_ arguments: Arguments) throws -> Wish {
    var wish = Wish(tag: arguments.value(of: "--tag"))
    if let text = arguments.value(of: "--style") {
      // As in annotations, a dot may come first.
      let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
      wish.style = StyleName(rawValue: name)
      if wish.style == nil {
        let names = StyleName.allCases.map(\.rawValue)
        throw UsageError(NameSearch.unknown("style", name, in: names))
      }
    }
    if let text = arguments.value(of: "--tolerate") {
      guard let count = Int(text), count >= 0 else {
        throw UsageError("'--tolerate' needs a number of samples, not '\(text)'")
      }
      wish.tolerance = count
    }
    return wish
  }

  func run() throws -> ExitCode {
    var samples = Samples()
    for file in files {
      do {
        try samples.add(try bytes(of: file), file: file, at: pointer, each: isEach)
      } catch let error as Samples.Failure {
        throw Failure(error.description)
      }
    }
    if let subject { return try findAnnotation(for: subject, samples) }
    do {
      let suggestion = try Suggestion(samples, name: name, wish: wish)
      if !suggestion.text.isEmpty { Console.print(suggestion.text) }
      for note in suggestion.notes { Console.printNote(note) }
      return .success
    } catch {
      throw Failure(error.description)
    }
  }

  private func findAnnotation(for name: String, _ samples: Samples) throws -> ExitCode {
    let package = try PackageTargets.selected(by: arguments)
    let sources = try package.targets.map(package.sources)
    let searches = sources.compactMap { try? AnnotationSearch(name, in: $0, for: samples) }
    let search: AnnotationSearch
    do {
      search =
        try searches.count == 1
        ? searches[0] : AnnotationSearch(name, in: sources.flatMap(\.self), for: samples)
    } catch {
      throw UsageError(error.description + (searches.isEmpty ? "" : "; name one with '--target'"))
    }
    switch search.run() {
    case .annotation(let annotation, let changes, let notes, let place):
      Console.print(annotation)
      let cases = annotation.contains("\n") ? "; the rest are its cases" : ""
      Console.printNote("it belongs before the enum at \(place)\(cases)")
      if !search.replaced.isEmpty {
        Console.printNote("remove what it replaces:\n" + Self.listed(search.replaced))
      }
      if !changes.isEmpty {
        Console.printNote(
          "all samples can be decoded, but these would be encoded differently:\n"
            + Self.listed(changes))
      }
      if !notes.isEmpty { Console.printNote("look at this:\n" + Self.listed(notes)) }
      return .success
    case .none(let nearest, let reasons, let place):
      let text = nearest.map { "the nearest is\n\($0)\nwhich fails:" } ?? ""
      throw Failure(
        "no annotation lets the enum at \(place) decode all samples\n"
          + text + "\n" + Self.listed(reasons))
    }
  }

  /// Returns the first lines, as many as a person will read.
  private static func listed(_ lines: [String]) -> String {
    let more = lines.count > 20 ? ["… and \(lines.count - 20) more"] : []
    return (lines.prefix(20) + more).joined(separator: "\n")
  }

  private func bytes(of file: String) throws -> [UInt8] {
    try file == "-" ? pipedBytes() : InputFile.bytes(of: file)
  }

  private func pipedBytes() throws -> [UInt8] {
    let data = try? FileHandle.standardInput.readToEnd()
    guard let data, !data.isEmpty else {
      throw Failure(
        "standard input is empty; 'swift package' doesn't pass it on, so name a file, or run "
          + "'codable-enum suggest -' itself")
    }
    return Array(data)
  }
}
