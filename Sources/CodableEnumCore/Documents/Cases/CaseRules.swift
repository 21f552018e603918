extension ValuePlan {
  /// Whether the value must be there to be read.
  package func isNeeded(ofOptionalType isOptional: Bool) -> Bool {
    mustBeThere || !hasDefault && !isOptional
  }
}

extension UnknownPlan {
  /// What a coder makes of the whole document, if one does.
  package func coded(in declared: DeclaredEnum, _ resolver: TypeResolver) -> FormatType? {
    together.map { values, coder in
      resolver.type(
        of: values, by: coder, plan, in: declared, resolver.environment(of: declared))
    }
  }
}

extension EnumModel {
  /// Whether of several keys that name cases the first is read.
  package var readsFirstKey: Bool { takesFirstKey }
}
