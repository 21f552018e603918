/// The marked enums of a target and their models.
package struct TargetModels {
  /// In order of file and line.
  package let all: [MarkedModel]
  package let models: [String: [MarkedModel]]
  package let universe: Universe
  package var resolver: TypeResolver { universe.resolver }
  private let genericParameters: Set<String>

  init(_ all: [MarkedModel], _ universe: Universe) {
    self.all = all
    self.universe = universe
    models = Dictionary(grouping: all) { $0.declared.displayName }
    genericParameters = Set(all.flatMap { universe.resolver.environment(of: $0.declared).keys })
  }

  package func isGenericParameter(_ name: String) -> Bool { genericParameters.contains(name) }
}

/// A marked enum and its model.
package struct MarkedModel {
  package let declared: DeclaredEnum
  package let model: EnumModel

  package var position: Diagnostic.Position { declared.places.position(declared.nameOffset) }
}
