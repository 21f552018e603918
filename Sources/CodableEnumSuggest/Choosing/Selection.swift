import CodableEnumCore

/// The samples that an enum is made from, and the candidates for it.
struct Selection {
  private(set) var samples: [Samples.Sample]
  /// The candidates, the best first.
  private(set) var candidates: [Candidate]
  /// The samples that are left out.
  private(set) var misfits: [Misfit] = []

  struct Misfit: Hashable {
    var place: String
    var reason: String
  }

  /// The cost of leaving out a sample.
  private static let misfitCost = 3.0

  init(_ all: Samples, _ wish: Wish) throws(Suggestion.Failure) {
    samples = all.all
    let found = Self.candidates(samples)
    candidates = found.filter(wish.allows)
    if wish.isOpen {
      if wish.tolerance > 0 { tolerate(wish.tolerance) }
    } else if candidates.isEmpty {
      try force(wish)
    }
  }

  private static func candidates(_ samples: [Samples.Sample]) -> [Candidate] {
    CandidateFinder(samples.map(\.value), isTop: true).candidates()
  }

  /// Leaves out samples that make a form more expensive than the other samples need.
  private mutating func tolerate(_ limit: Int) {
    var best = candidates[0].cost
    let all = samples
    for (form, demand) in Self.forms(of: all, Wish()) {
      let misfits = Self.misfits(all, demand)
      guard (1...limit).contains(misfits.count), misfits.count < all.count else { continue }
      let rest = Self.fitting(all, demand)
      let wish = Wish(form)
      let found = Self.candidates(rest).filter { $0.form != nil && wish.allows($0) }
      guard let first = found.first else { continue }
      let cost = first.cost + Double(misfits.count) * Self.misfitCost
      guard cost < best else { continue }
      best = cost
      (samples, candidates, self.misfits) = (rest, found, misfits)
    }
  }

  /// Uses the requested form, although no candidate has it.
  private mutating func force(_ wish: Wish) throws(Suggestion.Failure) {
    let all = samples
    let forms = Self.forms(of: all, wish).filter { wish.allows(Candidate(form: $0.form, cost: 0)) }
      .map { (form: $0.form, demand: $0.demand, misfits: Self.misfits(all, $0.demand)) }
    guard let best = forms.min(by: { $0.misfits.count < $1.misfits.count }) else {
      throw Suggestion.Failure(
        description: "'\(wish.options)' isn't possible: \(Self.reason(for: wish))")
    }
    if best.misfits.count > wish.tolerance || best.misfits.count == all.count {
      throw Suggestion.Failure(
        description: Self.refusal(wish, best.misfits, of: all.count))
    }
    misfits = best.misfits
    samples = Self.fitting(all, best.demand)
    candidates = Self.candidates(samples).filter(wish.allows)
    if candidates.isEmpty { candidates = [Candidate(form: best.form, cost: 0)] }
  }

  private static func reason(for wish: Wish) -> String {
    guard let style = wish.style, wish.tag != nil, style != .internal, style != .adjacent else {
      return "no key of the samples has a string, number or Bool that could be the tag"
    }
    return "style '\(style)' has no key for a tag"
  }

  private static func refusal(_ wish: Wish, _ misfits: [Misfit], of count: Int) -> String {
    let isMost = misfits.count * 2 > count
    let verb = misfits.count == 1 ? "doesn't" : "don't"
    return "'\(wish.options)' isn't possible: \(misfits.count) of \(count) samples \(verb) fit\n"
      + misfits.listed
      + (isMost ? "" : "\n'--tolerate \(misfits.count)' leaves them out")
  }

  private static func misfits(_ samples: [Samples.Sample], _ demand: Demand) -> [Misfit] {
    samples.compactMap { sample in
      demand.problem(with: sample.value).map { Misfit(place: sample.place, reason: $0) }
    }
  }

  private static func fitting(
    _ samples: [Samples.Sample], _ demand: Demand
  ) -> [Samples.Sample] {
    samples.filter { demand.problem(with: $0.value) == nil }
  }

  // MARK: Forms

  /// Returns the forms that most samples may have, with what each form requires.
  private static func forms(
    of samples: [Samples.Sample], _ wish: Wish
  ) -> [(form: Form, demand: Demand)] {
    let objects = samples.compactMap { $0.value.members }
    let table = ObjectTable(objects)
    var keys = table.columns.filter { column in
      column.rows.count * 2 >= objects.count && !column.key.isEmpty
        && column.values.contains { $0.tag != nil }
    }.map(\.key).sorted { TagKey.cost($0) < TagKey.cost($1) }
    if wish.isOpen { keys.removeAll { !TagKey.isUsual($0) } }
    if let path = wish.tag {
      if path.count > 1, wish.style ?? .internal == .internal {
        return [(.nested(tag: path), .tag(path))]
      }
      keys = path.count == 1 ? path : []
    }
    var found: [(form: Form, demand: Demand)] = keys.map {
      (.internal(tag: $0, isPartial: false), .tag([$0]))
    }
    for key in keys { found += contents(beside: key, table) }
    if wish.tag != nil { return found }
    found.append((.external, .single))
    found.append((.array, .array))
    if !wish.isOpen {
      let isNumber = samples.count { $0.value.kind == .integer } * 2 > samples.count
      found.append((.rawValue, .raw(isNumber ? .integer : .string)))
      found.append((.untagged, .anything))
    }
    return found
  }

  private static func contents(
    beside tag: String, _ table: ObjectTable
  ) -> [(form: Form, demand: Demand)] {
    guard let tags = table[tag] else { return [] }
    let own = zip(tags.rows, tags.values).count { row, value in
      value.string.flatMap { table[$0] }?.rows.contains(row) == true
    }
    if own * 2 > table.rowCount {
      return [(.adjacentByTag(tag: tag), .content(tag: tag, content: nil))]
    }
    let others = table.columns.filter { $0.key != tag }
    guard let content = others.max(by: { $0.rows.count < $1.rows.count })?.key else { return [] }
    return [
      (.adjacent(tag: tag, content: content), .content(tag: tag, content: content))
    ]
  }
}

extension [Selection.Misfit] {
  /// The first lines of the list, as many as a person will read.
  var listed: String {
    let lines = prefix(10).map { "  \($0.place): \($0.reason)" }
    return (lines + (count > 10 ? ["  … and \(count - 10) more"] : [])).joined(separator: "\n")
  }
}
