"""JSON of enums: what generated code writes, what it reads as well, and what it refuses."""

import json
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIVE_FORMATS = ROOT / "IntegrationFixtures/FiveFormats"


def schema(tool, sources, *arguments):
    """The text of a schema of some files, as one target."""
    with tempfile.TemporaryDirectory() as folder:
        target = {"name": "App", "directory": folder, "sources": [str(path) for path in sources]}
        targets = pathlib.Path(folder, "targets.json")
        targets.write_text(json.dumps({"directory": folder, "targets": [target]}))
        run = subprocess.run(
            [tool, "--targets", str(targets), "schema", *arguments],
            capture_output=True, text=True, timeout=300)
        if run.returncode != 0:
            raise SystemExit(run.stderr)
        return run.stdout


def name(type):
    """What a schema calls a type."""
    words = re.split(r"[^A-Za-z0-9_]+", type)
    return "".join(word[:1].upper() + word[1:] for word in words)


def from_lines(path):
    """Of lines `NAME<tab>written, read or rejected<tab>JSON`."""
    for line in path.read_text().splitlines():
        type, kind, text = line.split("\t", 2)
        yield type, kind, json.loads(text)


def five_formats():
    """The sources of FiveFormats, and JSON that its tests write and read."""
    samples = list(from_lines(pathlib.Path(__file__).with_name("fiveformats.tsv")))
    for path in sorted((FIVE_FORMATS / "Tests/FormatTests/JSON").glob("*/*.jsonl")):
        if path.stem.endswith("-alias"):
            continue
        type = f"{path.parent.name}.{path.stem}".title()
        samples += [(type, "written", json.loads(line)) for line in path.read_text().splitlines()]
    return sorted(FIVE_FORMATS.glob("Sources/*/*.swift")), samples


def random_enums(folder):
    """What the test ExportSampleTests wrote."""
    folder = pathlib.Path(folder)
    sources = sorted(folder.glob("Enums*.swift")) + [folder / "Shared.swift"]
    sources += folder.glob("Arguments.swift.txt")
    return sources, list(from_lines(folder / "samples.jsonl"))


# What the coders of random enums make of values, which no source tells.
DEFINITIONS = [
    "--define", 'OpaqueCoder={"type":"integer"}',
    "--define", 'PairCoder={"type":"string","pattern":"^[-+]?[0-9]+\\\\|"}',
]
TYPE_DEFINITIONS = ["--define", "OpaqueCoder=number", "--define", "PairCoder=string"]
