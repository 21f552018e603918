"""Holds schemas of random enums against what generated code writes and reads."""

import copy
import json
import pathlib
import subprocess
import sys

from jsonschema import Draft202012Validator

from samples import DEFINITIONS, name, random_enums, schema


def validators(text):
    document = json.loads(text)
    Draft202012Validator.check_schema(document)
    root = Draft202012Validator({"$defs": document["$defs"]})
    return {
        key: root.evolve(schema={"$ref": f"#/$defs/{key}", "$defs": document["$defs"]})
        for key in document["$defs"]
    }


def places(value, path=()):
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else []
    for key, inner in items:
        yield from places(inner, path + (key,))


REPLACEMENTS = [None, True, 7, 300, -1, 0.5, "zzz", "1", [], {}]


def mutations(value):
    """Each place without its value, with another one, and each object with one key more."""
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


def opaque(definitions):
    """The names of all that reach a type of which only the name is known."""
    texts = {key: json.dumps(value) for key, value in definitions.items()}
    found = {key for key, text in texts.items() if '"$comment"' in text or "stand under the text" in text}
    while True:
        further = {
            key for key, text in texts.items()
            if key not in found and any(f'"#/$defs/{other}"' in text for other in found)
        }
        if not further:
            return found
        found |= further


def notes(text, type):
    return json.dumps(json.loads(text)["$defs"][name(type)])


def is_inexpressible(value, text, type):
    """Whether the schema says in words that it refuses what is read.

    Letter case is the same in two places, or an integer of a range is a string.
    """
    note = notes(text, type)
    return "in any letter case" in note or "read as strings as well" in note


def main(tool, folder):
    folder = pathlib.Path(folder)
    sources, samples = random_enums(folder)
    texts = [schema(tool, sources, *options, *DEFINITIONS) for options in ([], ["--reading"])]
    written, read = map(validators, texts)
    uncertain = opaque(json.loads(texts[1])["$defs"])
    problems = []
    values = {}
    count = 0
    for type, kind, value in samples:
        values.setdefault(type, []).append((kind, value))
        count += 1
        if kind == "written" and not written[name(type)].is_valid(value):
            problems.append(f"{type} writes what its schema refuses: {value}")
        if not read[name(type)].is_valid(value) and not is_inexpressible(value, texts[1], type):
            problems.append(f"{type} reads what its schema for reading refuses: {value}")
    lines = {}
    for type, samples in values.items():
        if name(type) in uncertain:
            continue
        for kind, sample in samples:
            for value in mutations(sample):
                text = json.dumps(value, ensure_ascii=False)
                # In what is written, a key that is only read is one that means nothing.
                was_written = lines.get((type, text), (False, None))[0]
                lines[type, text] = was_written or kind == "written", value
    input = "".join(f"{type}\t{text}\n" for type, text in lines)
    output = subprocess.run(
        [str(folder / "decoder")], input=input, capture_output=True, text=True, check=True).stdout
    accepted = refused = unseen = 0
    for ((type, text), (was_written, value)), verdict in zip(lines.items(), output.split()):
        is_read = verdict == "1"
        is_valid = read[name(type)].is_valid(value)
        accepted += is_valid
        refused += not is_valid
        unseen += is_read and not is_valid
        if not is_read and (is_valid or was_written and written[name(type)].is_valid(value)):
            problems.append(f"{type} does not read what a schema accepts: {text}")
    for problem in problems:
        print(problem)
    print(
        f"random enums: {len(values)} enums ({len(uncertain & set(map(name, values)))} with types that are known by name alone), {count} documents, {len(lines)} mutations, of which "
        f"{accepted} are accepted; {unseen} of the {refused} refused ones are read all the same; "
        f"{len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
