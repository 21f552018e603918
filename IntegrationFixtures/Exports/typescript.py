"""Compiles literals of what is written with the types, and some that they must refuse."""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile

from samples import TYPE_DEFINITIONS, five_formats, name, random_enums, schema


def damaged(value):
    """The value with its first text or number replaced by what is neither, or None."""
    copied = copy.deepcopy(value)
    holder, path = copied, []
    while isinstance(holder, (dict, list)) and holder:
        keys = holder if isinstance(holder, dict) else range(len(holder))
        path.append((holder, next(iter(keys))))
        holder = holder[path[-1][1]]
    if not path or isinstance(holder, (bool, type(None), dict, list)):
        return None
    path[-1][0][path[-1][1]] = [[["wrong"]]]
    return copied


def declarations(text):
    """Each declaration by its name."""
    parts = text.split("export ")[1:]
    return {part.split()[1]: part for part in parts}


def is_exact(type, parts, seen):
    """Whether nothing in a type is unknown, so that it refuses something everywhere."""
    if type in seen:
        return True
    seen.add(type)
    text = parts.get(type, "")
    return "unknown" not in text and all(
        is_exact(other, parts, seen) for other in parts if other != type and other in text)


def literals(samples, parts):
    lines, refused = [], 0
    for number, (type, kind, value) in enumerate(samples):
        if kind != "written":
            continue
        lines.append(f"const value{number}: Types.{name(type)} = {json.dumps(value)};")
        wrong = damaged(value)
        if wrong is not None and is_exact(name(type), parts, set()):
            refused += 1
            lines.append("// @ts-expect-error")
            lines.append(f"const wrong{number}: Types.{name(type)} = {json.dumps(wrong)};")
    return lines, refused


def main(tool, folder):
    status = 0
    for title, (sources, samples), options in (
        ("FiveFormats", five_formats(), []),
        ("random enums", random_enums(folder), TYPE_DEFINITIONS),
    ):
        with tempfile.TemporaryDirectory() as output:
            output = pathlib.Path(output)
            text = schema(tool, sources, "--format", "typescript", *options)
            (output / "types.ts").write_text(text)
            (output / "reading.ts").write_text(
                schema(tool, sources, "--format", "typescript", "--reading", *options))
            lines, refused = literals(samples, declarations(text))
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
