"""What the litmus tests say in their first comments; README.md has the form of it."""

import itertools
import re
from dataclasses import dataclass
from pathlib import Path

from programs import ROOT, die, words_of

MODELS = ['sc', 'tso', 'pso', 'clr2', 'clr', 'arm64', 'dotnet']
PERMISSION = re.compile(rf'(?m)^// ((?:{"|".join(MODELS)})\b[\w ]*): ([\d ]+(?:\n// +[\d ]+)*)$')


@dataclass(frozen=True, eq=False)
class Litmus:
    source: Path
    class_name: str
    observed: list
    variants: list
    compilers: list    # that can compile it; empty: all
    permitted: dict    # (model, variant) -> outcomes, each a digit per field that is observed

    @property
    def name(self):
        return self.source.stem


def read_permitted(source, variants):
    """A line that names no variant is about all of them."""
    permitted = {}
    for subject, outcomes in PERMISSION.findall(source.read_text()):
        models = [word for word in subject.split() if word in MODELS]
        named = [word for word in subject.split() if word not in MODELS]
        if unknown := set(named) - set(variants):
            die(f'{source}: no variant {" ".join(sorted(unknown))}')
        for key in itertools.product(models, named or variants):
            if key in permitted:
                die(f'{source}: {" ".join(key)} twice')
            permitted[key] = set(re.findall(r'\d+', outcomes))
    for key in itertools.product(MODELS, variants):
        if key not in permitted:
            die(f'{source}: nothing about {" ".join(key)}')
    return permitted


def read_test(source):
    observed = words_of(source, 'observed')
    variants = words_of(source, 'variants')
    permitted = read_permitted(source, variants)
    if any(len(outcome) != len(observed) for outcomes in permitted.values() for outcome in outcomes):
        die(f'{source}: an outcome is a digit for each of {" ".join(observed)}')
    class_name = re.search(r'(?m)^class (\w+) {', source.read_text())[1]
    return Litmus(source, class_name, observed, variants, words_of(source, 'compilers'), permitted)


def all_tests(pattern):
    """Those of the files whose names match."""
    sources = sorted(ROOT.glob('tests/litmus/*.cs'))
    return [read_test(source) for source in sources if re.search(pattern, source.stem)]


def variants_of(tests):
    return [(test, variant) for test in tests for variant in test.variants]
