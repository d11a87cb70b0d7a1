// Asks the world: a file, a service, a library. Stand-ins answer.
using System;
using System.Diagnostics;
using System.IO;

public class Service
{
    public virtual int Ask() { throw new InvalidOperationException("nobody is there"); }
    public static int Most() { return 1; }
    public static int AskOften(Service service)
    {
        int sum = 0;
        for (int i = 0; i < 2; i++) sum += service.Ask();
        return sum;
    }
}

static class Program
{
    static void Main()
    {
        string text = File.ReadAllText("settings");
        int sum = Service.AskOften(new Service());
        Console.WriteLine(text + " " + sum);
        Debug.Assert(sum <= 2 * Service.Most());
        Debug.Assert(text != "fast" || sum < 2);
    }

    static void Stores()
    {
        Debug.Assert(Store.Get() == 4);
        Debug.Assert(new Shelf<int>().Put(3) == 3);
    }
}
