// compilers: dotnet
// Encoders and decoders of what comes in parts, and what reads and writes by them.
using System; using System.IO; using System.Text; using System.Threading.Tasks;
class P { static async Task Main() {
  var m = new MemoryStream();
  using (var w = new StreamWriter(m, leaveOpen: true) { AutoFlush = true }) { w.WriteLine("a {0}", 1); await w.WriteLineAsync("bcd"); await w.WriteAsync("e"); await w.FlushAsync(); w.Write(new[] { 'x', 'y' }); w.WriteLine(3.5); w.WriteLine(true); }
  m.Position = 0; var r = new StreamReader(m); Console.WriteLine(await r.ReadLineAsync()); Console.WriteLine(r.Peek()); Console.WriteLine((char)r.Read()); Console.WriteLine(await r.ReadToEndAsync()); Console.WriteLine(r.ReadLine() == null);
  var b = new char[3]; r = new StreamReader(new MemoryStream(Encoding.UTF8.GetBytes("\u20ac\u20ac\u20ac\u20ac\r\nq\rz"))); Console.WriteLine(r.Read(b, 0, 3) + " " + (int)b[2]); Console.WriteLine(r.ReadLine().Length + r.ReadLine() + r.ReadLine());
  r = new StreamReader(new MemoryStream(new byte[] { 0xff, 0xfe, 65, 0 }), true); Console.WriteLine(r.ReadToEnd() + r.CurrentEncoding.WebName);
  int cu, bu; bool done; var e = Encoding.UTF8.GetEncoder(); var bytes = new byte[4]; e.Convert("\u20ac\u20ac".ToCharArray(), 0, 2, bytes, 0, 4, true, out cu, out bu, out done); Console.WriteLine(cu + " " + bu + " " + done);
  var d = Encoding.UTF8.GetDecoder(); var cs = new char[1]; d.Convert(new byte[] { 0xe2, 0x82, 0xac, 65 }, 0, 4, cs, 0, 1, false, out bu, out cu, out done); Console.WriteLine(bu + " " + cu + " " + done + " " + (int)cs[0]);
  d = Encoding.Unicode.GetDecoder(); cs = new char[4]; Console.WriteLine(d.GetChars(new byte[] { 65 }, 0, 1, cs, 0) + " " + d.GetChars(new byte[] { 0, 0x3d, 0xd8 }, 0, 3, cs, 0) + cs[0] + " " + d.GetChars(new byte[] { 0, 0xde }, 0, 2, cs, 0) + " " + (int)cs[0]);
  d = Encoding.UTF8.GetDecoder(); Console.WriteLine(d.GetChars(new byte[] { 0xf0, 0x9f }, 0, 2, cs, 0)); d.Reset(); Console.WriteLine(d.GetChars(new byte[] { 65 }, 0, 1, cs, 0));
  foreach (var bad in new[] { new byte[] { 0xe2, 0x28 }, new byte[] { 0xf0, 0x80 }, new byte[] { 0x80, 0x80 }, new byte[] { 0xed, 0xa0 }, new byte[] { 0xc1 } }) { d = Encoding.UTF8.GetDecoder(); Console.Write(d.GetCharCount(bad, 0, bad.Length, false) + " " + d.GetCharCount(bad, 0, bad.Length, true) + "; "); }
  Console.WriteLine();
  Console.WriteLine(Encoding.UTF8.CodePage + " " + Encoding.Unicode.CodePage + " " + Encoding.BigEndianUnicode.CodePage + " " + Encoding.ASCII.CodePage + " " + Encoding.Latin1.CodePage);
  using (var bw = new BinaryWriter(m)) { m.SetLength(0); bw.Write("h\u20ac"); bw.Write(5); m.Position = 0; var br = new BinaryReader(m); Console.WriteLine(br.ReadString().Length + " " + br.ReadInt32()); }
} }
