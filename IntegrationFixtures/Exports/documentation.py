"""Validates the JSON of the documentation with the schemas of the enums above it."""

import collections
import json
import pathlib
import re
import sys
import tempfile

from samples import ROOT
from validation import Schemas, report

# Enums of which coders decide what is refused, which no source tells.
CODED = {"FormField", "Location", "QueueMessage", "Visit"}

BLOCK = re.compile(r"(?:<!-- ?(.*?) ?-->\n)?```(swift|json)\n(.*?)```", re.S)
KINDS = {None: "written", "reads": "read", "rejects": "rejected"}


def schemas(tool, source):
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "Source.swift")
        path.write_text(source)
        return Schemas(tool, [path])


def documents(block):
    """Each line that is JSON."""
    for line in block.splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


def blocks():
    """Of each block of JSON that is about a marked enum: page, source, type, kind, text."""
    for page in [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md"))]:
        source = ""
        for comment, language, text in BLOCK.findall(page.read_text()):
            if language == "swift":
                source = text
                continue
            title = re.fullmatch(r"(?:(reads|rejects): )?(\S+)", comment)
            if "@CodableEnum(" in source and title is not None:
                yield page, source, title[2], KINDS[title[1]], text


def main(tool, _):
    known = {}
    counts = collections.Counter()
    problems = []
    for page, source, type, kind, text in blocks():
        if source not in known:
            known[source] = schemas(tool, source)
        if kind == "rejected" and type in CODED:
            continue
        if type not in known[source]:
            counts["of a type that is in no schema"] += 1
            continue
        for value in documents(text):
            counts[kind] += 1
            if problem := known[source].problem(type, kind, value):
                problems.append(f"{page.name}: {problem}")
    return report("documentation", dict(counts), problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
