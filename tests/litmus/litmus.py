"""The litmus tests of tests/litmus: what their first comments say (tests/litmus/README.md has the form of it)."""

import itertools
import re
from dataclasses import dataclass
from pathlib import Path

from programs import ROOT, die, words_of

MODELS = ['sc', 'tso', 'pso', 'clr2', 'clr', 'dotnet']
PERMISSION = re.compile(rf'(?m)^// ((?:{"|".join(MODELS)})\b[\w ]*): ([\d ]+)$')


@dataclass(frozen=True)
class Litmus:
    source: Path
    class_name: str
    observed: list
    variants: list
    outcomes: dict  # (model, variant) -> set of outcomes, each the digits of what is observed

    def permitted(self, model, variant):
        return self.outcomes[model, variant]


def read_outcomes(source, variants):
    """A line that names no variant is about all of them."""
    outcomes = {}
    for subject, texts in PERMISSION.findall(source.read_text()):
        models = [word for word in subject.split() if word in MODELS]
        named = [word for word in subject.split() if word not in MODELS]
        if unknown := set(named) - set(variants):
            die(f'{source}: no variant {" ".join(sorted(unknown))}')
        for key in itertools.product(models, named or variants):
            if key in outcomes:
                die(f'{source}: {" ".join(key)} twice')
            outcomes[key] = set(texts.split())
    for key in itertools.product(MODELS, variants):
        if key not in outcomes:
            die(f'{source}: nothing about {" ".join(key)}')
    return outcomes


def read_test(source):
    observed = words_of(source, 'observed')
    variants = words_of(source, 'variants')
    outcomes = read_outcomes(source, variants)
    if any(len(text) != len(observed) for texts in outcomes.values() for text in texts):
        die(f'{source}: an outcome is a digit for each of {" ".join(observed)}')
    class_name = re.search(r'(?m)^class (\w+) {', source.read_text())[1]
    return Litmus(source, class_name, observed, variants, outcomes)


def all_tests(pattern=''):
    """Those of the files whose names match."""
    sources = sorted(ROOT.glob('tests/litmus/*.cs'))
    return [read_test(source) for source in sources if re.search(pattern, source.stem)]
