#!/usr/bin/env python3
"""Manifests of all kinds against their schema: manifests.py PROGRAM SCHEMA.

What the program writes is valid, and each field is needed: without it, or with one more, it isn't.
Needs python3-jsonschema.
"""
import copy
import json
import pathlib
import subprocess
import sys
import tempfile

import jsonschema

PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
LOOSE = "." * 18 + PUZZLE[18:]


def manifests(program, folder):
    """Manifests of a stream, of ranges, of cubes, of proofs, of a certificate, and of cubes split again."""

    def run(*arguments, status=0):
        done = subprocess.run([program, "-q", *map(str, arguments)], check=False)
        assert done.returncode == status, arguments

    stream = folder / "stream.txt"
    stream.write_text((PUZZLE + "\n") * 5)
    run("parts", "split", stream, "--parts", 3, "-o", folder / "stream", "--", "solve", "-f", "json")
    compare = ["compare", "--encodings", "maple,extended", stream]
    run("parts", "split", "--parts", 2, "-o", folder / "compare", "--", *compare)
    run("parts", "split", "--parts", 2, "-o", folder / "made", "--", "generate", "-n", 4, "--seed", 1)
    for purpose in ("solve", "list", "count", "unsat", "unique"):
        run("parts", "split", "-p", LOOSE, "--cubes", 6, "--for", purpose, "-o", folder / purpose)
    for purpose in ("unsat", "unique"):
        wanted = ["--cubes", 6, "--for", purpose, "--proofs"]
        run("parts", "split", "-p", LOOSE, *wanted, "-o", folder / f"proofs-{purpose}")
    run("prove", "-p", PUZZLE, "--cubes", 6, "--in-parts", "-o", folder / "certificate")
    run("parts", "split", "-p", "1" * 2 + "." * 79, "--depth", 2, "-o", folder / "refuted")
    run("parts", "run", "--timeout", "1e-9", folder / "count/manifest.json", 2, status=30)
    run("parts", "split", "--again", folder / "count/manifest.json")
    return [json.loads(file.read_text()) for file in sorted(folder.glob("*/manifest.json"))]


def damaged(manifest):
    """Copies without one of the fields, and with one that nobody knows."""
    places = [[], ["work"], ["parts", 0]] + ([["replaced", 0]] if manifest["replaced"] else [])
    places += [["work", "files", 0]] if manifest["work"].get("files") else []
    for place in places:
        for field in [*at(manifest, place), None]:
            changed = copy.deepcopy(manifest)
            if field is None:
                at(changed, place)["unknown"] = 1
            else:
                del at(changed, place)[field]
            yield place, field, changed


def at(manifest, place):
    for key in place:
        manifest = manifest[key]
    return manifest


def main():
    program, schema = sys.argv[1:]
    schema = json.loads(pathlib.Path(schema).read_text())
    jsonschema.Draft7Validator.check_schema(schema)
    validator = jsonschema.Draft7Validator(schema)
    with tempfile.TemporaryDirectory() as folder:
        found = manifests(program, pathlib.Path(folder))
    assert {manifest["kind"] for manifest in found} == set(schema["properties"]["kind"]["enum"])
    assert any(manifest["replaced"] for manifest in found)
    for manifest in found:
        validator.validate(manifest)
        for place, field, changed in damaged(manifest):
            assert not validator.is_valid(changed), (place, field)


main()
