"""Compiles literals of what is written with the types, and some that they must refuse."""

import copy
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from samples import DEFINITIONS, TYPE_DEFINITIONS, five_formats, name, random_enums, schema
from validation import Schemas


def damages(value):
    """The value with one of its texts or numbers replaced by what is neither, each in turn."""
    if isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            for damaged in damages(inner):
                copied = copy.copy(value)
                copied[key] = damaged
                yield copied
    elif isinstance(value, (str, int, float)) and not isinstance(value, bool):
        yield [[["wrong"]]]


def declarations(text):
    """Each declaration by its name."""
    parts = text.split("export ")[1:]
    return {part.split()[1]: part for part in parts}


def is_exact(type, parts, seen):
    """Whether nothing in a type is unknown, so that it refuses something everywhere.

    An `object` is an array as well.
    """
    if type in seen:
        return True
    seen.add(type)
    text = parts.get(type, "")
    return not re.search(r"\b(unknown|object)\b", text) and all(
        is_exact(other, parts, seen) for other in parts if other != type and other in text)


def literals(samples, parts, schemas):
    lines, refused = [], 0
    for number, (type, kind, value) in enumerate(samples):
        if kind != "written":
            continue
        lines.append(f"const value{number}: Types.{name(type)} = {json.dumps(value)};")
        if not is_exact(name(type), parts, set()):
            continue
        for damage, wrong in enumerate(damages(value)):
            # Where an object may have any other key, what stands there is not wrong.
            if schemas.written[name(type)].is_valid(wrong):
                continue
            refused += 1
            lines.append("// @ts-expect-error")
            lines.append(f"const wrong{number}_{damage}: Types.{name(type)} = {json.dumps(wrong)};")
    return lines, refused


def main(tool, folder):
    status = 0
    for title, (sources, samples), options, definitions in (
        ("FiveFormats", five_formats(), [], []),
        ("random enums", random_enums(folder), TYPE_DEFINITIONS, DEFINITIONS),
    ):
        with tempfile.TemporaryDirectory() as output:
            output = pathlib.Path(output)
            text = schema(tool, sources, "--format", "typescript", *options)
            (output / "types.ts").write_text(text)
            (output / "reading.ts").write_text(
                schema(tool, sources, "--format", "typescript", "--reading", *options))
            schemas = Schemas(tool, sources, *definitions)
            lines, refused = literals(samples, declarations(text), schemas)
            (output / "literals.ts").write_text(
                'import * as Types from "./types";\n' + "\n".join(lines) + "\n")
            run = subprocess.run(
                ["tsc", "--strict", "--noEmit", "--target", "es2020", "--moduleResolution", "node",
                 "types.ts", "reading.ts", "literals.ts"],
                cwd=output, capture_output=True, text=True, timeout=600)
            print(run.stdout, end="")
            status = status or run.returncode
            errors = run.stdout.count("error TS")
            print(
                f"TypeScript, {title}: {len(lines)} lines of literals, {refused} of them wrong, "
                f"{errors} problems")
    return status


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
