// A field of the library that is not public: the models have others, so nobody can know what a program finds.
//
// variants: OTHER ALL BASE PUBLIC
// sc tso dotnet: inconclusive
// sc tso dotnet OTHER: inconclusive
// sc tso dotnet ALL: inconclusive
// sc tso dotnet BASE: holds
// sc tso dotnet PUBLIC: holds
//
// Why: without a variant, one that only .NET has; OTHER: one that only the models have; ALL: which ones there are. BASE: of the
// program's own class. PUBLIC: those are the same.
#define DEBUG
using System;
using System.Diagnostics;
using System.Reflection;
using System.Threading.Tasks;

class Own : EventArgs {
    private int number = 3;

    public int Number {
        get { return number; }
    }
}

static class Program {
    const BindingFlags All = BindingFlags.NonPublic | BindingFlags.Public | BindingFlags.Instance;

    static void Main() {
#if OTHER
        Debug.Assert(typeof(Task).GetField("_word", All) == null);
#elif ALL
        Debug.Assert(typeof(Task).GetFields(All).Length == 8);
#elif BASE
        Debug.Assert((int)typeof(Own).GetField("number", All).GetValue(new Own()) == 3);
#elif PUBLIC
        Debug.Assert(typeof(string).GetField("Empty") != null && typeof(DayOfWeek).GetFields().Length == 8);
#else
        Debug.Assert(typeof(Task).GetField("m_contingentProperties", All) != null);
#endif
    }
}
