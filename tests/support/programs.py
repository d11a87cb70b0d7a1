"""The C# programs of benchmarks/programs and tests/programs, for suites that run mmcheck on many of them.

benchmarks/programs/README.md says what their first comments have to say.
"""

import functools
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
JOBS = int(os.environ.get('MMCHECK_JOBS', os.cpu_count()))

STATIC_FIELD = re.compile(
    r'  (?:public|private|internal) static (?:volatile )?(?:int|uint|long|bool|byte|short|char) (\w+);')
CLASS = re.compile(r'\w[\w ]* class (\w+) \{')


def die(message):
    print(f'{sys.argv[0]}: {message}', file=sys.stderr)
    sys.exit(2)


def run(*command):
    """Exit status, standard output, standard error."""
    done = subprocess.run(list(map(str, command)), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def built_mmcheck(build_dir):
    """The mmcheck that is to be tested: $MMCHECK, or that of the folder, in which everything is built first."""
    subprocess.run(['bash', '-c', '. "$0" && build "$1"', str(ROOT / 'tests/prepare.sh'), build_dir], check=True)
    return os.environ.get('MMCHECK', os.path.join(build_dir, 'mmcheck'))


@functools.cache
def compilers():
    _, names, _ = run(ROOT / 'tests/csc', '--list')
    return names.split()


def compiler_of(source):
    """The last that can: Mono's starts faster than .NET's. None if there is none here."""
    wanted = words_of(source, 'compilers')
    return next((name for name in reversed(compilers()) if not wanted or name in wanted), None)


@dataclass(frozen=True)
class Program:
    source: Path
    variant: str     # empty: without any

    @property
    def name(self):
        return self.source.stem + (f' {self.variant}' if self.variant else '')

    @property
    def arguments(self):
        return words_of(self.source, 'arguments')

    def expected(self, model):
        """"holds", "violated KIND", or None where it is left open."""
        for subject, verdict in re.findall(r'(?m)^// (.*): ((?:holds|violated).*)$', self.source.read_text()):
            subject = subject.split()
            if model in subject and [word for word in subject if word.isupper()] == [self.variant] * bool(self.variant):
                return verdict
        return None

    def expected_findings(self, model):
        """How many violations are expected, or None where it is left open."""
        return self._count('findings', model)

    def expected_fences(self, model, robust=False):
        """How many barriers are expected, or None where it is left open."""
        return self._count('fences', model, *['robust'] * robust)

    def _count(self, what, model, *robust):
        wanted = {model, *robust, *[self.variant] * bool(self.variant)}
        for subject, count in re.findall(rf'(?m)^// {what} (.*): (\d+)$', self.source.read_text()):
            words = subject.split()
            modifiers = {word for word in words if word.isupper() or word == 'robust'}
            if model in words and modifiers | {model} == wanted:
                return int(count)
        return None

    @property
    def others(self):
        return [ROOT / name for name in words_of(self.source, 'with')]

    def compile(self, folder):
        assembly = Path(folder) / f'{self.name}.exe'
        define = [f'-define:{self.variant}'] if self.variant else []
        status, said, errors = run(ROOT / 'tests/csc', f'--compiler={compiler_of(self.source)}', f'--out={assembly}',
                                   self.source, *self.others, '--', '-unsafe', *define)
        if status != 0:
            die(f'{self.name} does not compile:\n{said}{errors}')
        return assembly


def words_of(source, what):
    return [word for line in re.findall(rf'(?m)^// {what}: (.*)$', source.read_text()) for word in line.split()]


def all_programs(pattern=''):
    """With all their variants; of the files whose names match."""
    sources = sorted([*ROOT.glob('benchmarks/programs/*.cs'), *ROOT.glob('tests/programs/*.cs')])
    sources = [source for source in sources if compiler_of(source)]
    programs = [Program(source, variant) for source in sources for variant in ['', *words_of(source, 'variants')]]
    return [program for program in programs if re.search(pattern, program.source.stem) and program.expected('sc')]


def static_fields(mmcheck, assembly):
    """Those of primitive types: others are references, whose numbers say nothing."""
    result, owner = [], None
    _, listing, _ = run(mmcheck, '--disassemble', assembly)
    for line in listing.splitlines():
        if match := CLASS.match(line):
            owner = match[1]
        elif owner and (match := STATIC_FIELD.fullmatch(line)):
            result.append(f'{owner}.{match[1]}')
    return result
