import CodableEnumCore

/// The types that samples need. Each has a pool of values that it must read; the values of its own
/// parts go to the pools of other types, until none grows any more.
///
/// That way a type that holds itself is found, and one that stands in several places is one.
final class TypeGraph {
  /// Where values come from: a place in another type.
  struct Place: Hashable {
    var owner: Int
    /// Through cases, keys and elements.
    var path: [String]
    /// Whether the values are those of the owner, or what some of their keys make, rather than parts of
    /// them: the owner cannot be their type.
    var isOwn = false

    /// Of what the values hold.
    func inside(_ step: String) -> Place { Place(owner: owner, path: path + [step]) }
  }

  final class Node {
    let number: Int
    /// The key that its values stand under.
    let key: String
    /// What it is part of: the tag of a case.
    let context: String
    /// The one whose place was the first to need it.
    let owner: Int?
    var decision: Decision
    var definition = Definition.structure([])
    fileprivate(set) var pool: [(place: Place?, values: [JSONValue])] = [] {
      didSet {
        knownOutline = nil
        knownCases = nil
      }
    }
    private var knownOutline: TypeOutline?
    private var knownCases: ExternalCases??
    /// How often values of a place inside were taken for its own, and were not.
    fileprivate var departures = 0

    init(number: Int, key: String, context: String, owner: Int?, decision: Decision) {
      self.number = number
      self.key = key
      self.context = context
      self.owner = owner
      self.decision = decision
    }

    var values: [JSONValue] { pool.flatMap(\.values) }

    /// Whether it is what stands beside a tag. By that it is known: only what is plainly another tag
    /// tells more.
    fileprivate var isOwn: Bool { pool.contains { $0.place?.isOwn == true } }

    /// In how many places it stands.
    var placeCount: Int { pool.count }

    /// What is compared with other values, found out once.
    var outline: TypeOutline {
      if let knownOutline { return knownOutline }
      let outline = TypeOutline(values)
      knownOutline = outline
      return outline
    }

    /// Of an externally tagged enum.
    fileprivate var externalCases: ExternalCases? {
      if let knownCases { return knownCases }
      let cases = ExternalCases(values)
      knownCases = .some(cases)
      return cases
    }

    /// Whether a tag that told values apart once still does. If more of them changed that, types
    /// could grow and shrink for ever.
    fileprivate func isTagged(_ values: [JSONValue]) -> Bool {
      switch decision {
      case .union(.internal(let tag, false)): values.allSatisfy { $0[tag]?.tag != nil }
      case .union(.nested(let path)): values.allSatisfy { $0.tag(at: path) != nil }
      case .structure, .dictionary, .alias, .union: false
      }
    }
  }

  private(set) var nodes: [Node] = []
  /// What a place turned out to be.
  private var owners: [Place: Int] = [:]
  /// The places whose values are of an enum around them, and those of which that turned out to be
  /// wrong: no enum is looked for again there, or values could come and go for ever.
  private var entered: Set<Place> = []
  private var left: Set<Place> = []
  /// An enum that is left more often does not stand in itself: each level would be tried.
  private static let departureLimit = 2
  /// The places that the type has that is being defined.
  private var touched: Set<Place> = []
  private var pending: [Int] = []
  private var roundsLeft = 2000

  /// - Parameter decision: What becomes of all samples.
  init(_ samples: [JSONValue], _ decision: Decision, name: String) {
    let key = Words.lowerCamel(Words.of(name))
    let root = Node(number: 0, key: key, context: "", owner: nil, decision: decision)
    root.pool = [(nil, samples)]
    nodes = [root]
    pending = [0]
    while let number = pending.popLast(), roundsLeft > 0 {
      roundsLeft -= 1
      define(nodes[number])
    }
    breakCycles()
  }

  private func define(_ node: Node) {
    let values = node.values
    // What becomes of all samples was chosen.
    if node.number != 0, !node.isTagged(values) {
      node.decision = Decision(values, name: node.key)
      if node.decision == .dictionary || node.isOwn && !node.decision.isTaggedPlainly {
        node.decision = .structure
      }
    }
    touched = []
    defer { forgetPlaces(of: node) }
    let describer = Describer(graph: self, owner: node.number)
    switch node.decision {
    case .union(let form):
      node.definition = .enumeration(describer.enumeration(form, values, key: node.key))
    case .structure, .dictionary:
      node.definition = .structure(describer.properties(values))
    case .alias:
      node.definition = .alias(
        describer.value(nil, values, of: values.count, path: ["{}"], hint: node.key))
    }
  }

  /// A struct that turned out to be an enum has its parts in other places than before; what was found
  /// in the old ones would be counted again, and in a type that holds itself for each of its levels.
  private func forgetPlaces(of owner: Node) {
    let old = owners.filter { $0.key.owner == owner.number && !touched.contains($0.key) }
    for place in old.keys { leave(place) }
  }

  /// The type of values that need a declaration of their own.
  func node(for values: [JSONValue], at place: Place, key: String, decision: Decision) -> Int {
    touched.insert(place)
    if let number = owners[place] {
      update(nodes[number], values, from: place)
      return number
    }
    let match = TypeMatch(values, key: key, decision: decision)
    let ancestors = ancestors(of: place.owner)
    let found = nodes.first {
      !$0.pool.isEmpty && !(place.isOwn && $0.number == place.owner)
        && match.fits($0, isAncestor: ancestors.contains($0.number))
    }
    let node = found ?? add(key: key, at: place, decision: decision)
    owners[place] = node.number
    update(node, values, from: place)
    return node.number
  }

  /// The type of a place that was there before, if its tag still tells all values apart: no other
  /// choice needs to be made.
  func taggedNode(for values: [JSONValue], at place: Place) -> Int? {
    guard let number = owners[place], nodes[number].isTagged(values) else { return nil }
    touched.insert(place)
    update(nodes[number], values, from: place)
    return number
  }

  /// Externally tagged enums around the parts of a type, the innermost first.
  func enclosingEnums(of owner: Int) -> [Node] {
    var found: [Node] = []
    var next: Int? = owner
    while let number = next {
      let node = nodes[number]
      // Objects that stand in turns with others are told apart there.
      if node.decision == .union(.untagged) { break }
      if node.decision == .union(.external) { found.append(node) }
      next = node.owner
    }
    return found
  }

  /// The externally tagged enum that a place is inside of, if the values of the place are of it, too.
  func enclosingEnum(of values: [JSONValue], at place: Place) -> Int? {
    guard !left.contains(place) else { return nil }
    if let cases = ExternalCases(values),
      let node = enclosingEnums(of: place.owner).first(where: { node in
        (node.departures < Self.departureLimit || entered.contains(place))
          && node.externalCases?.include(cases) == true
      })
    {
      if owners[place] != node.number { leave(place) }
      touched.insert(place)
      entered.insert(place)
      owners[place] = node.number
      update(node, values, from: place)
      return node.number
    }
    if entered.remove(place) != nil {
      left.insert(place)
      if let number = owners[place] {
        // What it had of this place is its own no more.
        nodes[number].departures += 1
        enqueue(nodes[number])
      }
      leave(place)
    }
    return nil
  }

  private func leave(_ place: Place) {
    guard let number = owners.removeValue(forKey: place) else { return }
    nodes[number].pool.removeAll { $0.place == place }
  }

  private func add(key: String, at place: Place, decision: Decision) -> Node {
    // A path leads through a case in an enum, and through no more than a key in a struct.
    var context = ""
    if case .union = nodes[place.owner].decision, place.path.count > 1 { context = place.path[0] }
    let node = Node(
      number: nodes.count, key: key, context: context, owner: place.owner, decision: decision)
    nodes.append(node)
    return node
  }

  private func update(_ node: Node, _ values: [JSONValue], from place: Place) {
    if let index = node.pool.firstIndex(where: { $0.place == place }) {
      if node.pool[index].values.count == values.count { return }
      node.pool[index].values = values
    } else {
      node.pool.append((place, values))
    }
    enqueue(node)
  }

  private func enqueue(_ node: Node) {
    if !pending.contains(node.number) { pending.insert(node.number, at: 0) }
  }

  private func ancestors(of number: Int) -> Set<Int> {
    var found: Set<Int> = []
    var next: Int? = number
    while let number = next, found.insert(number).inserted { next = nodes[number].owner }
    return found
  }
}
