"""Validates what FiveFormats writes and reads with the schemas of its enums."""

import json
import sys

from jsonschema import Draft202012Validator

from samples import five_formats, name, schema


def main(tool, _):
    sources, samples = five_formats()
    documents = [json.loads(schema(tool, sources, *options)) for options in ([], ["--reading"])]
    problems = []
    for type, kind, value in samples:
        verdicts = []
        for document in documents:
            Draft202012Validator.check_schema(document)
            one = {"$ref": f"#/$defs/{name(type)}", "$defs": document["$defs"]}
            verdicts.append(Draft202012Validator(one).is_valid(value))
        expected = {"written": [True, True], "read": [verdicts[0], True], "rejected": [False, False]}
        if verdicts != expected[kind]:
            problems.append(f"{type}, {kind}: {verdicts} of {value}")
    for problem in problems:
        print(problem)
    print(f"FiveFormats: {len(samples)} documents, {len(problems)} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
