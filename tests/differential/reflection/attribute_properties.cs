// compilers: dotnet
// What attributes of the class library have been given.
using System;
using System.CodeDom.Compiler;
using System.Diagnostics;
using System.Diagnostics.CodeAnalysis;
using System.Linq;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Runtime.Versioning;

[assembly: AssemblyTitle("a title")]
[assembly: AssemblyMetadata("key", "value")]
[assembly: AssemblyInformationalVersion("1.2.3-beta")]

[Obsolete("use another", DiagnosticId = "D1")]
[DebuggerDisplay("shown", Name = "n")]
[Guid("11111111-2222-3333-4444-555555555555")]
[CLSCompliant(false)]
class Old
{
    [Obsolete] public void Silent() { }
    [Obsolete("gone", true)] public void Gone() { }
    [Obsolete("later")] public void Warned() { }
    [Conditional("NEVER"), Conditional("EVER")] public void Sometimes() { }
    [DebuggerBrowsable(DebuggerBrowsableState.Collapsed)] public int Collapsed = 0;
    [UnsupportedOSPlatform("mars", "too cold"), SupportedOSPlatform("earth")] public void Here() { }
    [RequiresUnreferencedCode("m")] public void Unreferenced() { }
    [GeneratedCode("tool", "1")] public void Generated() { }
    [MemberNotNull("One", "Two")] public void Sets() { }
    [MemberNotNullWhen(true, "One")] public bool SetsIf() { return true; }
    public (int First, string Second) Pair() { return (1, ""); }
    [Experimental("E1")] public void Tried() { }
}

static class Program
{
    static T On<T>(string name) where T : Attribute => typeof(Old).GetMethod(name).GetCustomAttribute<T>();

    static void Main()
    {
        var type = typeof(Old);
        var obsolete = type.GetCustomAttribute<ObsoleteAttribute>();
        Console.WriteLine(obsolete.Message + " " + obsolete.IsError + " " + obsolete.DiagnosticId);
        Console.WriteLine((On<ObsoleteAttribute>("Silent").Message == null) + " " + On<ObsoleteAttribute>("Warned").Message + " " + On<ObsoleteAttribute>("Warned").IsError + " " + On<ObsoleteAttribute>("Gone").IsError);
        Console.WriteLine(type.GetCustomAttribute<DebuggerDisplayAttribute>().Value + " " + type.GetCustomAttribute<GuidAttribute>().Value);
        Console.WriteLine(type.GetCustomAttribute<CLSCompliantAttribute>().IsCompliant);
        Console.WriteLine(string.Join(" ", type.GetMethod("Sometimes").GetCustomAttributes<ConditionalAttribute>().Select(a => a.ConditionString).OrderBy(s => s)));
        Console.WriteLine(type.GetField("Collapsed").GetCustomAttribute<DebuggerBrowsableAttribute>().State);
        Console.WriteLine(On<UnsupportedOSPlatformAttribute>("Here").PlatformName + " " + On<UnsupportedOSPlatformAttribute>("Here").Message);
        Console.WriteLine(On<SupportedOSPlatformAttribute>("Here").PlatformName);
        Console.WriteLine(On<RequiresUnreferencedCodeAttribute>("Unreferenced").Message);
        Console.WriteLine(On<GeneratedCodeAttribute>("Generated").Tool + On<GeneratedCodeAttribute>("Generated").Version);
        Console.WriteLine(string.Join(",", On<MemberNotNullAttribute>("Sets").Members));
        Console.WriteLine(On<MemberNotNullWhenAttribute>("SetsIf").ReturnValue + string.Join(",", On<MemberNotNullWhenAttribute>("SetsIf").Members));
        Console.WriteLine(On<ExperimentalAttribute>("Tried").DiagnosticId);
        var assembly = type.Assembly;
        Console.WriteLine(assembly.GetCustomAttribute<AssemblyTitleAttribute>().Title);
        Console.WriteLine(assembly.GetCustomAttribute<AssemblyMetadataAttribute>().Key + assembly.GetCustomAttribute<AssemblyMetadataAttribute>().Value);
        Console.WriteLine(assembly.GetCustomAttribute<AssemblyInformationalVersionAttribute>().InformationalVersion);
    }
}
