#!/usr/bin/env python3
"""Starts a command, interrupts it once it has two child processes, and fails unless all of them end by that.

    interrupt.py COMMAND...
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

PATIENCE = 120  # seconds; nothing depends on how many


def children_of(process):
    return Path(f'/proc/{process}/task/{process}/children').read_text(encoding='ascii').split()


def wait_until(holds, what):
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            sys.exit(f'{what}: not after {PATIENCE} s')
        time.sleep(0.05)


def is_alive(process):
    try:
        return 'Z' not in Path(f'/proc/{process}/stat').read_text(encoding='utf-8').rsplit(')', 1)[1].split()[0]
    except FileNotFoundError:
        return False


def main():
    restored = lambda: signal.signal(signal.SIGINT, signal.SIG_DFL)
    command = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=restored)
    wait_until(lambda: len(children_of(command.pid)) == 2, 'two processes')
    children = children_of(command.pid)
    os.kill(command.pid, signal.SIGINT)
    wait_until(lambda: command.poll() is not None, 'the end')
    if command.returncode != -signal.SIGINT:
        sys.exit(f'ended with {command.returncode}')
    wait_until(lambda: not any(is_alive(child) for child in children), 'the end of its children')


main()
