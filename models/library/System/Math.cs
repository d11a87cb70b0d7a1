// System.Math and MathF. What has no exact definition is left to the C++ library, rounded to float
// for MathF.
using System.Runtime.CompilerServices;

namespace System
{
    [Completed]
    public static class Math
    {
        public const double E = 2.7182818284590452354;
        public const double PI = 3.14159265358979323846;
        public const double Tau = 6.283185307179586476925;

        // ---- the machine's: <cmath> -------------------------------------------------------------

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Sqrt(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Cbrt(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Sin(double a);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Cos(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Tan(double a);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Asin(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Acos(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Atan(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Atan2(double y, double x);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Sinh(double value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Cosh(double value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Tanh(double value);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Asinh(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Acosh(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Atanh(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Exp(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern double NaturalLog(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Log2(double x);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Log10(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double Pow(double x, double y);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern double FloorOf(double d);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern double CeilingOf(double d);

        // To the nearest whole number, halves to the even one: nearbyint().
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern double RoundToEven(double d);

        // The IEEE remainder: remainder().
        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double IEEERemainder(double x, double y);

        [MethodImpl(MethodImplOptions.InternalCall)]
        public static extern double FusedMultiplyAdd(double x, double y, double z);

        // ---- made of them -----------------------------------------------------------------------

        public static ValueTuple<double, double> SinCos(double x)
        {
            return new ValueTuple<double, double>(Sin(x), Cos(x));
        }

        public static double Log(double d)
        {
            return NaturalLog(d);
        }

        public static double Log(double a, double newBase)
        {
            if (double.IsNaN(a)) return a;
            if (double.IsNaN(newBase)) return newBase;
            if (newBase == 1) return double.NaN;
            if (a != 1 && (newBase == 0 || double.IsPositiveInfinity(newBase))) return double.NaN;
            return NaturalLog(a) / NaturalLog(newBase);
        }

        public static int ILogB(double x)
        {
            if (x == 0) return int.MinValue;
            if (!double.IsFinite(x)) return int.MaxValue;
            int exponent = (int)(BitConverter.DoubleToInt64Bits(x) >> 52) & 0x7FF;
            return exponent != 0 ? exponent - 1023 : ILogB(x * 18014398509481984.0) - 54;
        }

        public static double ScaleB(double x, int n)
        {
            n = Clamp(n, -2200, 2200);
            for (; n > 1000; n -= 1000) x *= Pow(2, 1000);
            for (; n < -1000; n += 1000) x *= Pow(2, -1000);
            return x * Pow(2, n);
        }

        public static double Floor(double d)
        {
            return FloorOf(d);
        }

        public static double Ceiling(double a)
        {
            return CeilingOf(a);
        }

        public static double Truncate(double d)
        {
            return double.IsNegative(d) ? CeilingOf(d) : FloorOf(d);
        }

        public static decimal Floor(decimal d)
        {
            return decimal.Floor(d);
        }

        public static decimal Ceiling(decimal d)
        {
            return decimal.Ceiling(d);
        }

        public static decimal Truncate(decimal d)
        {
            return decimal.Truncate(d);
        }

        public static double Round(double a)
        {
            return RoundToEven(a);
        }

        public static double Round(double value, MidpointRounding mode)
        {
            switch (mode)
            {
                case MidpointRounding.ToEven:
                    return RoundToEven(value);
                case MidpointRounding.AwayFromZero:
                    double truncated = Truncate(value);
                    if (Abs(value - truncated) < 0.5) return truncated;
                    return truncated + (value < 0 ? -1 : 1);
                case MidpointRounding.ToZero:
                    return Truncate(value);
                case MidpointRounding.ToNegativeInfinity:
                    return FloorOf(value);
                case MidpointRounding.ToPositiveInfinity:
                    return CeilingOf(value);
                default:
                    throw new ArgumentException("The value '" + ((int)mode).ToString()
                        + "' is not valid for this usage of the type MidpointRounding.", "mode");
            }
        }

        public static double Round(double value, int digits)
        {
            return Round(value, digits, MidpointRounding.ToEven);
        }

        public static double Round(double value, int digits, MidpointRounding mode)
        {
            if (digits < 0 || digits > 15)
            {
                throw new ArgumentOutOfRangeException("digits",
                    "Rounding digits must be between 0 and 15, inclusive.");
            }
            if (Abs(value) >= 1e16) return value;
            double power = 1;
            for (int i = 0; i < digits; i++) power *= 10;
            return Round(value * power, mode) / power;
        }

        public static decimal Round(decimal d)
        {
            return decimal.Round(d);
        }

        public static decimal Round(decimal d, int decimals)
        {
            return decimal.Round(d, decimals);
        }

        public static decimal Round(decimal d, MidpointRounding mode)
        {
            return decimal.Round(d, mode);
        }

        public static decimal Round(decimal d, int decimals, MidpointRounding mode)
        {
            return decimal.Round(d, decimals, mode);
        }

        public static double CopySign(double x, double y)
        {
            return double.IsNegative(x) == double.IsNegative(y) ? x : -x;
        }

        public static double BitIncrement(double x)
        {
            if (double.IsNaN(x) || x == double.PositiveInfinity) return x;
            if (x == 0) return double.Epsilon;
            long bits = BitConverter.DoubleToInt64Bits(x);
            return BitConverter.Int64BitsToDouble(x > 0 ? bits + 1 : bits - 1);
        }

        public static double BitDecrement(double x)
        {
            return -BitIncrement(-x);
        }

        // NaN wins, and -0 is smaller than 0.
        public static double Max(double val1, double val2)
        {
            if (val1 > val2 || double.IsNaN(val1)) return val1;
            if (val1 == val2) return double.IsNegative(val1) ? val2 : val1;
            return val2;
        }

        public static double Min(double val1, double val2)
        {
            if (val1 < val2 || double.IsNaN(val1)) return val1;
            if (val1 == val2) return double.IsNegative(val1) ? val1 : val2;
            return val2;
        }

        public static float Max(float val1, float val2)
        {
            return (float)Max((double)val1, (double)val2);
        }

        public static float Min(float val1, float val2)
        {
            return (float)Min((double)val1, (double)val2);
        }

        public static double MaxMagnitude(double x, double y)
        {
            double a = Abs(x), b = Abs(y);
            if (a > b || double.IsNaN(a)) return x;
            return a == b ? Max(x, y) : y;
        }

        public static double MinMagnitude(double x, double y)
        {
            double a = Abs(x), b = Abs(y);
            if (a < b || double.IsNaN(a)) return x;
            return a == b ? Min(x, y) : y;
        }

        public static double Abs(double value)
        {
            return BitConverter.Int64BitsToDouble(
                BitConverter.DoubleToInt64Bits(value) & 0x7FFFFFFFFFFFFFFF);
        }

        public static float Abs(float value)
        {
            return (float)Abs((double)value);
        }

        public static decimal Abs(decimal value)
        {
            return decimal.Abs(value);
        }

        public static sbyte Abs(sbyte value)
        {
            if (value == sbyte.MinValue) throw NoAbsolute();
            return value < 0 ? (sbyte)-value : value;
        }

        public static short Abs(short value)
        {
            if (value == short.MinValue) throw NoAbsolute();
            return value < 0 ? (short)-value : value;
        }

        public static int Abs(int value)
        {
            if (value == int.MinValue) throw NoAbsolute();
            return value < 0 ? -value : value;
        }

        public static long Abs(long value)
        {
            if (value == long.MinValue) throw NoAbsolute();
            return value < 0 ? -value : value;
        }

        public static IntPtr Abs(IntPtr value)
        {
            return new IntPtr(Abs(value.ToInt64()));
        }

        private static Exception NoAbsolute()
        {
            return new OverflowException(
                "Negating the minimum value of a twos complement number is invalid.");
        }

        private static Exception MinAboveMax(object min, object max)
        {
            return new ArgumentException("'" + min.ToString() + "' cannot be greater than "
                + max.ToString() + ".");
        }

        public static int Sign(double value)
        {
            if (value < 0) return -1;
            if (value > 0) return 1;
            if (value == 0) return 0;
            throw new ArithmeticException(
                "Function does not accept floating point Not-a-Number values.");
        }

        public static int Sign(float value)
        {
            return Sign((double)value);
        }

        public static int Sign(decimal value)
        {
            return decimal.Sign(value);
        }

        public static int Sign(sbyte value)
        {
            return Sign((long)value);
        }

        public static int Sign(short value)
        {
            return Sign((long)value);
        }

        public static int Sign(int value)
        {
            return Sign((long)value);
        }

        public static int Sign(long value)
        {
            return value < 0 ? -1 : value > 0 ? 1 : 0;
        }

        public static long BigMul(int a, int b)
        {
            return (long)a * b;
        }

        public static ulong BigMul(uint a, uint b)
        {
            return (ulong)a * b;
        }

        public static ulong BigMul(ulong a, ulong b, out ulong low)
        {
            ulong al = (uint)a, ah = a >> 32, bl = (uint)b, bh = b >> 32;
            ulong mid = ah * bl + ((al * bl) >> 32);
            ulong mid2 = al * bh + (uint)mid;
            low = a * b;
            return ah * bh + (mid >> 32) + (mid2 >> 32);
        }

        public static long BigMul(long a, long b, out long low)
        {
            ulong lowBits;
            ulong high = BigMul((ulong)a, (ulong)b, out lowBits);
            low = (long)lowBits;
            return (long)high - ((a >> 63) & b) - ((b >> 63) & a);
        }

        public static int DivRem(int a, int b, out int result)
        {
            int quotient = a / b;
            result = a - quotient * b;
            return quotient;
        }

        public static long DivRem(long a, long b, out long result)
        {
            long quotient = a / b;
            result = a - quotient * b;
            return quotient;
        }

        public static sbyte Max(sbyte val1, sbyte val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static sbyte Min(sbyte val1, sbyte val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static byte Max(byte val1, byte val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static byte Min(byte val1, byte val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static short Max(short val1, short val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static short Min(short val1, short val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static ushort Max(ushort val1, ushort val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static ushort Min(ushort val1, ushort val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static int Max(int val1, int val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static int Min(int val1, int val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static uint Max(uint val1, uint val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static uint Min(uint val1, uint val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static long Max(long val1, long val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static long Min(long val1, long val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static ulong Max(ulong val1, ulong val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static ulong Min(ulong val1, ulong val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static decimal Max(decimal val1, decimal val2)
        {
            return val1 >= val2 ? val1 : val2;
        }

        public static decimal Min(decimal val1, decimal val2)
        {
            return val1 <= val2 ? val1 : val2;
        }

        public static IntPtr Max(IntPtr val1, IntPtr val2)
        {
            return val1.ToInt64() >= val2.ToInt64() ? val1 : val2;
        }

        public static IntPtr Min(IntPtr val1, IntPtr val2)
        {
            return val1.ToInt64() <= val2.ToInt64() ? val1 : val2;
        }

        public static UIntPtr Max(UIntPtr val1, UIntPtr val2)
        {
            return val1.ToUInt64() >= val2.ToUInt64() ? val1 : val2;
        }

        public static UIntPtr Min(UIntPtr val1, UIntPtr val2)
        {
            return val1.ToUInt64() <= val2.ToUInt64() ? val1 : val2;
        }

        public static sbyte Clamp(sbyte value, sbyte min, sbyte max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static byte Clamp(byte value, byte min, byte max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static short Clamp(short value, short min, short max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static ushort Clamp(ushort value, ushort min, ushort max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static int Clamp(int value, int min, int max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static uint Clamp(uint value, uint min, uint max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static long Clamp(long value, long min, long max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static ulong Clamp(ulong value, ulong min, ulong max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static float Clamp(float value, float min, float max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static double Clamp(double value, double min, double max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static decimal Clamp(decimal value, decimal min, decimal max)
        {
            if (min > max) throw MinAboveMax(min, max);
            if (value < min) return min;
            return value > max ? max : value;
        }

        public static ValueTuple<sbyte, sbyte> DivRem(sbyte left, sbyte right)
        {
            sbyte quotient = (sbyte)(left / right);
            return new ValueTuple<sbyte, sbyte>(quotient, (sbyte)(left - quotient * right));
        }

        public static ValueTuple<byte, byte> DivRem(byte left, byte right)
        {
            byte quotient = (byte)(left / right);
            return new ValueTuple<byte, byte>(quotient, (byte)(left - quotient * right));
        }

        public static ValueTuple<short, short> DivRem(short left, short right)
        {
            short quotient = (short)(left / right);
            return new ValueTuple<short, short>(quotient, (short)(left - quotient * right));
        }

        public static ValueTuple<ushort, ushort> DivRem(ushort left, ushort right)
        {
            ushort quotient = (ushort)(left / right);
            return new ValueTuple<ushort, ushort>(quotient, (ushort)(left - quotient * right));
        }

        public static ValueTuple<int, int> DivRem(int left, int right)
        {
            int quotient = left / right;
            return new ValueTuple<int, int>(quotient, left - quotient * right);
        }

        public static ValueTuple<uint, uint> DivRem(uint left, uint right)
        {
            uint quotient = left / right;
            return new ValueTuple<uint, uint>(quotient, left - quotient * right);
        }

        public static ValueTuple<long, long> DivRem(long left, long right)
        {
            long quotient = left / right;
            return new ValueTuple<long, long>(quotient, left - quotient * right);
        }

        public static ValueTuple<ulong, ulong> DivRem(ulong left, ulong right)
        {
            ulong quotient = left / right;
            return new ValueTuple<ulong, ulong>(quotient, left - quotient * right);
        }
    }

    [Completed]
    public static class MathF
    {
        public const float E = 2.71828183f;
        public const float PI = 3.14159265f;
        public const float Tau = 6.283185307f;

        public static float Abs(float x)
        {
            return (float)Math.Abs((double)x);
        }

        public static float Sqrt(float x)
        {
            return (float)Math.Sqrt((double)x);
        }

        public static float Cbrt(float x)
        {
            return (float)Math.Cbrt((double)x);
        }

        public static float Sin(float x)
        {
            return (float)Math.Sin((double)x);
        }

        public static float Cos(float x)
        {
            return (float)Math.Cos((double)x);
        }

        public static float Tan(float x)
        {
            return (float)Math.Tan((double)x);
        }

        public static float Asin(float x)
        {
            return (float)Math.Asin((double)x);
        }

        public static float Acos(float x)
        {
            return (float)Math.Acos((double)x);
        }

        public static float Atan(float x)
        {
            return (float)Math.Atan((double)x);
        }

        public static float Sinh(float x)
        {
            return (float)Math.Sinh((double)x);
        }

        public static float Cosh(float x)
        {
            return (float)Math.Cosh((double)x);
        }

        public static float Tanh(float x)
        {
            return (float)Math.Tanh((double)x);
        }

        public static float Asinh(float x)
        {
            return (float)Math.Asinh((double)x);
        }

        public static float Acosh(float x)
        {
            return (float)Math.Acosh((double)x);
        }

        public static float Atanh(float x)
        {
            return (float)Math.Atanh((double)x);
        }

        public static float Exp(float x)
        {
            return (float)Math.Exp((double)x);
        }

        public static float Log(float x)
        {
            return (float)Math.Log((double)x);
        }

        public static float Log2(float x)
        {
            return (float)Math.Log2((double)x);
        }

        public static float Log10(float x)
        {
            return (float)Math.Log10((double)x);
        }

        public static float Floor(float x)
        {
            return (float)Math.Floor((double)x);
        }

        public static float Ceiling(float x)
        {
            return (float)Math.Ceiling((double)x);
        }

        public static float Truncate(float x)
        {
            return (float)Math.Truncate((double)x);
        }

        public static float Round(float x)
        {
            return (float)Math.Round((double)x);
        }

        public static float Max(float x, float y)
        {
            return (float)Math.Max((double)x, (double)y);
        }

        public static float Min(float x, float y)
        {
            return (float)Math.Min((double)x, (double)y);
        }

        public static float MaxMagnitude(float x, float y)
        {
            return (float)Math.MaxMagnitude((double)x, (double)y);
        }

        public static float MinMagnitude(float x, float y)
        {
            return (float)Math.MinMagnitude((double)x, (double)y);
        }

        public static float Pow(float x, float y)
        {
            return (float)Math.Pow((double)x, (double)y);
        }

        public static float Atan2(float x, float y)
        {
            return (float)Math.Atan2((double)x, (double)y);
        }

        public static float IEEERemainder(float x, float y)
        {
            return (float)Math.IEEERemainder((double)x, (double)y);
        }

        public static float CopySign(float x, float y)
        {
            return (float)Math.CopySign((double)x, (double)y);
        }

        public static float Log(float x, float y)
        {
            return (float)Math.Log((double)x, (double)y);
        }

        public static float Round(float x, int digits)
        {
            return Round(x, digits, MidpointRounding.ToEven);
        }

        public static float Round(float x, MidpointRounding mode)
        {
            return (float)Math.Round((double)x, mode);
        }

        public static float Round(float x, int digits, MidpointRounding mode)
        {
            if (digits < 0 || digits > 6)
            {
                throw new ArgumentOutOfRangeException("digits",
                    "Rounding digits must be between 0 and 6, inclusive.");
            }
            if (Abs(x) >= 1e8f) return x;
            float power = 1;
            for (int i = 0; i < digits; i++) power *= 10;
            return Round(x * power, mode) / power;
        }

        public static int Sign(float x)
        {
            return Math.Sign(x);
        }

        public static float FusedMultiplyAdd(float x, float y, float z)
        {
            return (float)Math.FusedMultiplyAdd((double)x, (double)y, (double)z);
        }
    }

    public enum MidpointRounding
    {
        ToEven = 0,
        AwayFromZero = 1,
        ToZero = 2,
        ToNegativeInfinity = 3,
        ToPositiveInfinity = 4
    }
}
