// ends: Environment.Exit ends the program while another thread polls
using System;
using System.Threading;

static class ExitCutsOff {
    static volatile bool flag;

    static void Poll() {
        while (!flag) { }
    }

    internal static void Main() {
        new Thread(Poll).Start();
        Environment.Exit(0);
    }
}
