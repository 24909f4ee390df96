#!/usr/bin/env python3
"""Requests and answers against their schemas: requests.py PROGRAM FOLDER, the folder of the schemas.

What the program answers is valid; a request is valid by its schema exactly if the program takes it.
Needs python3-jsonschema.
"""
import json
import pathlib
import subprocess
import sys

import jsonschema

PUZZLES = ["8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
           "55" + "." * 79, "84" + ".........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."[1:],
           "1.....2..3.....4", "nonsense"]
OPTIONS = {
    "solve": [{}, {"unique": True}, {"solutions": 2}, {"encoding": "maple", "amo": "product"},
              {"stats": True, "set": ["phase=0", "restart=1"]}],
    "check": [{}, {"all": True, "repairs": True}, {"all": 1}, {"differences": True, "redundant": True}, {"smallest": True},
              {"redundant": True, "with-rules": True}, {"repairs": True, "with-clues": True}],
    "count": [{}, {"limit": 1}, {"by": "r1c1", "limit": 3}],
    "candidates": [{}, {"counts": True}, {"counts": True, "limit": 1}, {"counts": True, "variables": True}],
    "generate": [{"seed": 1}, {"seed": 1, "fewest": True, "timeout": 0.2}],
    "find": [{"seed": 1, "clue": ["4..9 givens"], "attempts": 3}],
    "explain": [{}, {"cell": "r1c2"}, {"why-not": "r1c2=3"}],
    "hint": [{}, {"tell": "where"}, {"tell": "what"}, {"tell": "why"}, {"state": True}],
    "rate": [{}, {"backdoor": True}],
    "convert": [
        {},
        {"format": "svg", "theme": "dark", "caption": True},
        {"format": "puzzle"},
        {"minimize": True, "canonical": True},
        {"same": True},
    ],
    "dimacs": [{}, {"encoding": "binary", "amo": "product", "names": True}, {"encoding": "extended", "reduce": "units"},
               {"exclude-solution": True}],
    "export": [{"format": "opb"}, {"format": "smt-int"}, {"format": "wcnf", "encoding": "binary"},
               {"format": "wcnf", "reencode": "order", "literal-order": "random:2"}],
    "clauses": [{"about": "r1c1"}, {"about": "r1c2=3", "encoding": "binary", "limit": 2},
                {"about": "r2c2", "encoding": "extended", "reduce": "units", "family": "cell definedness"},
                {"about": "r2c2", "reencode": "order"}],
    "prove": [{}, {"claim": "unique", "encoding": "minimal", "trim": True}, {"claim": "candidates"}, {"claim": "count"},
              {"reencode": "bva"}],
    "compare": [{"encodings": "minimal,extended"},
                {"encodings": "maple", "reduce": "none,units", "solve": True, "plot": "usual", "theme": "dark"}],
    "trace": [{}, {"mode": "units"}, {"mode": "dpll", "encoding": "binary", "conflicts": 3}, {"steps": 7, "reduce": "givens"},
              {"mode": "units", "decide": "r1c2=2, r2c2=3"}],
}
WRONG = [{}, [], 7, {"command": "sovle"}, {"command": "solve", "puzzel": ""}, {"command": "solve", "puzzle": 5},
         {"command": "solve", "options": {"limit": 1}}, {"command": "solve", "options": {"unique": "yes"}},
         {"command": "check", "options": {"all": "2"}}, {"command": "count", "options": []}, {"command": "solve", "options": {"exclude": [1]}}, {"command": "generate", "options": {"jobs": 2}}, {"command": "dimacs", "options": {"names": 1}},
         {"command": "dimacs", "options": {"unique": True}}, {"command": "clauses", "options": {"about": 5}}, {"command": "clauses"}, {"command": "compare", "options": {"plot": "pie"}}, {"command": "prove", "options": {"trim": 1}}, {"command": "trace", "options": {"mode": "cdlc"}}, {"id": [], "command": "solve"},
         {"id": "x" * 101, "command": "solve"}]


def asked(program, requests):
    """The answers, without progress, in the order of the requests."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    done = subprocess.run([program, "serve", "--stdio", "-j", "1"], input=lines, capture_output=True, text=True, check=True)
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    return answers, [answer for answer in answers if "progress" not in answer]


def main(program, folder):
    schemas = [json.loads((pathlib.Path(folder) / f"{name}.schema.json").read_text()) for name in ("request", "answer", "trace")]
    request_form, answer_form, trace_form = (jsonschema.Draft7Validator(schema) for schema in schemas)
    right = [{"id": 1, "command": "list", "options": {"what": what}} for what in ("encodings", "solvers", "rules")]
    for command, many in OPTIONS.items():
        for options in many:
            right += [{"id": "x", "command": command, "puzzle": puzzle, "options": options} for puzzle in PUZZLES]
        limited = many[0] if command == "convert" else {**many[0], "timeout": 1e-9}
        right.append({"id": "late", "command": command, "puzzle": PUZZLES[0], "options": limited})
    lines, answers = asked(program, right)
    assert len(answers) == len(right)
    for request in right:
        request_form.validate(request)
    for line in lines:
        answer_form.validate(line)
    for answer in answers:
        for trace in answer["answers"] if answer.get("command") == "trace" else []:
            if "events" in trace:
                trace_form.validate(trace)
    assert not [answer for answer in answers if answer.get("error", {}).get("kind") == "usage"
                and "nonsense" not in answer["error"]["message"] and "cell" not in answer["error"]["message"]]
    _, refused = asked(program, WRONG)
    for request, answer in zip(WRONG, refused, strict=True):
        assert not request_form.is_valid(request), request
        assert answer["error"]["kind"] == "usage", (request, answer)
        answer_form.validate(answer)
    broken = dict(answers[3], extra=1)
    assert not answer_form.is_valid(broken)


main(*sys.argv[1:])
