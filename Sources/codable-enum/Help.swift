/// What `codable-enum` prints without arguments.
enum Help {
  static let text = """
    What marked enums are on the wire.

    USAGE
      swift package codable-enum show [NAME…] [--json]

    show [NAME…]
        Each marked enum, or those with a NAME: where it stands, its style, each case with its JSON,
        what is read as well, and the types that its values are made of.
          swift package codable-enum show Message

    OPTIONS
      --json          For programs: JSON that stays as it is documented.
      --target NAME   A target of the package; repeat it for several. The default is all.
      --targets FILE  What the plugins pass; for other build systems. A JSON file:
                      {"directory":"/package","targets":[{"name":"App",
                      "directory":"/package/App","sources":["/package/App/A.swift"]}]}

    EXIT CODE
      0   All is well.
      1   There are findings, or the sources have errors. A plugin makes 1 of 2 also.
      2   The command line is wrong.
    """
}
