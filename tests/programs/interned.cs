// Strings that are interned, and who asks whether one is.
//
// variants: ITSELF ASKED
// sc tso clr: holds
// sc tso clr ITSELF: holds
// sc tso clr ASKED: inconclusive
//
// Why: who interns a text gets the same string each time. ITSELF: a literal is interned. ASKED: whether somebody has interned a text is not
// part of the states, so it is not known; to say that nobody has, or somebody, would be a guess.
#define DEBUG
using System.Diagnostics;
using System.Threading;

class Interned {
    static string Text(char letter) { return new string(letter, 3); }

    static void Main() {
#if ITSELF
        string text = "abc";
        Debug.Assert(string.IsInterned(text) == text);
#elif ASKED
        Thread thread = new Thread(() => string.Intern(Text('x')));
        thread.Start();
        Debug.Assert(string.IsInterned(Text('x')) == null);
        thread.Join();
#else
        string other = null;
        Thread thread = new Thread(() => other = string.Intern(Text('x')));
        thread.Start();
        string mine = string.Intern(Text('x'));
        thread.Join();
        Debug.Assert(ReferenceEquals(mine, other) && !ReferenceEquals(mine, Text('x')));
#endif
    }
}
