"""Makes pydantic models of schemas, and has them read and write what generated code writes."""

import importlib.util
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from pydantic import TypeAdapter

from samples import DEFINITIONS, five_formats, name, random_enums, schema


def lettered(text):
    """With letters for the digits of random enums, since the generator counts models with digits."""
    return re.sub(
        r"(Parent\d+)?(Some)?Enum\d+(?=[A-Z\"]|$)",
        lambda match: re.sub(r"\d", lambda digit: "abcdefghij"[int(digit[0])], match[0]), text)


def same(value, other):
    """Whether JSON is equal, UUIDs in any letter case."""
    first, second = (json.loads(json.dumps(item).lower()) for item in (value, other))
    return first == second


def models(text, folder):
    """A module of models, made by datamodel-code-generator."""
    source, output = folder / "schema.json", folder / "models.py"
    source.write_text(lettered(text))
    subprocess.run(
        ["datamodel-codegen", "--input", str(source), "--input-file-type", "jsonschema",
         "--output", str(output), "--output-model-type", "pydantic_v2.BaseModel",
         "--target-python-version", "3.11", "--disable-timestamp", "--extra-fields", "allow",
         "--formatters", "builtin"],
        check=True, timeout=600)
    spec = importlib.util.spec_from_file_location("models", output)
    module = importlib.util.module_from_spec(spec)
    sys.modules["models"] = module
    spec.loader.exec_module(module)
    return module


def main(tool, folder):
    problems = []
    for title, (sources, samples), options in (
        ("FiveFormats", five_formats(), []), ("random enums", random_enums(folder), DEFINITIONS),
    ):
        count = failed = 0
        with tempfile.TemporaryDirectory() as output:
            module = models(schema(tool, sources, *options), pathlib.Path(output))
        for type, kind, value in samples:
            if kind != "written":
                continue
            count += 1
            try:
                adapter = TypeAdapter(getattr(module, lettered(name(type))))
                model = adapter.validate_json(json.dumps(value))
                again = json.loads(
                    adapter.dump_json(model, by_alias=True, exclude_unset=True))
                problem = None if same(again, value) else f"writes {again} for {value}"
            except Exception as error:
                problem = f"does not read {value}: {str(error)[:300]}"
            if problem:
                failed += 1
                problems.append(f"{type} {problem}")
        print(f"pydantic, {title}: {count} documents, {failed} problems")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
