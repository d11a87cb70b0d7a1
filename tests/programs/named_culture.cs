// A number in the format of a culture, and of the invariant one.
//
// variants: INVARIANT
// sc tso clr: inconclusive
// sc tso clr INVARIANT: holds
//
// Why: there are tables of the invariant culture only. A run that asks for another one is left open there.
#define DEBUG
using System.Diagnostics;
using System.Globalization;

class NamedCulture {
    static void Main() {
#if INVARIANT
        CultureInfo culture = new CultureInfo("");
#else
        CultureInfo culture = new CultureInfo("de-DE");
#endif
        Debug.Assert(1.5.ToString(culture) == "1.5");
    }
}
