// A class constructor that is run because somebody makes an object of a type parameter, of a type
// that is known only at run time (BY_TYPE), or says that it be run (EXPLICIT), may be run by
// another thread before that, and others wait for it.
//
// variants: BY_TYPE EXPLICIT
// sc tso pso clr2 clr dotnet: violated assertion
// sc tso pso clr2 clr dotnet BY_TYPE: violated assertion
// sc tso pso clr2 clr dotnet EXPLICIT: violated assertion
#define DEBUG

using System;
using System.Diagnostics;
using System.Runtime.CompilerServices;
using System.Threading;

class Settings {
    public static int Level;
    static Settings() { Level = ClassOfANewOne.level; }
}

class ClassOfANewOne {
    internal static int level;

    static T Make<T>() where T : new() { return new T(); }

    static void Start() {
        level = 1;
#if BY_TYPE
        Activator.CreateInstance(typeof(Settings));
#elif EXPLICIT
        RuntimeHelpers.RunClassConstructor(typeof(Settings).TypeHandle);
#else
        Make<Settings>();
#endif
    }

    static void Main() {
        Thread other = new Thread(Start);
        other.Start();
        Debug.Assert(Settings.Level == 1);
    }
}
