/// The version that `--version` prints; the newest heading of CHANGELOG.md.
let version = "0.1.0"

let help = """
  Generates Codable conformances for Swift enums marked with // @CodableEnum(…).

  USAGE
    codable-enum-generator generate --output FILE… [OPTION…] SOURCE…
    codable-enum-generator inspect [--all] SOURCE…
    codable-enum-generator --help | --version

  Give all Swift sources of one module: a conformance can depend on what another file declares.

  OPTIONS
    --output FILE         A file to write, in a folder that exists. Repeated, the conformances are
                          spread over the files by a hash of each source's label, so that a
                          change leaves most files as they were. All of them are always written,
                          an output without a conformance nearly empty.
    --sources-list FILE   Read the paths of further sources from FILE, one on a line.
    --relative-to DIR     Label sources by their path below DIR, the innermost if repeated. The
                          default is the path as given. Outputs depend on labels and contents
                          alone, but for #sourceLocation, which needs each path as the compiler
                          is given it.
    --executable          The module is an executable: report it if its only source is a script that
                          is not called main.swift, which no module of several files can have.
    --                    What follows are sources, even if it begins with a dash.

  An output is replaced in one step, and only if its content changes. After an error the outputs
  are set aside as FILE.previous, so that nothing can be compiled with what an earlier run wrote.

  'inspect' prints as JSON what the generator sees in each source on its own: the marked enums,
  with --all every enum, and what is wrong with the annotations.

  EXIT CODE
    0   The outputs are up to date.
    1   The sources have errors, or a file could not be read or written: all of them are reported
        on standard error, as path:line:column: error: …
    64  The command line is wrong.
  """
