// Methods whose accesses the tests of src/fence name by their fields. Nobody runs it.
using System.Text;

class Program {
    internal static int a, b, c, d;
    internal static long wide;
    internal static bool known;
    internal static char letter;
    internal static string text;
    internal static volatile int ready;

    static void Writes() {
        a = 1;
        b = 1;
        c = 1;
        d = 1;
    }

    static int Reads() {
        int first = a;
        int second = b;
        return first + second;
    }

    static void Others() {
        wide = 1;
        known = true;
        letter = 'x';
        text = "x";
        ready = 1;
    }

    static char ReadsLetter() {
        return letter;
    }

    // Between the read of d and the write of c is nothing that others could notice, but a division, which may throw.
    static void Divides() {
        c = a / d;
    }

    static void Loops() {
        a = 1;
        while (b == 0) c = 1;
        d = 1;
    }

    static void Main() {
        Writes();
        Others();
        Divides();
        Loops();
        text = new StringBuilder().Append(Reads()).Append(ReadsLetter()).ToString();
    }
}
