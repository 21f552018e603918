import Foundation

/// Swift files for the generator to read.
struct Corpus {
  let directory: URL
  let files: [URL]
  let byteCount: Int
  let largestFile: Int

  /// Writes a list of the files for `--sources-list`.
  func list() throws -> URL {
    let list = directory.appending(path: "sources.txt")
    try list.write(files.map { $0.path + "\n" }.joined())
    return list
  }

  /// `fileCount` files of about `fileSize` bytes, a marked enum in every one of which the number
  /// divides by `markedEvery`.
  static func write(
    in directory: URL, fileCount: Int, fileSize: Int = 10_000, markedEvery: Int? = 5
  ) throws -> Corpus {
    try write(in: directory, fileCount: fileCount) { number in
      var text = "import Foundation\n\n"
      if let markedEvery, number % markedEvery == 0 {
        text += EnumSchema("Message\(number)", .internal, caseCount: 5).marked + "\n"
      }
      var part = 0
      while text.utf8.count < fileSize {
        text += ordinaryCode("\(number)_\(part)")
        part += 1
      }
      return text
    }
  }

  /// Files of ten marked enums each, and nothing else.
  static func writeEnums(_ count: Int, in directory: URL) throws -> Corpus {
    try write(in: directory, fileCount: (count + 9) / 10) { file in
      (0..<10).map { EnumSchema("Message\(file)_\($0)", .internal, caseCount: 5).marked }
        .joined(separator: "\n")
    }
  }

  private static func write(
    in directory: URL, fileCount: Int, _ text: (Int) -> String
  ) throws -> Corpus {
    directory.remove()
    var files: [URL] = []
    var sizes: [Int] = []
    for number in 0..<fileCount {
      let text = text(number)
      files.append(directory.appending(path: "File\(number).swift"))
      sizes.append(text.utf8.count)
      try files[number].write(text)
    }
    return Corpus(
      directory: directory, files: files, byteCount: sizes.reduce(0, +),
      largestFile: sizes.max() ?? 0)
  }

  /// What apps are made of: types, extensions, attributes, comments, strings, closures.
  static func ordinaryCode(_ suffix: String) -> String {
    """
    /// Keeps what was read last, so that a screen can be shown before the network answers.
    @MainActor
    final class Store\(suffix) {
      struct Item: Hashable, Sendable {
        var id: Int
        var title = "untitled"
        var tags: [String] = []
      }

      private(set) var items: [Item] = []
      private var observers: [(Item) -> Void] = []

      // Observers are called in the order in which they came.
      func observe(_ observer: @escaping (Item) -> Void) {
        observers.append(observer)
        for item in items where item.id > 0 { observer(item) }
      }

      @discardableResult
      func replace(_ item: Item, at index: Int) throws -> Item? {
        guard items.indices.contains(index) else { throw StoreError\(suffix).noItem(at: index) }
        let old = items[index]
        items[index] = item
        observers.forEach { $0(item) }
        return old == item ? nil : old
      }

      func summary() -> String {
        let titles = items.map { "\\($0.id): \\($0.title)" }.sorted()
        return titles.isEmpty ? "nothing yet" : titles.joined(separator: ", ")
      }
    }

    enum StoreError\(suffix): Error { case noItem(at: Int) }

    extension Store\(suffix): CustomStringConvertible {
      nonisolated var description: String { "store \(suffix)" }
    }


    """
  }
}
