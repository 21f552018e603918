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
CODED = {"FormField", "Location", "QueueMessage", "Rule", "Visit"}

BLOCK = re.compile(r"(?:<!-- ?(.*?) ?-->\n)?```(swift|json)\n(.*?)```", re.S)
# Blocks of Swift that are no code of the page, and those that don't compile together with the others.
UNUSED = {"excerpt", "run", "refused"}
APART = {"before", "broken", "or"}
KINDS = {None: "written", "reads": "read", "rejects": "rejected"}


def schemas(tool, page):
    """Schemas of all Swift of a page, each block as a file of one target, as readers might have it."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for mark, language, text in BLOCK.findall(page.read_text()):
            if language != "swift" or mark in UNUSED:
                continue
            path = pathlib.Path(folder, f"Block{len(paths)}.swift")
            path.write_text(f"enum Apart{len(paths)} {{\n{text}}}\n" if mark in APART else text)
            paths.append(path)
        return Schemas(tool, paths)


def documents(block):
    """Each line that is JSON."""
    for line in block.splitlines():
        try:
            yield json.loads(line)
        except ValueError:
            continue


def has_large_number(value):
    """Whether a number is in it that a CodableEnumAnyValue rejects, which schemas take for anything."""
    if isinstance(value, (list, dict)):
        return any(map(has_large_number, value.values() if isinstance(value, dict) else value))
    return isinstance(value, (int, float)) and abs(value) >= 2**64


def blocks():
    """Of each block of JSON that is about a type: page, type, kind, text."""
    for page in [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md"))]:
        for comment, language, text in BLOCK.findall(page.read_text()):
            title = re.fullmatch(r"(?:(reads|rejects): )?(\S+)", comment)
            if language == "json" and title is not None:
                yield page, title[2], KINDS[title[1]], text


def main(tool, _):
    known = {}
    counts = collections.Counter()
    problems = []
    for page, type, kind, text in blocks():
        if kind == "rejected" and type in CODED:
            continue
        if page not in known:
            known[page] = schemas(tool, page)
        if type not in known[page]:
            counts["of a type that is in no schema"] += 1
            continue
        for value in documents(text):
            if kind == "rejected" and has_large_number(value):
                continue
            counts[kind] += 1
            if problem := known[page].problem(type, kind, value):
                problems.append(f"{page.name}: {problem}")
    return report("documentation", dict(counts), problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
