/// The marked enums of a target and their models.
package struct TargetModels {
  /// In order of file and line.
  package let all: [EnumModel]
  package let models: [String: [EnumModel]]
  package let universe: Universe
  package var resolver: TypeResolver { universe.resolver }
  private let genericParameters: Set<String>

  init(_ all: [EnumModel], _ universe: Universe) {
    self.all = all
    self.universe = universe
    models = Dictionary(grouping: all) { $0.declared.displayName }
    genericParameters = Set(all.flatMap { universe.resolver.environment(of: $0.declared).keys })
  }

  package func isGenericParameter(_ name: String) -> Bool { genericParameters.contains(name) }
}
