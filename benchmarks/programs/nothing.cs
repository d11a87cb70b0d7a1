// Nothing but starting up: what benchmarks/interpreter takes off the other programs' times.
public static class Nothing
{
    public static void Main() { System.Console.WriteLine(0); }
}
