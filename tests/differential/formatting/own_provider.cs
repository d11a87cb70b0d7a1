// compilers: dotnet
// IFormatProvider and ICustomFormatter of one's own: units, plurals and masks in composite formats.
using System;
using System.Globalization;
using System.Text;

sealed class Units : IFormatProvider, ICustomFormatter
{
    public object GetFormat(Type type) => type == typeof(ICustomFormatter) ? this : null;
    public string Format(string format, object arg, IFormatProvider provider)
    {
        if (format == null) return arg is IFormattable plain ? plain.ToString(null, CultureInfo.InvariantCulture) : arg?.ToString() ?? "(null)";
        if (format == "size" && arg is IConvertible)
        {
            double d = Convert.ToDouble(arg);
            int i = 0;
            while (d >= 1024 && i < 4) { d /= 1024; i++; }
            return d.ToString("0.#", CultureInfo.InvariantCulture) + " " + "B KB MB GB TB".Split(' ')[i];
        }
        if (format.StartsWith("plural:")) return arg + " " + format["plural:".Length..] + (Equals(arg, 1) ? "" : "s");
        if (format.StartsWith("mask:"))
        {
            string digits = arg.ToString(), mask = format["mask:".Length..];
            var b = new StringBuilder();
            int at = 0;
            foreach (char c in mask) b.Append(c == '#' && at < digits.Length ? digits[at++] : c);
            return b.ToString();
        }
        return arg is IFormattable f ? f.ToString(format, CultureInfo.InvariantCulture) : arg.ToString();
    }
}
static class Program
{
    static void Main()
    {
        var u = new Units();
        Console.WriteLine(string.Format(u, "{0:size} {1:size} {2:size}", 512, 1536, 5L << 30));
        Console.WriteLine(string.Format(u, "{0:plural:file} {1:plural:folder} {2:mask:(###) ###-####}", 1, 3, 5551234567));
        Console.WriteLine(string.Format(u, "[{0,12:size}] [{0,-8:X}] [{1}] [{2:F1}]", 2048, null, 2.25));
        Console.WriteLine(new StringBuilder().Append(u, $"{3072:size} ").AppendFormat(u, "{0:size}/{1:yyyy}", 1 << 20, new DateTime(2001, 2, 3)));
        FormattableString s = $"{3:plural:cat} and {1:plural:dog}";
        Console.WriteLine(s.ToString(u));
        Console.WriteLine(string.Create(u, $"{2000:size}|{7,4}|{"text"}"));
    }
}
