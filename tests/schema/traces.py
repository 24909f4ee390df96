#!/usr/bin/env python3
"""Traces against their schema: traces.py PROGRAM SCHEMA. Needs python3-jsonschema."""
import json
import subprocess
import sys

import jsonschema

RUNS = [["-p", "1.....2..3.....4"], ["-p", "12....3........."], ["-p", "1.....2..3.....4", "-e", "binary"], ["-p", "1.....2..3.....4", "-e", "binary", "--mode", "dpll"],
        ["-p", "12....3.........", "-e", "order", "--mode", "backtracking", "--conflicts", "9"],
        ["-p", "1.....2..3.....4", "-e", "adder", "--reduce", "givens"], ["-p", "1.....2..3.....4", "--reduce", "probe"],
        ["-p", "11..............", "--reduce", "units"], ["--empty", "--size", "4", "--steps", "1"],
        ["-p", "1.....2..3......", "--mode", "units"]]


def main(program, schema):
    with open(schema, encoding="utf-8") as file:
        form = jsonschema.Draft7Validator(json.load(file))
    kinds = set()
    for run in RUNS:
        done = subprocess.run([program, "-q", "trace", "-f", "json", *run], capture_output=True, text=True, check=False)
        trace = json.loads(done.stdout)
        form.validate(trace)
        kinds |= {event["event"] for event in trace["events"]}
        for event in trace["events"][:1]:
            assert not form.is_valid({**trace, "events": [{**event, "extra": 1}]})
    assert kinds >= {"decision", "propagation", "conflict", "learnt", "backjump", "flip", "model", "refuted", "fixpoint"}, kinds


if __name__ == "__main__":
    main(*sys.argv[1:])
