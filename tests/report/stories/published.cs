// What is published before it is filled; a class that one of the threads initializes.
// model: dotnet
#define DEBUG
using System.Diagnostics;
using System.Threading;

class Settings {
    static Settings instance;
    static readonly object gate = new object();
    public int Timeout = 10, Retries = 3;

    public static Settings Instance {
        get {
            if (instance == null) {
                lock (gate) {
                    if (instance == null) instance = new Settings { Timeout = 30 };
                }
            }
            return instance;
        }
    }
}

class Program {
    static void Use() {
        Debug.Assert(Settings.Instance.Timeout == 30);
    }

    static void Main() {
        new Thread(Use).Start();
        new Thread(Use).Start();
    }
}
