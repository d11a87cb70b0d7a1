// compilers: dotnet
// Generic definitions, TypeInfo, assemblies of the program, event sources that nobody listens to.
using System;
using System.Collections.Generic;
using System.Diagnostics.Tracing;
using System.Linq;
using System.Reflection;

[assembly: AssemblyVersion("3.1.4.1")]

[EventSource(Name = "My-Events")]
class Events : EventSource
{
    public static readonly Events Log = new Events();
    public string Seen = "";

    [Event(1)]
    public void Started(int number, string text)
    {
        WriteEvent(1, number, text);
    }

    protected override void OnEventCommand(EventCommandEventArgs command)
    {
        Seen += command.Command + " " + string.Join(",", command.Arguments.Keys) + ";";
    }
}

[EventSource(Guid = "d85b1407-351d-4694-9392-03acc5870eb1")]
class Other : EventSource
{
    public Other() : base(EventSourceSettings.ThrowOnEventWriteErrors)
    {
    }
}

class Pair<TFirst, TSecond>
{
    public class Inner
    {
    }
}

namespace Inside
{
    public class Visible
    {
        public struct Nested
        {
        }
    }
}

static class Program
{
    static void Try(Func<object> action)
    {
        try
        {
            Console.WriteLine(action() ?? "null");
        }
        catch (Exception exception)
        {
            Console.WriteLine(exception.GetType() + ": " + exception.Message);
        }
    }

    static void Generics()
    {
        Type open = typeof(Pair<,>), closed = typeof(Pair<int, string>);
        Console.WriteLine(open + " " + closed + " " + open.IsGenericTypeDefinition + closed.IsGenericTypeDefinition);
        Console.WriteLine((closed.GetGenericTypeDefinition() == open) + " " + open.GetGenericArguments()[0].IsGenericParameter + closed.GetGenericArguments()[0].IsGenericParameter);
        Console.WriteLine(open.ContainsGenericParameters + " " + closed.ContainsGenericParameters + " " + typeof(List<>).IsGenericType + " " + typeof(int).IsGenericParameter);
        Try(() => typeof(int).GetGenericTypeDefinition());
        TypeInfo info = typeof(Exception).GetTypeInfo();
        Console.WriteLine(info.IsAssignableFrom(typeof(FormatException).GetTypeInfo()) + " " + info.IsAssignableFrom(typeof(string).GetTypeInfo()) + " " + (info.AsType() == typeof(Exception)));
        Console.WriteLine(typeof(Pair<int, int>.Inner).IsNestedPublic + " " + typeof(Program).IsNotPublic + " " + typeof(Inside.Visible).IsPublic + " " + typeof(Inside.Visible.Nested).IsVisible + " " + typeof(Program).IsVisible);
        Console.WriteLine(typeof(Inside.Visible).Attributes + " / " + typeof(Program).Attributes + " / " + typeof(Inside.Visible.Nested).Attributes);
    }

    static void Assemblies()
    {
        Assembly mine = typeof(Program).Assembly;
        Console.WriteLine(mine.GetName().Version + " " + (mine == typeof(Inside.Visible).Assembly) + " " + (mine == typeof(Pair<Events, Events>[]).Assembly) + " " + (mine == Assembly.GetExecutingAssembly()) + " " + (mine == Assembly.GetEntryAssembly()));
        Console.WriteLine(mine.FullName.Substring(mine.FullName.IndexOf(',')) + " " + (mine.GetName().Name.Length > 0) + " " + mine.GetName().GetPublicKeyToken().Length);
        Console.WriteLine(string.Join(" ", new object[] { mine.GetType("Inside.Visible"), mine.GetType("Inside.Visible+Nested"), mine.GetType("Pair`2"), mine.GetType("None") ?? (object)"none" }));
        Try(() => mine.GetType("None", true).Name.Length);
        Console.WriteLine(string.Join(" ", mine.GetExportedTypes().Select(t => t.FullName)));
        Console.WriteLine(Type.GetType("Inside.Visible[]") + " " + Type.GetType("Pair`2[Events,Inside.Visible]") + " " + (Type.GetType("Nowhere.Type") == null));
    }

    static void Tracing()
    {
        Events log = Events.Log;
        log.Started(1, "x");
        log.Write("event", new { A = 1 });
        Console.WriteLine(log.Name + " " + log.Guid + " " + log.IsEnabled() + log.IsEnabled(EventLevel.Error, EventKeywords.All) + " " + log.Settings + " " + (log.ConstructionException == null));
        Console.WriteLine(log + " " + EventSource.GetName(typeof(Other)) + " " + EventSource.GetGuid(typeof(Other)));
        EventSource.SendCommand(log, (EventCommand)5, new Dictionary<string, string> { { "a", "b" } });
        Console.WriteLine(log.Seen);
        Try(() => { EventSource.SendCommand(log, EventCommand.Enable, null); return null; });
        using (EventSource named = new EventSource("Named", EventSourceSettings.Default, "k", "v", "l", "w"))
        {
            Console.WriteLine(named.Name + " " + named.Guid + " " + named.GetTrait("l") + " " + (named.GetTrait("m") ?? "null") + " " + named.Settings);
        }
        Other other = new Other();
        Console.WriteLine(other.Name + " " + other.Guid + " " + other.Settings);
        Console.WriteLine(EventSource.CurrentThreadActivityId);
        EventSource.SetCurrentThreadActivityId(new Guid(1, 2, 3, new byte[8]), out Guid before);
        Console.WriteLine(before + " " + EventSource.CurrentThreadActivityId);
        Try(() => new EventSource(null));
    }

    static void Main()
    {
        Generics();
        Assemblies();
        Tracing();
    }
}
