"""Validates the JSON of the documentation with the schemas of the enums above it."""

import json
import pathlib
import re
import sys
import tempfile

from jsonschema import Draft202012Validator

from samples import ROOT, name, schema

# Enums of which coders decide what is refused, which no source tells.
CODED = {"Location", "Visit"}

BLOCK = re.compile(r"(?:<!-- ?(.*?) ?-->\n)?```(swift|json)\n(.*?)```", re.S)


def schemas(tool, source):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "Source.swift")
        path.write_text(source)
        return [json.loads(schema(tool, [path], *options)) for options in ([], ["--reading"])]


def main(tool, _):
    pages = [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md"))]
    counts = {"written": 0, "read": 0, "rejected": 0, "unknown type": 0}
    problems = []
    for page in pages:
        source, written, read = "", {}, {}
        for comment, language, text in BLOCK.findall(pathlib.Path(page).read_text()):
            if language == "swift":
                source = text
                written = read = None
                continue
            title = re.fullmatch(r"(?:(reads|rejects): )?(\S+)", comment)
            if "@CodableEnum(" not in source or title is None:
                continue
            kind, type = title.groups()
            if written is None:
                written, read = schemas(tool, source)
                for document in (written, read):
                    Draft202012Validator.check_schema(document)
            if kind == "rejects" and type in CODED:
                continue
            if name(type) not in written["$defs"]:
                counts["unknown type"] += 1
                continue

            def accepts(document, value):
                one = {"$ref": f"#/$defs/{name(type)}", "$defs": document["$defs"]}
                return Draft202012Validator(one).is_valid(value)

            for line in text.splitlines():
                try:
                    value = json.loads(line)
                except ValueError:
                    continue
                expected = {None: (True, True), "reads": (None, True), "rejects": (False, False)}
                verdicts = accepts(written, value), accepts(read, value)
                counts[{None: "written", "reads": "read", "rejects": "rejected"}[kind]] += 1
                for verdict, wanted, title in zip(verdicts, expected[kind], ("written", "read")):
                    if wanted is not None and verdict != wanted:
                        problems.append(
                            f"{page.name}: {type}, {kind or 'writes'}: the schema of what is {title} "
                            f"says {verdict} of {line}")
    for problem in problems:
        print(problem)
    print(f"documentation: {counts}, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
