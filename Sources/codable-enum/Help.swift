/// What `codable-enum` prints without arguments, and each command for `--help`.
enum Help {
  static let text = """
    What marked enums are on the wire, and whether what was written once is still read.

    COMMANDS
      swift package codable-enum show       what each marked enum is written as
      swift package codable-enum check      whether what was locked, or committed, is still read
      swift package codable-enum schema     JSON Schema, OpenAPI or TypeScript of marked enums
      swift package codable-enum suggest    a marked enum for samples of JSON
      swift package codable-enum samples    documents by chance, to compare decoders with
      swift package codable-enum-lock       writes down what is written, for builds to hold fast
      swift package codable-enum-generate   writes the generated code into the package

      swift package codable-enum COMMAND --help has the options of one and an example; of the last
      two, COMMAND is 'lock' and 'generate', which ask for no permission to write.
      A first call builds the tool, which takes half a minute or so without a word from SwiftPM.

    \(common)
    """

  private static let common = """
    OPTIONS OF ALL
      --target NAME   A target of the package; repeat it for several. The default is all.
      --targets FILE  What the plugins pass; for other build systems. A JSON file:
                      {"directory":"/package","targets":[{"name":"App",
                      "directory":"/package/App","sources":["/package/App/A.swift"]}]}
      --read-only     What the plugin passes that may not write: there is no 'lock'.
      --version       Prints the version of the tools.

    EXIT CODE
      0   All is well.
      1   There are findings, the sources have errors, or a file cannot be read or written.
      2   The command line is wrong; of a plugin, SwiftPM makes this 1.
    """
}

extension Command {
  /// What it does, with its options.
  var help: String {
    switch self {
    case .show:
      """
      swift package codable-enum show [NAME…] [--json] [--target NAME]…

      Each marked enum, or those with a NAME: where it stands, its style, each case with its JSON,
      what is read as well, and the types that its values are made of.

        --json   For programs; Documentation/commands.md has the format.

      swift package codable-enum show Message
      """
    case .check:
      """
      swift package codable-enum check [--against FILE-OR-REVISION] [--json] [--target NAME]…

      Whether all that the locks hold is read, as builds check it; and what is not locked yet.

        --against X   A revision of git, or an older lock file: whether what was written then is read
                      now. For a revision also what was not read then of what is written now, which
                      is no error.
        --json        For programs; Documentation/commands.md has the format.

      swift package codable-enum check --against origin/main
      """
    case .schema:
      """
      swift package codable-enum schema [NAME…] [--format LANGUAGE] [--reading] [--output FILE]
                                        [--dates STRATEGY] [--define NAME=SCHEMA]… [--target NAME]…

      A schema of each marked enum, or those with a NAME, and of all that they are made of.

        --format X       'json-schema' (2020-12), 'openapi' (3.1) or 'typescript'.
        --reading        Of all that is read; else of what is written.
        --output FILE    Writes it there; else it is printed.
        --dates X        What the encoder makes of a Date: 'iso8601', 'seconds', 'milliseconds' or
                         'reference', the default.
        --define X=Y     What a type is of which only the name is known: Money='{"type":"string"}', for
                         TypeScript Money=string.

      swift package codable-enum schema --format typescript > Messages.ts
      """
    case .suggest:
      """
      swift package codable-enum suggest FILE… [--name NAME] [--each] [--at POINTER] [--tag KEY]
                                         [--style STYLE] [--tolerate N]
      swift package codable-enum suggest FILE… --for NAME

      A marked enum that reads the JSON in files and writes it again, with the structs that it needs.
      A file holds a sample, or several, as JSON Lines do; '-' is what is piped to the tool.

        --name NAME     What the enum is to be called; else it is named after the file.
        --each          The elements of an array are the samples.
        --at POINTER    The samples stand inside, as at /data/items (RFC 6901).
        --tag KEY       The key of the tag; a pointer such as /meta/type, if it stands inside.
        --style STYLE   'external', 'internal', 'adjacent', 'untagged', 'rawValue' or 'array'.
        --tolerate N    Leaves out up to N samples that do not fit, and lists them.
        --for NAME      The annotation instead, under which an enum that there is reads the samples.

      swift package codable-enum suggest events.json --each --name Event
      """
    case .samples:
      """
      swift package codable-enum samples NAME [--count N] [--seed N] [--target NAME]

      Documents of a marked enum by chance, one on a line: what it writes or reads, and the same damaged.
      They are for a test that compares two decoders; guide-replace-codable.md has it. A value of a type
      that codes itself by hand is any JSON.

        --count N   How many; 100 if it is not given. An enum may have fewer.
        --seed N    Makes other documents; the same number makes the same ones.

      swift package codable-enum samples Message --count 1000 > Message.jsonl
      """
    case .lock:
      """
      swift package codable-enum-lock [--accept NAME]… [--remove NAME]… [--target NAME]…

      Writes what is new into the lock <Target>.formats.swift of each target with marked enums, or into
      the lock where it was moved to. Nothing is written as long as anything that is locked is not read
      any more, unless it is named. NAME is a type or, as in Message.text, a case.

        --accept NAME   Replaces what is locked by what it is now.
        --remove NAME   Takes out what is not written any more.

      SwiftPM asks for the permission to write. Where nobody can answer, it goes before the command:
      swift package --allow-writing-to-package-directory codable-enum-lock --accept Message.text
      """
    case .generate:
      """
      swift package codable-enum-generate [--check] [--output FILE] [--nonisolated] [--target NAME]…
      codable-enum generate FOLDER… [--check] [--output FILE] [--nonisolated]

      Writes what the plugin would generate into the package, for targets that do without the plugin: a
      file for each target with marked enums, Generated/<Target>+CodableEnum.swift in its folder, or the
      file where it was moved to. Nothing is written if the sources have errors. Without a package,
      FOLDER is that of a target.

        --check         Writes nothing: 1 with the difference if a file is not up to date.
        --output FILE   The file, for a single target.
        --nonisolated   Writes 'nonisolated' before types and extensions, which takes Swift 6.1: for
                        modules with a default isolation, if Package.swift does not set it.

      SwiftPM asks for the permission to write; 'swift package codable-enum generate --check' needs none.
      Where nobody can answer, it goes before the command:
      swift package --allow-writing-to-package-directory codable-enum-generate
      """
    }
  }
}
