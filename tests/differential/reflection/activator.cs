// compilers: dotnet
// Instances of types that are known only as the program runs, and why there may be none.
using System;
using System.Collections.Generic;

class FailsFirst
{
    static FailsFirst()
    {
        throw new InvalidOperationException("class constructor");
    }
}

class Fails
{
    public Fails()
    {
        throw new FormatException("constructor");
    }
}

struct FailingValue
{
    public int Number;

    public FailingValue()
    {
        throw new FormatException("constructor of a value");
    }
}

class Inner
{
    public static int Made;

    public Inner()
    {
        Made++;
        Activator.CreateInstance<Fails>();
    }
}

abstract class Unfinished
{
}

interface INothing
{
}

class NeedsNumber
{
    public NeedsNumber(int number)
    {
    }
}

class Hidden
{
    Hidden()
    {
    }
}

class Finalizable
{
    public int Number = 3;

    ~Finalizable()
    {
    }
}

static class Program
{
    static T New<T>() where T : new()
    {
        return new T();
    }

    static void Show(string what, Func<object> make)
    {
        try
        {
            object made = make();
            Console.WriteLine(what + ": " + (made == null ? "null" : made.ToString()));
        }
        catch (Exception exception)
        {
            string text = what;
            for (Exception one = exception; one != null; one = one.InnerException)
            {
                text += "\n  " + one.GetType() + ": " + one.Message;
            }
            Console.WriteLine(text);
        }
    }

    static void Refused(Type type)
    {
        Show(type.Name, () => Activator.CreateInstance(type));
    }

    static void Main()
    {
        Show("new", () => New<FailsFirst>());
        Show("by parameter", () => Activator.CreateInstance<FailsFirst>());
        Show("by type", () => Activator.CreateInstance(typeof(FailsFirst)));
        Show("direct", () => new FailsFirst());
        Show("new", () => New<Fails>());
        Show("by type", () => Activator.CreateInstance(typeof(Fails)));
        Show("value", () => New<FailingValue>().Number);
        Show("value by type", () => Activator.CreateInstance(typeof(FailingValue)));
        Show("nested", () => New<Inner>());
        Console.WriteLine(Inner.Made);
        Show("finalizable", () => New<Finalizable>().Number);
        Show("enum", () => Activator.CreateInstance(typeof(DayOfWeek)));
        Show("nullable", () => Activator.CreateInstance(typeof(int?)));
        Show("pair", () => Activator.CreateInstance<KeyValuePair<int, string>>());
        Show("lazy", () => new Lazy<Fails>().Value);
        Refused(typeof(Unfinished));
        Refused(typeof(INothing));
        Refused(typeof(NeedsNumber));
        Refused(typeof(Hidden));
        Refused(typeof(Program));
        Refused(typeof(string));
        Refused(typeof(int[]));
        Refused(typeof(Action));
        Refused(typeof(void));
        try
        {
            Activator.CreateInstance(typeof(List<>));
        }
        catch (ArgumentException)
        {
            Console.WriteLine("open");
        }
        Show("no type", () => Activator.CreateInstance((Type)null));
        try
        {
            New<Fails>();
        }
        catch (Exception exception) when (exception.InnerException is FormatException)
        {
            Console.WriteLine("filtered");
        }
    }
}
