#!/usr/bin/env python3
"""Whether the reports of the same tests agree: NAME.json, .sarif, .xml (JUnit) and .trx.

    compare_reports.py NAME
"""

import json
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter

TRX = '{http://microsoft.com/schemas/VisualStudio/TeamTest/2010}'
NAMES = {'Passed': 'holds', 'Failed': 'violated', 'Inconclusive': 'inconclusive', 'NotExecuted': 'ignored'}


def verdict_of_case(case):
    for element, verdict in (('failure', 'violated'), ('error', 'inconclusive'), ('skipped', 'ignored')):
        if case.find(element) is not None:
            return verdict
    return 'holds'


def main():
    name = sys.argv[1]
    with open(f'{name}.json', encoding='utf-8') as file:
        report = json.load(file)
    expected = Counter(result['verdict'] for result in report['results'])
    expected['ignored'] = len(report['ignored'])
    expected = +expected
    assert all('entry' in result for result in report['results'])

    junit = ElementTree.parse(f'{name}.xml').getroot()
    cases = list(junit.iter('testcase'))
    found = Counter(verdict_of_case(case) for case in cases)
    assert found == expected, f'JUnit: {found}, not {expected}'
    assert int(junit.get('tests')) == len(cases)
    assert int(junit.get('failures')) == expected['violated']
    assert int(junit.get('errors')) == expected['inconclusive']
    assert int(junit.get('skipped')) == expected['ignored']
    assert sum(int(suite.get('tests')) for suite in junit.iter('testsuite')) == len(cases)

    trx = ElementTree.parse(f'{name}.trx').getroot()
    results = list(trx.iter(f'{TRX}UnitTestResult'))
    found = Counter(NAMES[result.get('outcome')] for result in results)
    assert found == expected, f'TRX: {found}, not {expected}'
    tests = {test.get('id') for test in trx.iter(f'{TRX}UnitTest')}
    assert tests == {result.get('testId') for result in results} and len(tests) == len(results)
    counters = next(trx.iter(f'{TRX}Counters'))
    assert int(counters.get('total')) == len(results)
    assert int(counters.get('failed')) == expected['violated']

    with open(f'{name}.sarif', encoding='utf-8') as file:
        sarif = json.load(file)
    assert len(sarif['runs']) == 1
    violations = sum(len(result['violations']) for result in report['results'])
    warnings = sum(len(result['warnings']) for result in report['results'])
    assert len(sarif['runs'][0]['results']) == violations + warnings


main()
