/// The texts that `codable-enum` prints without arguments, and each command for `--help`.
enum Help {
  static let text = """
    Prints the JSON of marked enums, and checks that old data can still be decoded.

    COMMANDS
      swift package codable-enum show       the JSON of each marked enum
      swift package codable-enum check      can everything that was locked or committed still be decoded?
      swift package codable-enum schema     JSON Schema, OpenAPI or TypeScript for marked enums
      swift package codable-enum suggest    a marked enum for samples of JSON
      swift package codable-enum samples    random documents of an enum, to compare decoders with
      swift package codable-enum inspect    the declarations that the parser sees, to compare parsers
      swift package codable-enum-lock       locks the current JSON; builds fail if they can't decode it
      swift package codable-enum-generate   writes the generated code into the package

      For the options of a command, run: swift package codable-enum COMMAND --help
      For the last two, COMMAND is 'lock' or 'generate'.
      The first call builds the tool, which takes about half a minute.

    EXAMPLES
    \(examples)

    \(common)
    """

  private static var examples: String {
    Command.allCases.map { "  \($0.example)" }.joined(separator: "\n")
  }

  private static let common = """
    OPTIONS OF ALL COMMANDS
      --target NAME   A target of the package. Repeat it for several; the default is all.
                      'inspect' has no targets, and 'suggest' only with '--for'.
      --targets FILE  For other build systems; the plugins pass it. A JSON file:
                      {"directory":"/package","targets":[{"name":"App",
                      "directory":"/package/App","sources":["/package/App/A.swift"]}]}
      --read-only     Passed by the plugin that must not write. Turns 'lock' off.
      --version       Prints the version of the tools.

    EXIT CODE
      0   Success.
      1   There are findings, the sources have errors, or a file can't be read or written.
      2   The command line is wrong. SwiftPM turns this into 1 for plugins.
    """
}

extension Command {
  /// A call of it.
  var example: String {
    switch self {
    case .show: "swift package codable-enum show Message"
    case .check: "swift package codable-enum check --against origin/main"
    case .schema: "swift package codable-enum schema --format typescript > Messages.ts"
    case .suggest: "swift package codable-enum suggest events.json --each --name Event"
    case .samples: "swift package codable-enum samples Message --count 1000 > Message.jsonl"
    case .lock:
      "swift package --allow-writing-to-package-directory codable-enum-lock --accept Message.text"
    case .generate: "swift package --allow-writing-to-package-directory codable-enum-generate"
    case .inspect: "swift package codable-enum inspect Sources/App/Message.swift"
    }
  }

  /// What the command does, with its options and the example.
  var help: String {
    switch self {
    case .show:
      """
      swift package codable-enum show [NAME…] [--json] [--target NAME]…

      Prints each marked enum, or those with a NAME: its place, its style, the JSON of each case, what
      else it decodes, and the types of its values.

        --json   For programs; Documentation/commands.md has the format.

      \(example)
      """
    case .check:
      """
      swift package codable-enum check [--against FILE-OR-REVISION] [--json] [--target NAME]…

      Checks, as builds do, that everything in the locks can be decoded, and lists what isn't locked yet.

        --against X   A git revision or an older lock file. Checks that data written then can be
                      decoded now. For a revision, also lists new data that the old code can't
                      decode; that isn't an error.
        --json        For programs; Documentation/commands.md has the format.

      \(example)
      """
    case .schema:
      """
      swift package codable-enum schema [NAME…] [--format LANGUAGE] [--reading] [--output FILE]
                                        [--dates STRATEGY] [--define NAME=SCHEMA]… [--target NAME]…

      Prints a schema for each marked enum, or those with a NAME, and for the types in them.

        --format X       'json-schema' (2020-12), 'openapi' (3.1) or 'typescript'.
        --reading        Describes everything that is decoded. The default is what is encoded.
        --output FILE    Writes to a file instead of printing.
        --dates X        How the encoder writes a Date: 'iso8601', 'seconds', 'milliseconds' or
                         'reference', the default.
        --define X=Y     The schema of a type that the sources don't show: Money='{"type":"string"}',
                         or Money=string for TypeScript.

      \(example)
      """
    case .suggest:
      """
      swift package codable-enum suggest FILE… [--name NAME] [--each] [--at POINTER] [--tag KEY]
                                         [--style STYLE] [--tolerate N]
      swift package codable-enum suggest FILE… --for NAME [--target NAME]…

      Suggests a marked enum, with the structs that it needs, that decodes the JSON in the files and
      encodes it again. A file contains one sample, or several as JSON Lines; '-' is standard input.

        --name NAME     The name of the enum. The default comes from the file's name.
        --each          The elements of an array are the samples.
        --at POINTER    The place of the samples, as in /data/items (RFC 6901).
        --tag KEY       The key of the tag, or a pointer such as /meta/type.
        --style STYLE   'external', 'internal', 'adjacent', 'untagged', 'rawValue' or 'array'.
        --tolerate N    Ignores up to N samples that don't fit, and lists them.
        --for NAME      Suggests the annotation for an existing enum instead.

      \(example)
      """
    case .samples:
      """
      swift package codable-enum samples NAME [--count N] [--seed N] [--target NAME]

      Prints random documents of a marked enum, one on each line: some that it writes or reads, some
      damaged.
      Use them in a test that compares two decoders; guide-replace-codable.md has one. A value of a type
      with hand-written coding is any JSON.

        --count N   How many; the default is 100. An enum may have fewer.
        --seed N    The same number gives the same documents.

      \(example)
      """
    case .lock:
      """
      swift package codable-enum-lock [--accept NAME]… [--remove NAME]… [--target NAME]…

      Adds what is new to the lock of each target with marked enums, <Target>.formats.swift. You can
      move that file inside the target. If anything that is locked can no longer be decoded, the command
      writes nothing, unless you name that. NAME is a type, or a case such as Message.text.

        --accept NAME   Replaces what is locked with what is written now.
        --remove NAME   Removes what is no longer written.

      SwiftPM asks for permission to write. In scripts, give it before the command:
      \(example)
      """
    case .generate:
      """
      swift package codable-enum-generate [--check] [--output FILE] [--nonisolated] [--target NAME]…
      codable-enum generate FOLDER… [--check] [--output FILE] [--nonisolated]

      Writes the code that the plugin would generate into the package, for targets without the plugin:
      one file per target with marked enums, Generated/<Target>+CodableEnum.swift in the target's
      folder. If you move the file, it is updated there. If the sources have errors, it writes nothing. Without a
      package, name the target's FOLDER.

        --check         Writes nothing. Prints the difference and exits with 1 if a file is out of date.
        --output FILE   The file, for a single target.
        --nonisolated   Adds 'nonisolated' to types and extensions (Swift 6.1), for modules with a default
                        isolation that Package.swift doesn't set.

      SwiftPM asks for permission to write; 'swift package codable-enum generate --check' needs none.
      In scripts, give it before the command:
      \(example)
      """
    case .inspect:
      """
      swift package codable-enum inspect FILE… [--all]

      Prints as JSON what the parser sees in each Swift file on its own: the marked enums, and what is
      wrong with their annotations.

        --all   Every enum, type and type alias.

      \(example)
      """
    }
  }
}
