import Foundation

/// What the generator itself takes, in processor time.
struct GeneratorBenchmark {
  let workspace: Workspace
  let options: Options
  private let folder: URL

  init(_ workspace: Workspace, _ options: Options) {
    self.workspace = workspace
    self.options = options
    folder = workspace.folder("corpora")
  }

  func rows() throws -> [Row] {
    let marked = try Corpus.write(in: folder.appending(path: "marked"), fileCount: 1000)
    let unmarked = try Corpus.write(
      in: folder.appending(path: "unmarked"), fileCount: 1000, markedEvery: nil)
    var rows = try [unmarkedRow(unmarked), markedRow(marked), linearityRow(), memoryRow(marked)]
    if !options.isQuick { rows.append(try parserRow(marked)) }
    return rows
  }

  private func generate(_ corpus: Corpus, _ generator: String) throws -> [String] {
    try [generator] + workspace.generate(corpus)
  }

  private func unmarkedRow(_ corpus: Corpus) throws -> Row {
    let run = try generate(corpus, workspace.debugGenerator)
    let cat = ["cat"] + corpus.files.map(\.path)
    let samples = try Samples(rounds: options.rounds * 2, subjects: 2) { subject, _ in
      try Shell.measure(subject == 0 ? run : cat).processor
    }
    return Row(
      group: "Generator", subject: "debug build, 1,000 files without markers",
      baseline: "`cat` of the same files", ratio: samples.ratio(0, to: 1), target: 10,
      detail: "\(samples.median(0).duration) and \(samples.median(1).duration), "
        + corpus.byteCount.size)
  }

  private func markedRow(_ corpus: Corpus) throws -> Row {
    let run = try generate(corpus, workspace.debugGenerator)
    let samples = try Samples(rounds: options.rounds, subjects: 1) { _, _ in
      try Shell.measure(run).processor
    }
    return Row(
      group: "Generator", subject: "debug build, the same of which 200 are marked",
      baseline: "one second", ratio: samples.median(0), target: 1,
      detail: "\(samples.median(0).duration) for \(corpus.byteCount.size)")
  }

  /// A thousand times as many enums, less what a run without any takes.
  private func linearityRow() throws -> Row {
    let counts = [0, 10, 100, 1_000] + (options.isQuick ? [] : [10_000])
    let runs = try counts.map { count in
      let directory = folder.appending(path: "enums\(count)")
      let corpus =
        count == 0
        ? try Corpus.write(in: directory, fileCount: 1, fileSize: 1, markedEvery: nil)
        : try Corpus.writeEnums(count, in: directory)
      return try generate(corpus, workspace.debugGenerator)
    }
    let samples = try Samples(rounds: options.rounds, subjects: runs.count) { subject, _ in
      try Shell.measure(runs[subject]).processor
    }
    let perEnum = counts.indices.dropFirst().map {
      (samples.median($0) - samples.median(0)) / Double(counts[$0])
    }
    let last = counts.count - 1
    return Row(
      group: "Generator", subject: "debug build, time for each of \(counts[last]) enums",
      baseline: "for each of \(counts[last - 1])", ratio: perEnum[last - 1] / perEnum[last - 2],
      target: 1.1,
      detail: zip(counts.dropFirst(), perEnum).map {
        "\(($1 * 1e6).formatted(0)) µs for each of \($0)"
      }.joined(separator: ", "))
  }

  private func memoryRow(_ corpus: Corpus) throws -> Row {
    let empty = try Corpus.write(
      in: folder.appending(path: "empty"), fileCount: 1, fileSize: 1, markedEvery: nil)
    let runs = try [corpus, empty].map { try generate($0, workspace.debugGenerator) }
    let samples = try Samples(rounds: options.rounds, subjects: 2) { subject, _ in
      Double(try Shell.measure(runs[subject]).peakBytes)
    }
    let added = samples.median(0) - samples.median(1)
    return Row(
      group: "Generator", subject: "debug build, peak memory above that of a run on an empty file",
      baseline: "bytes of input", ratio: added / Double(corpus.byteCount),
      detail:
        "\(Int(added).size) above \(Int(samples.median(1)).size), for \(corpus.byteCount.size) "
        + "in files of \(corpus.largestFile.size)")
  }

  private func parserRow(_ corpus: Corpus) throws -> Row {
    let parse = [try workspace.releaseParser(), try corpus.list().path]
    let run = try generate(corpus, workspace.releaseGenerator())
    let samples = try Samples(rounds: options.rounds, subjects: 2) { subject, _ in
      try Shell.measure(subject == 0 ? parse : run).processor
    }
    return Row(
      group: "Generator", subject: "SwiftParser, release build, on the 1,000 files",
      baseline: "the generator, release build, writing its outputs", ratio: samples.ratio(0, to: 1),
      target: 20, isLowerBound: true,
      detail: "\(samples.median(0).duration) and \(samples.median(1).duration)")
  }
}
