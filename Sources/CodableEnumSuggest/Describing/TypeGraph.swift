import CodableEnumCore

/// The types that samples need. Each has a pool of values that it must read. The values of its own
/// parts go to the pools of other types, until no pool grows.
///
/// This finds recursive types, and makes one type of the same content in several places.
final class TypeGraph {
  /// The origin of values: a place in another type.
  struct Place: Hashable {
    var owner: Int
    /// The path through cases, keys and elements.
    var path: [String]
    /// Whether the values are those of the owner itself, or some of their keys, instead of parts of
    /// them. Then the owner can't be their type.
    var isOwn = false
    /// Whether the values are all objects of the owner, an untagged enum.
    var isWhole = false

    /// Returns a place inside these values.
    func inside(_ step: String) -> Place { Place(owner: owner, path: path + [step]) }
  }

  final class Node {
    let number: Int
    /// The key of its values.
    let key: String
    /// The tag of the case that contains it, or an empty string.
    let context: String
    /// The type that was the first to need it.
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
    /// How often values of an inner place first seemed to be of this type, and then weren't.
    fileprivate var departures = 0

    init(number: Int, key: String, context: String, owner: Int?, decision: Decision) {
      self.number = number
      self.key = key
      self.context = context
      self.owner = owner
      self.decision = decision
    }

    var values: [JSONValue] { pool.flatMap(\.values) }

    /// Whether its values are those next to a tag. That tag already identifies them, so only
    /// another unmistakable tag can say more.
    fileprivate var isBesideTag: Bool {
      pool.contains { $0.place?.isOwn == true && $0.place?.isWhole == false }
    }

    /// The number of places that use it.
    var placeCount: Int { pool.count }

    /// The outline to compare with other values, made once.
    var outline: TypeOutline {
      if let knownOutline { return knownOutline }
      let outline = TypeOutline(values)
      knownOutline = outline
      return outline
    }

    /// The cases of an externally tagged enum, if its values are such cases.
    fileprivate var externalCases: ExternalCases? {
      if let knownCases { return knownCases }
      let cases = ExternalCases(values)
      knownCases = .some(cases)
      return cases
    }

    /// Whether a tag that once distinguished the values still does. If more values changed that
    /// choice, types could grow and shrink without end.
    fileprivate func isTagged(_ values: [JSONValue]) -> Bool {
      switch decision {
      case .union(.internal(let tag, false)): values.allSatisfy { $0[tag]?.tag != nil }
      case .union(.nested(let path)): values.allSatisfy { $0.tag(at: path) != nil }
      case .structure, .dictionary, .alias, .union: false
      }
    }
  }

  private(set) var nodes: [Node] = []
  /// The type of each place.
  private var owners: [Place: Int] = [:]
  /// The places whose values are of an enum around them, and those where this turned out to be
  /// wrong. No enum is looked for again in the latter, because values could come and go without
  /// end.
  private var entered: Set<Place> = []
  private var left: Set<Place> = []
  /// An enum that is left more often doesn't contain itself. Without a limit, each level would be
  /// tried.
  private static let departureLimit = 2
  /// The places of the type that is being defined.
  private var touched: Set<Place> = []
  private var pending: [Int] = []
  private var roundsLeft = 2000

  /// - Parameter decision: The kind of type for all samples.
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
    // The kind of type for all samples was chosen by the caller.
    if node.number != 0, !node.isTagged(values) {
      node.decision = Decision(values, name: node.key)
      if node.decision == .dictionary || node.isBesideTag && !node.decision.isTaggedPlainly {
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

  /// Removes the values of a type's old places. A struct that turned out to be an enum has its
  /// parts in other places than before. Values of the old places would be counted twice, and in a
  /// recursive type once for each of its levels.
  private func forgetPlaces(of owner: Node) {
    let old = owners.filter { $0.key.owner == owner.number && !touched.contains($0.key) }
    for place in old.keys { leave(place) }
  }

  /// Returns the type of values that need their own declaration.
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

  /// Whether values that alone would be of another kind of type are those of an enum around them.
  func isInside(_ values: [JSONValue], at place: Place, _ decision: Decision) -> Bool {
    if owners[place] != nil { return true }
    let enums = ancestors(of: place.owner).sorted().map { nodes[$0] }.filter { node in
      guard case .union(let form) = node.decision else { return false }
      return !(place.isOwn && node.number == place.owner) && (form == .untagged || form.tag != nil)
    }
    if enums.isEmpty { return false }
    let match = TypeMatch(values, key: "", decision: decision)
    return enums.contains { match.fits($0, isAncestor: true) }
  }

  /// Returns the type of a known place if its tag still distinguishes all values, so no other
  /// choice is needed.
  func taggedNode(for values: [JSONValue], at place: Place) -> Int? {
    guard let number = owners[place], nodes[number].isTagged(values) else { return nil }
    touched.insert(place)
    update(nodes[number], values, from: place)
    return number
  }

  /// Returns the externally tagged enums around the parts of a type, the innermost first.
  func enclosingEnums(of owner: Int) -> [Node] {
    var found: [Node] = []
    var next: Int? = owner
    while let number = next {
      let node = nodes[number]
      if node.decision == .union(.external) { found.append(node) }
      next = node.owner
    }
    return found
  }

  /// Returns the externally tagged enum around a place, if the values of the place are of that
  /// enum, too.
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
        // It has lost the values of this place.
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
    // A path in an enum begins with a case; a path in a struct has only a key.
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
