"""The names that other functions accept, each with a short description."""

from __future__ import annotations

from . import _core


def encodings() -> dict[str, str]:
    """Encodings, for `encode`, `solve` and `compare`."""
    return _core.table("encodings")


def amo_methods() -> dict[str, str]:
    """At-most-one methods, for every encoding."""
    return _core.table("amo")


def reductions() -> dict[str, str]:
    """What can be removed before encoding."""
    return _core.table("reductions")


def rules() -> dict[str, str]:
    """Rules, for `Puzzle(rules=...)`."""
    return _core.table("rules")


def solvers(installed: bool = False) -> dict[str, str]:
    """Solvers, for `solve` and `compare`; with `installed`, only those that can be run here."""
    known = _core.table("solvers")
    return {name: known[name] for name in known if not installed or _core.is_installed(name)}


def formats() -> dict[str, str]:
    """Formats, for `to_text`."""
    return _core.table("formats")


def symmetries() -> dict[str, str]:
    """Symmetries, for `generate`."""
    return _core.table("symmetries")


def techniques() -> dict[str, str]:
    """Techniques of players, for `generate`, from the easiest on."""
    return _core.table("techniques")
