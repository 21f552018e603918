"""Validates what FiveFormats writes and reads with the schemas of its enums."""

import sys

from samples import five_formats
from validation import Schemas, report


def main(tool, _):
    sources, samples = five_formats()
    schemas = Schemas(tool, sources)
    problems = [problem for sample in samples if (problem := schemas.problem(*sample))]
    return report("FiveFormats", f"{len(samples)} documents", problems)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
