/// What `codable-enum` prints without arguments.
enum Help {
  static let text = """
    What marked enums are on the wire, and whether what was written once is still read.

    USAGE
      swift package codable-enum show [NAME…] [--json]
      swift package codable-enum check [--against FILE-OR-REVISION] [--json]
      swift package codable-enum schema [NAME…] [--format LANGUAGE] [--reading] [--output FILE]
                                        [--dates STRATEGY] [--define NAME=SCHEMA]…
      swift package codable-enum suggest FILE… [--name NAME] [--each] [--at POINTER] [--for NAME]
      swift package codable-enum-lock [--accept NAME]… [--remove NAME]…

    show
        Each marked enum, or those with a NAME: where it stands, its style, each case with its JSON,
        what is read as well, and the types that its values are made of.
          swift package codable-enum show Message

    check
        Whether all that the locks hold is read, as builds check it; and what is not locked yet.
        With a revision of git or an older lock file: whether what was written then is read now;
        for a revision also what was not read then of what is written now, which is no error.
          swift package codable-enum check --against origin/main

    schema
        A schema of each marked enum, or those with a NAME, and of all that they are made of, in
        'json-schema' (2020-12), 'openapi' (3.1) or 'typescript'; of what is written or, with
        --reading, of all that is read.
        --dates iso8601|seconds|milliseconds|reference  what the encoder makes of a Date
        --define Money='{"type":"string"}'  what a type is of which only the name is known; for
                                            TypeScript --define Money=string
          swift package codable-enum schema --format typescript --output Messages.ts

    suggest
        A marked enum that reads the JSON in files and writes it again, with the structs that it
        needs. A file holds a sample, or several, as JSON Lines do; '-' is what is piped to the tool.
        --name NAME   what the enum is to be called; else it is named after the file;
        --each        the elements of an array are the samples;
        --at POINTER  the samples stand inside, as at /data/items (RFC 6901);
        --for NAME    the annotation instead, under which an enum that there is reads the samples.
          swift package codable-enum suggest events.json --each --name Event

    lock
        Writes what is new into the lock <Target>.formats.swift of each target with marked enums, or
        into the lock where it was moved to. Nothing is written as long as anything that is locked
        is not read any more, unless it is named:
        --accept NAME   replaces what is locked by what it is now;
        --remove NAME   takes out what is not written any more.
        NAME is a type or, as in Message.text, a case.
          swift package codable-enum-lock --accept Message.text

    OPTIONS
      --json          For programs; Documentation/commands.md has the format.
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
