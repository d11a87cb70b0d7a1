"""Reads the little C# of the litmus tests, and says it again in the words of tests/enumerator/outcomes.cpp.

A parser by recursive descent, over tokens, with a method for each form that the tests use.
"""

import re
import subprocess

TOKEN = re.compile(r'\w+\[\]|\w+|[=!]=|[^\w\s]')
TYPES = ['int', 'int[]', 'Node', 'object']
OPERATORS = ['+', '-', '==', '!=']


class CannotSay(Exception):
    """The enumerator has no words for it."""


class Tokens:
    def __init__(self, tokens):
        self.rest = tokens

    def next(self):
        return self.rest.pop(0)

    def sees(self, *texts):
        return self.rest[:len(texts)] == list(texts)

    def take(self, *texts):
        """Did these come next? They are behind us then."""
        found = self.sees(*texts)
        if found:
            del self.rest[:len(texts)]
        return found

    def expect(self, *texts):
        if not self.take(*texts):
            raise SyntaxError(f'{" ".join(texts)} expected at {" ".join(self.rest[:8])}')

    def take_braced(self):
        """What is between a brace and its counterpart."""
        self.expect('{')
        inside, depth = [], 1
        while depth != 0:
            inside.append(self.next())
            depth += {'{': 1, '}': -1}.get(inside[-1], 0)
        return inside[:-1]


class Class:
    """Static fields; methods, and the constructor of Node, as tokens."""

    def __init__(self, text):
        self.statics = {}     # name -> as outcomes.cpp has a variable
        self.methods = {}
        self.constructor = []
        tokens = Tokens(TOKEN.findall(re.sub(r'using [\w.]+;', '', text)))
        tokens.expect('class')
        tokens.next()
        members = Tokens(tokens.take_braced())
        while members.rest:
            self.read_member(members)

    def read_member(self, tokens):
        if tokens.take('class', 'Node'):
            node = Tokens(tokens.take_braced())
            while node.rest:
                if node.take('public', 'Node', '(', ')'):
                    self.constructor = node.take_braced()
                else:
                    node.next()
        elif tokens.rest[0] in ('abstract', 'class', 'interface'):
            raise CannotSay('a type of its own')
        elif tokens.take('static', 'void'):
            name = tokens.next()
            tokens.expect('(', ')')
            self.methods[name] = tokens.take_braced()
        else:
            self.read_fields(tokens)

    def read_fields(self, tokens):
        tokens.expect('static')
        is_volatile = tokens.take('volatile')
        of_type = tokens.next()
        while not tokens.take(';'):
            tokens.take(',')
            name = tokens.next()
            self.statics[name] = {'name': name, 'type': of_type, 'volatile': is_volatile, 'made': False}


class MethodReader(Tokens):
    """The statements of a method, and what is declared there."""

    def __init__(self, tokens, cls, declared, this=None):
        super().__init__(list(tokens))
        self.cls = cls
        self.declared = declared   # name -> type
        self.this = this           # in a constructor: the object

    # ---- expressions

    def expression(self):
        left = self.operand()
        while self.rest and self.rest[0] in OPERATORS:
            left = [self.next(), left, self.operand()]
        if self.sees('?'):
            raise CannotSay('a conditional expression')
        return left

    def operand(self):
        if self.take('null'):
            return None
        if self.take('new', 'Node', '(', ')'):
            return ['new']
        if self.sees('new'):
            raise CannotSay('an array that a thread makes')
        if self.take('Volatile', '.', 'Read', '('):
            result = ['volatile-read', self.reference()]
            self.expect(')')
            return result
        if self.take('Interlocked', '.'):
            return self.interlocked()
        if self.rest[0].isdigit():
            return int(self.next())
        return self.place()

    def place(self):
        name = self.next()
        if name in self.declared:
            result = ['local', name]
        elif name in self.cls.statics:
            if self.cls.statics[name]['type'] not in TYPES:
                raise CannotSay('an array of references')
            result = ['static', name]
        else:
            result = ['field', self.this, name]
        if self.take('.'):
            return ['field', result, self.next()]
        if self.take('['):
            result = ['element', result, self.expression()]
            self.expect(']')
        return result

    def reference(self):
        self.expect('ref')
        kind, *name = self.place()
        if kind != 'static':
            raise CannotSay(f'a reference to what is no static field: {kind}')
        return name[0]

    def interlocked(self):
        method = self.next()
        self.expect('(')
        name = self.reference()
        operands = []
        while self.take(','):
            operands.append(self.expression())
        self.expect(')')
        return ['interlocked', method, name, *operands]

    # ---- statements: each reads as a list of those that it amounts to

    def body(self):
        statements = []
        while self.rest and not self.sees('}'):
            statements += self.statement()
        return statements

    def block(self):
        if not self.take('{'):
            return self.statement()
        statements = self.body()
        self.expect('}')
        return statements

    def statement(self):
        if self.take('if', '('):
            condition = self.expression()
            self.expect(')')
            return [['if', condition, self.block(), self.block() if self.take('else') else []]]
        if self.take('while', '('):
            condition = self.expression()
            self.expect(')')
            return [['while', condition, self.block()]]
        if self.take('lock', '('):
            monitor = self.next()
            self.expect(')')
            return [['lock', monitor, self.block()]]
        if self.rest[0] in TYPES:
            declared = self.next()
            self.declared[self.rest[0]] = declared
            return self.assignment()
        if self.sees('Interlocked') or '(' in self.rest[1:4]:
            return self.call()
        return self.assignment()

    def call(self):
        if self.take('Thread', '.', 'MemoryBarrier', '('):
            result = [['barrier']]
        elif self.take('Interlocked', '.', 'MemoryBarrierProcessWide', '('):
            result = [['process-barrier']]
        elif self.take('Volatile', '.', 'Write', '('):
            name = self.reference()
            self.expect(',')
            result = [['volatile-write', name, self.expression()]]
        elif self.sees('Volatile'):
            raise CannotSay('half of a barrier')
        elif self.sees('Interlocked'):
            result = [['evaluate', self.operand()]]
            self.expect(';')
            return result
        else:
            result = MethodReader(self.cls.methods[self.next()], self.cls, self.declared).body()
            self.expect('(')
        self.expect(')', ';')
        return result

    def assignment(self):
        target = self.place()
        self.expect('=')
        value = self.expression()
        self.expect(';')
        result = [['assign', target, value]]
        if value == ['new']:
            result += MethodReader(self.cls.constructor, self.cls, self.declared, target).body()
        return result


def preprocessed(source, variant):
    """C++'s preprocessor understands what the tests have of C#'s."""
    return subprocess.run(['g++', '-E', '-P', '-x', 'c++', f'-D{variant}', source], check=True, stdout=subprocess.PIPE,
                          text=True).stdout


def read_program(source, variant):
    cls = Class(preprocessed(source, variant))
    main = ' '.join(cls.methods['Main'])
    for name in re.findall(r'(\w+) = new (?!Thread)', main):
        cls.statics[name]['made'] = True
    threads = []
    for name in re.findall(r'new Thread \( (\w+) \)', main):
        if 'try' in cls.methods[name]:
            raise CannotSay('an exception that is caught')
        declared = {}
        body = MethodReader(cls.methods[name], cls, declared).body()
        variables = [{'name': local, 'type': of_type} for local, of_type in declared.items()]
        threads.append({'locals': variables, 'body': body})
    statics = [variable for variable in cls.statics.values() if variable['type'] in TYPES]
    return {'statics': statics, 'threads': threads}
