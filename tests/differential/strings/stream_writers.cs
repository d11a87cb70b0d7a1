// compilers: dotnet
// Text in streams of bytes.
using System; using System.IO; using System.Text;
class P {
  static void Main() {
    var m = new MemoryStream();
    var w = new StreamWriter(m);
    w.WriteLine("Hello"); w.Write("gr\u00fc\u00df \u20ac \U0001F600\n"); w.Write('x'); w.Write(12); w.WriteLine(); w.Flush();
    Console.WriteLine(m.Length); Console.WriteLine(BitConverter.ToString(m.ToArray()));
    m.Position = 0;
    var r = new StreamReader(m);
    Console.WriteLine(r.ReadLine() == "Hello"); string s = r.ReadToEnd(); foreach (char c in s) Console.Write((int)c + " "); Console.WriteLine();
    Console.WriteLine(r.CurrentEncoding.WebName + " " + r.EndOfStream);
    foreach (var e in new Encoding[] { Encoding.UTF8, new UTF8Encoding(false), Encoding.Unicode, Encoding.BigEndianUnicode, Encoding.ASCII, Encoding.Latin1 }) {
      var mm = new MemoryStream();
      using (var ww = new StreamWriter(mm, e, 128, true)) { ww.Write("a\u00e9b"); ww.WriteLine(new string('q', 300)); ww.Write("\u20ac" ); ww.Write("\ud83d"); ww.Write("\ude00"); }
      byte[] b = mm.ToArray(); int h = 17; foreach (byte x in b) h = h * 31 + x;
      Console.WriteLine(e.WebName + " " + b.Length + " " + h + " " + BitConverter.ToString(b, 0, 8));
      var rr = new StreamReader(new MemoryStream(b), e);
      string l; while ((l = rr.ReadLine()) != null) { int hh = 0; foreach (char c in l) hh = hh * 31 + c; Console.WriteLine(l.Length + " " + hh); }
    }
    var d = Encoding.UTF8.GetDecoder(); var chars = new char[10];
    Console.WriteLine(d.GetChars(new byte[] { 0xe2, 0x82 }, 0, 2, chars, 0)); Console.WriteLine(d.GetChars(new byte[] { 0xac, 0x41 }, 0, 2, chars, 0) + " " + (int)chars[0] + " " + (int)chars[1]);
    Console.WriteLine(d.GetCharCount(new byte[] { 0xe2 }, 0, 1, true)); Console.WriteLine(d.GetChars(new byte[] { 0xe2, 0x82 }, 0, 2, chars, 0, true) + " " + (int)chars[0]);
    var en = Encoding.UTF8.GetEncoder(); var bytes = new byte[10];
    Console.WriteLine(en.GetBytes(new[] { '\ud83d' }, 0, 1, bytes, 0, false)); Console.WriteLine(en.GetBytes(new[] { '\ude00', 'a' }, 0, 2, bytes, 0, false) + " " + BitConverter.ToString(bytes, 0, 5));
    Console.WriteLine(en.GetBytes(new[] { '\ud83d' }, 0, 1, bytes, 0, true) + " " + BitConverter.ToString(bytes, 0, 3));
  }
}
