let source = """
  // @CodableEnum(style: .internal, tag: "type")
  public enum Generated: Sendable {
    case ping
  }

  """

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

guard let file = fopen(CommandLine.arguments[1], "w") else { exit(1) }
fputs(source, file)
fclose(file)
