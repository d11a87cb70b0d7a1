// compilers: dotnet
using System;
using System.Globalization;
using System.Linq;
using System.Numerics;
using System.Text;

static class GenericMath
{
    static T Sum<T>(params T[] all) where T : INumber<T>
    {
        T sum = T.Zero;
        foreach (T one in all) sum += one;
        return sum;
    }

    static T Power<T>(T value, int exponent) where T : IMultiplyOperators<T, T, T>, IMultiplicativeIdentity<T, T>
    {
        T result = T.MultiplicativeIdentity;
        while (exponent-- > 0) result *= value;
        return result;
    }

    static string Limits<T>() where T : IMinMaxValue<T>
    {
        return T.MinValue + " " + T.MaxValue;
    }

    static string Bits<T>(T value) where T : IBinaryInteger<T>
    {
        return $"{T.PopCount(value)} {T.LeadingZeroCount(value)} {T.TrailingZeroCount(value)} {T.RotateLeft(value, 3)} {value >>> 1} " +
            $"{T.IsPow2(value)} {value.GetByteCount()} {value.GetShortestBitLength()} {T.Log2(T.Abs(value | T.One))} {T.DivRem(value, T.One + T.One)}";
    }

    static string Kinds<T>(T value) where T : INumberBase<T>
    {
        return $"{T.IsNegative(value)} {T.IsZero(value)} {T.IsInteger(value)} {T.IsOddInteger(value)} {T.IsFinite(value)} {T.Abs(value)} " +
            $"{T.MaxMagnitude(value, T.One)} {T.IsNaN(value)} {T.Radix}";
    }

    static string Compared<T>(T left, T right) where T : INumber<T>
    {
        return $"{T.Max(left, right)} {T.Min(left, right)} {T.Clamp(left, T.Zero, right)} {T.Sign(left)} {T.CopySign(left, right)} " +
            $"{left > right} {left.CompareTo(right)} {left == right}";
    }

    static string Converted<T>(T value) where T : INumber<T>
    {
        string checkedOne;
        try
        {
            checkedOne = byte.CreateChecked(value).ToString();
        }
        catch (OverflowException)
        {
            checkedOne = "too large";
        }
        return $"{checkedOne} {byte.CreateSaturating(value)} {byte.CreateTruncating(value)} {long.CreateChecked(value)} " +
            $"{double.CreateChecked(value).ToString(CultureInfo.InvariantCulture)} {T.CreateChecked(7)}";
    }

    static string Parsed<T>(string text) where T : ISpanParsable<T>
    {
        T result;
        string tried = T.TryParse(text, CultureInfo.InvariantCulture, out result) ? result.ToString() : "none";
        string parsed;
        try
        {
            parsed = T.Parse(text.AsSpan(), CultureInfo.InvariantCulture).ToString();
        }
        catch (Exception e)
        {
            parsed = e.GetType().Name;
        }
        return tried + " " + parsed;
    }

    static string Utf8<T>(T value) where T : IUtf8SpanFormattable
    {
        Span<byte> bytes = stackalloc byte[32];
        int written;
        bool fits = value.TryFormat(bytes, out written, default, CultureInfo.InvariantCulture);
        return fits + " " + Encoding.UTF8.GetString(bytes.Slice(0, written));
    }

    static string Written<T>(T value) where T : IBinaryInteger<T>
    {
        var bytes = new byte[16];
        int count = value.WriteBigEndian(bytes);
        string big = string.Join(",", bytes.Take(count));
        count = value.WriteLittleEndian(bytes);
        return big + " " + string.Join(",", bytes.Take(count)) + " " + T.ReadLittleEndian(bytes.AsSpan(0, count), false);
    }

    static void Main()
    {
        Console.WriteLine(Sum(1, 2, 3) + " " + Sum(1L, 2L) + " " + Sum<byte>(1, 2) + " " + Sum('a', (char)1));
        Console.WriteLine(Sum(1.5, 2) .ToString(CultureInfo.InvariantCulture) + " " + Sum(1.5f).ToString(CultureInfo.InvariantCulture) + " " + Sum(1.5m, 2m).ToString(CultureInfo.InvariantCulture));
        Console.WriteLine(Power(3, 4) + " " + Power(2L, 40) + " " + Power(0.5, 2).ToString(CultureInfo.InvariantCulture) + " " + Power((nint)2, 3));
        Console.WriteLine(Limits<int>() + " " + Limits<byte>() + " " + Limits<ulong>() + " " + Limits<sbyte>() + " " + Limits<short>());
        Console.WriteLine(Bits(12) + " | " + Bits((byte)12) + " | " + Bits(-5L) + " | " + Bits((ushort)9) + " | " + Bits(77u));
        Console.WriteLine(Kinds(-3) + " | " + Kinds(0.0) + " | " + Kinds((byte)4) + " | " + Kinds(double.NaN));
        Console.WriteLine(Compared(3, 5) + " | " + Compared(-2L, 7L) + " | " + Compared((byte)9, (byte)3) + " | " + Compared(1.0, 2.0));
        Console.WriteLine(Converted(300) + " | " + Converted(77L) + " | " + Converted((short)-3) + " | " + Converted(2.0));
        Console.WriteLine(Parsed<int>("12") + " | " + Parsed<int>("x") + " | " + Parsed<byte>("300") + " | " + Parsed<bool>("true") + " | " + Parsed<char>("c"));
        Console.WriteLine(Utf8(12) + " | " + Utf8(-7L) + " | " + Utf8((byte)3));
        Console.WriteLine(Written(258) + " | " + Written((short)-2) + " | " + Written(7L));
        Console.WriteLine(int.PopCount(7) + " " + int.Log2(9) + " " + uint.RotateRight(1, 1) + " " + long.Clamp(5, 1, 3));
        Console.WriteLine(int.DivRem(7, 2) + " " + int.IsEvenInteger(4) + " " + int.MaxMagnitude(-4, 3) + " " + double.IsInteger(2.0) + " " + char.IsAsciiDigit('3'));
        Console.WriteLine((5 is INumber<int>) + " " + ((object)5L is INumber<long>) + " " + ((object)5L is INumber<int>) + " " + ((object)'c' is IBinaryInteger<char>));
        Console.WriteLine(typeof(int).GetInterfaces().Length + " " + typeof(INumber<int>).IsAssignableFrom(typeof(int)) + " " + typeof(double).GetInterfaces().Contains(typeof(IFloatingPoint<double>)));
    }
}
