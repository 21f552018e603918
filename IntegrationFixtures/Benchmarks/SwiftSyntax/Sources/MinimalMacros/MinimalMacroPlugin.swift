import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct MinimalMacroPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [MinimalCodableMacro.self]
}
