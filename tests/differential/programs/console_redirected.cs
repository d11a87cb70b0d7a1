// compilers: dotnet mono
// Console.SetOut, SetError, SetIn.
using System;
using System.IO;
using System.Text;

class Upper : TextWriter {
    readonly TextWriter to;
    public Upper(TextWriter to) { this.to = to; }
    public override Encoding Encoding { get { return to.Encoding; } }
    public override void Write(char value) { to.Write(char.ToUpperInvariant(value)); }
    public override void Write(string value) { to.Write(value.ToUpperInvariant()); }
}

static class Program {
    static void Main() {
        TextWriter before = Console.Out;
        var text = new StringWriter();
        Console.SetOut(text);
        Console.Write("one ");
        Console.WriteLine(2);
        Console.WriteLine("{0} {1}", 3, 4.5);
        Console.Out.WriteLine('c');
        Console.SetOut(before);
        Console.Write(text.ToString());
        Console.Error.WriteLine("this is not compared");
        Console.SetError(text);
        Console.Error.WriteLine("error");
        Console.SetIn(new StringReader("first\nsecond\n"));
        Console.WriteLine(Console.ReadLine() + " " + Console.Read() + " " + Console.In.ReadToEnd().Length);
        Console.SetOut(new Upper(before));
        Console.Write("upper");
        Console.WriteLine(true);
        Console.SetOut(before);
        Console.WriteLine(text.ToString().Length);
        try {
            Console.SetOut(null);
        } catch (ArgumentNullException e) {
            Console.WriteLine(e.ParamName);
        }
        Console.SetOut(Console.Out);
        Console.WriteLine("done");
    }
}
