"""Validates OpenAPI documents, and what is written with their schemas."""

import json
import sys

from jsonschema import Draft202012Validator
from openapi_spec_validator import OpenAPIV31SpecValidator

from samples import DEFINITIONS, five_formats, name, random_enums, schema


def main(tool, folder):
    problems = count = 0
    for (sources, samples), options in (
        (five_formats(), []), (random_enums(folder), DEFINITIONS)
    ):
        for reading in ([], ["--reading"]):
            document = json.loads(
                schema(tool, sources, "--format", "openapi", *reading, *options))
            for error in OpenAPIV31SpecValidator(document).iter_errors():
                problems += 1
                print(error)
            if reading:
                continue
            components = {"components": document["components"]}
            for type, kind, value in samples:
                one = {"$ref": f"#/components/schemas/{name(type)}"} | components
                count += kind == "written"
                if kind == "written" and not Draft202012Validator(one).is_valid(value):
                    problems += 1
                    print(f"{type} writes what its schema refuses: {value}")
    print(f"OpenAPI: {count} documents, {problems} problems")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
