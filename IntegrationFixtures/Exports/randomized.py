"""Holds schemas of random enums against what generated code writes and reads."""

import copy
import json
import pathlib
import re
import subprocess
import sys

from samples import DEFINITIONS, name, random_enums
from validation import Schemas, report, validators

REPLACEMENTS = [None, True, 7, 300, -1, 0.5, "zzz", "1", [], {}]


def places(value, path=()):
    yield path
    items = (
        value.items() if isinstance(value, dict)
        else enumerate(value) if isinstance(value, list) else [])
    for key, inner in items:
        yield from places(inner, path + (key,))


def mutations(value):
    """Each place without its value, with another one, in capitals, and with one element more."""
    for path in places(value):
        def changed(change):
            copied = {"root": copy.deepcopy(value)}
            holder, key = copied, "root"
            for step in path:
                holder, key = holder[key], step
            change(holder, key)
            return copied["root"]

        for replacement in REPLACEMENTS:
            yield changed(lambda holder, key: holder.__setitem__(key, copy.deepcopy(replacement)))
        if path:
            yield changed(lambda holder, key: holder.__delitem__(key))
        yield changed(
            lambda holder, key: holder[key].__setitem__("zzz", 1)
            if isinstance(holder[key], dict) else None)
        yield changed(
            lambda holder, key: holder[key].append(1) if isinstance(holder[key], list) else None)
        yield changed(
            lambda holder, key: holder.__setitem__(key, holder[key].upper())
            if isinstance(holder[key], str) else None)


def is_open(node):
    """Whether a schema lets pass what it cannot describe.

    A type of which only the name is known, as a generic parameter without an argument; or a key
    that is the text of a tag which is one of a range, or in any letter case.
    """
    return "$comment" in node or "are under the key" in node.get("description", "")


def exact(node):
    """The schema without what it cannot describe, which is refused."""
    if isinstance(node, list):
        return [exact(item) for item in node]
    if not isinstance(node, dict):
        return node
    return not is_open(node) and {key: exact(item) for key, item in node.items()}


def text_of(definitions, type):
    """All that a definition is made of."""
    found, pending = {}, [name(type)]
    while pending:
        key = pending.pop()
        if key not in found:
            found[key] = json.dumps(definitions[key])
            pending += re.findall(r'"#/\$defs/([^"]*)"', found[key])
    return "".join(found.values())


def is_inexpressible(text):
    """Whether a schema says in words that it refuses what is read: letter case is the same in two
    places."""
    return "In any letter case" in text


def is_narrower(definition):
    """Whether an enum stands for a generic one with a fallback, which reads anything, but is itself
    only tried for objects."""
    return definition == {"type": "object"}


def decoded(decoder, lines):
    """What each line is written as by the enum that reads it; None if it does not."""
    input = "".join(f"{type}\t{text}\n" for type, text in lines)
    run = subprocess.run([str(decoder)], input=input, capture_output=True, text=True, check=True)
    return [line or None for line in run.stdout.split("\n")[:-1]]


def main(tool, folder):
    folder = pathlib.Path(folder)
    sources, samples = random_enums(folder)
    schemas = Schemas(tool, sources, *(DEFINITIONS if folder.name != "Forms" else []))
    texts = {type: text_of(schemas.definitions[1], type) for type, _, _ in samples}
    problems = []
    lines = {}
    for type, kind, sample in samples:
        problem = schemas.problem(type, kind, sample)
        is_expected = kind == "read" and (
            is_inexpressible(texts[type]) or is_narrower(schemas.definitions[1][name(type)]))
        if problem and not is_expected:
            problems.append(problem)
        for value in mutations(sample):
            text = json.dumps(value, ensure_ascii=False)
            # In what is written, a key that is only read is one that means nothing.
            was_written = lines.get((type, text), (False, None))[0]
            lines[type, text] = was_written or kind == "written", value

    written, read = (validators(exact(definitions)) for definitions in schemas.definitions)
    accepted = missed = 0
    rewritten = set()
    for ((type, text), (was_written, value)), result in zip(
            lines.items(), decoded(folder / "decoder", lines), strict=True):
        is_valid = read[name(type)].is_valid(value)
        accepted += is_valid
        if result is None:
            if is_valid or was_written and written[name(type)].is_valid(value):
                problems.append(f"{type} does not read what a schema accepts: {text}")
            continue
        missed += not schemas.read[name(type)].is_valid(value)
        if result != "cannot be written":
            rewritten.add((type, result))
    rewritten = sorted(rewritten)
    changed = 0
    for (type, text), again in zip(rewritten, decoded(folder / "decoder", rewritten), strict=True):
        if schemas.written[name(type)].is_valid(json.loads(text)):
            continue
        # A case for unknown tags may hold what was unknown in another form and is a tag in this one.
        if again is None or again == "cannot be written" or json.loads(again) != json.loads(text):
            changed += 1
        else:
            problems.append(f"{type} writes what its schema refuses: {text}")
    partly = sum('"$comment"' in text or "are under the key" in text for text in texts.values())
    return report(
        "random enums",
        f"{len(texts)} enums ({partly} of them known but in part), {len(samples)} documents, "
        f"{len(lines)} mutations, of which {accepted} are accepted and {missed} are read though "
        f"refused; {len(rewritten)} documents that these are written as, {changed} of which are "
        "refused and read as another case", problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
