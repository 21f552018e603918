"""Asks schemas of what is written, and of what is read, about documents."""

import json

from jsonschema import Draft202012Validator

from samples import name, schema

# What the schemas of what is written, and of what is read, are to say of a document.
EXPECTED = {"written": (True, True), "read": (None, True), "rejected": (False, False)}


def validators(definitions):
    """A validator for each definition by its name."""
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}
    Draft202012Validator.check_schema(document)
    root = Draft202012Validator(document)
    return {
        key: root.evolve(schema={"$ref": f"#/$defs/{key}", "$defs": definitions})
        for key in definitions
    }


class Schemas:
    """What a tool says of sources."""

    def __init__(self, tool, sources, *options):
        self.definitions = [
            json.loads(schema(tool, sources, *direction, *options))["$defs"]
            for direction in ([], ["--reading"])
        ]
        self.written, self.read = map(validators, self.definitions)

    def __contains__(self, type):
        return name(type) in self.written

    def problem(self, type, kind, value):
        """What is wrong with what they say of a document; None if nothing is."""
        verdicts = [known[name(type)].is_valid(value) for known in (self.written, self.read)]
        for verdict, expected, title in zip(verdicts, EXPECTED[kind], ("written", "read")):
            if expected is not None and verdict != expected:
                return (
                    f"{type}, {kind}: the schema of what is {title} says {verdict} of "
                    + json.dumps(value, ensure_ascii=False))
        return None


def report(title, count, problems):
    """Prints the problems, and says with what a script ends."""
    for problem in problems:
        print(problem)
    print(f"{title}: {count}, {len(problems)} problems")
    return 1 if problems else 0
