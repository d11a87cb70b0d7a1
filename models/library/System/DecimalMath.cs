// Arithmetic of System.Decimal, on magnitudes of any length: arrays of 32-bit words, the lowest
// first. Slow and plain. Results that do not fit lose digits at the end; halves are rounded to
// even.
using System.Globalization;

namespace System
{
    internal static class DecimalMath
    {
        private const int MaxScale = 28;

        // ---- magnitudes -------------------------------------------------------------------------

        private static uint[] Magnitude(decimal d, int words)
        {
            uint[] result = new uint[words];
            result[0] = d.Low;
            result[1] = d.Mid;
            result[2] = d.High;
            return result;
        }

        // a = a * factor + plus; what does not fit is lost.
        private static void MultiplyAdd(uint[] a, uint factor, uint plus)
        {
            ulong carry = plus;
            for (int i = 0; i < a.Length; i++)
            {
                ulong product = (ulong)a[i] * factor + carry;
                a[i] = (uint)product;
                carry = product >> 32;
            }
        }

        // a = a / divisor; returns the remainder.
        private static uint Divide(uint[] a, uint divisor)
        {
            ulong remainder = 0;
            for (int i = a.Length - 1; i >= 0; i--)
            {
                ulong value = (remainder << 32) | a[i];
                a[i] = (uint)(value / divisor);
                remainder = value % divisor;
            }
            return (uint)remainder;
        }

        private static int Compare(uint[] a, uint[] b)
        {
            for (int i = a.Length - 1; i >= 0; i--)
            {
                if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
            }
            return 0;
        }

        private static void AddTo(uint[] a, uint[] b)
        {
            ulong carry = 0;
            for (int i = 0; i < a.Length; i++)
            {
                carry += (ulong)a[i] + b[i];
                a[i] = (uint)carry;
                carry >>= 32;
            }
        }

        // a = a - b, where a >= b.
        private static void SubtractFrom(uint[] a, uint[] b)
        {
            long borrow = 0;
            for (int i = 0; i < a.Length; i++)
            {
                borrow += (long)a[i] - b[i];
                a[i] = (uint)borrow;
                borrow >>= 32;
            }
        }

        private static bool IsZero(uint[] a)
        {
            for (int i = 0; i < a.Length; i++)
            {
                if (a[i] != 0) return false;
            }
            return true;
        }

        private static bool FitsIn96Bits(uint[] a)
        {
            for (int i = 3; i < a.Length; i++)
            {
                if (a[i] != 0) return false;
            }
            return true;
        }

        // a = a / b, bit by bit; returns the remainder.
        private static uint[] DivideBy(uint[] a, uint[] b)
        {
            uint[] remainder = new uint[a.Length];
            for (int bit = 32 * a.Length - 1; bit >= 0; bit--)
            {
                int word = bit >> 5;
                uint mask = 1u << (bit & 31);
                MultiplyAdd(remainder, 2, (a[word] & mask) != 0 ? 1u : 0u);
                if (Compare(remainder, b) >= 0)
                {
                    SubtractFrom(remainder, b);
                    a[word] |= mask;
                }
                else a[word] &= ~mask;
            }
            return remainder;
        }

        // ---- results ----------------------------------------------------------------------------

        private static Exception TooLarge()
        {
            return new OverflowException("Value was either too large or too small for a Decimal.");
        }

        // The decimal nearest to magnitude / 10^scale. `lost`: whether less than a digit was cut
        // off before.
        private static decimal Fit(uint[] magnitude, int scale, bool isNegative, bool lost)
        {
            while (scale > MaxScale || !FitsIn96Bits(magnitude))
            {
                uint digit = 0;
                while (scale > MaxScale || !FitsIn96Bits(magnitude))
                {
                    if (scale == 0) throw TooLarge();
                    lost |= digit != 0;
                    digit = Divide(magnitude, 10);
                    scale--;
                }
                bool isOdd = (magnitude[0] & 1) != 0;
                if (digit > 5 || (digit == 5 && (lost || isOdd))) MultiplyAdd(magnitude, 1, 1);
                lost = true;
            }
            return new decimal(magnitude[0], magnitude[1], magnitude[2], isNegative, scale);
        }

        private static void ScaleUp(uint[] magnitude, int digits)
        {
            for (int i = 0; i < digits; i++) MultiplyAdd(magnitude, 10, 0);
        }

        // Both with the scale of the one that has more.
        private static int Align(decimal a, decimal b, out uint[] x, out uint[] y)
        {
            int scale = Math.Max(a.Scale, b.Scale);
            x = Magnitude(a, 7);
            y = Magnitude(b, 7);
            ScaleUp(x, scale - a.Scale);
            ScaleUp(y, scale - b.Scale);
            return scale;
        }

        // ---- operations -------------------------------------------------------------------------

        internal static decimal Add(decimal a, decimal b)
        {
            uint[] x, y;
            int scale = Align(a, b, out x, out y);
            if (a.IsNegative == b.IsNegative)
            {
                AddTo(x, y);
                return Fit(x, scale, a.IsNegative, false);
            }
            if (Compare(x, y) >= 0)
            {
                SubtractFrom(x, y);
                return Fit(x, scale, a.IsNegative, false);
            }
            SubtractFrom(y, x);
            return Fit(y, scale, b.IsNegative, false);
        }

        internal static decimal Multiply(decimal a, decimal b)
        {
            // What .NET makes a zero without decimals: zero times something large, and what is much
            // too small.
            bool areSmall = (a.Mid | a.High | b.Mid | b.High) == 0;
            if (areSmall ? a.Scale + b.Scale > 47 : a.IsZero || b.IsZero) return new decimal(0);
            uint[] x = Magnitude(a, 3), y = Magnitude(b, 3), product = new uint[6];
            for (int i = 0; i < 3; i++)
            {
                ulong carry = 0;
                for (int j = 0; j < 3; j++)
                {
                    carry += (ulong)x[i] * y[j] + product[i + j];
                    product[i + j] = (uint)carry;
                    carry >>= 32;
                }
                product[i + 3] = (uint)carry;
            }
            return Fit(product, a.Scale + b.Scale, a.IsNegative != b.IsNegative, false);
        }

        internal static decimal Divide(decimal a, decimal b)
        {
            if (b.IsZero) throw new DivideByZeroException();
            bool isNegative = a.IsNegative != b.IsNegative;
            uint[] quotient = Magnitude(a, 4), divisor = Magnitude(b, 4);
            uint[] remainder = DivideBy(quotient, divisor);
            int scale = a.Scale - b.Scale;
            bool isExact = IsZero(remainder);
            // As many digits as there is room for.
            while (scale < 0 || (!IsZero(remainder) && scale < MaxScale))
            {
                uint digit = NextDigit(remainder, divisor);
                uint[] longer = new uint[4];
                for (int i = 0; i < 4; i++) longer[i] = quotient[i];
                MultiplyAdd(longer, 10, digit);
                if (!FitsIn96Bits(longer))
                {
                    if (scale < 0) throw TooLarge();
                    return WithoutZeros(Fit(longer, scale + 1, isNegative, !IsZero(remainder)));
                }
                quotient = longer;
                scale++;
            }
            if (!IsZero(remainder))
            {
                MultiplyAdd(remainder, 2, 0);
                int half = Compare(remainder, divisor);
                if (half > 0 || (half == 0 && (quotient[0] & 1) != 0)) MultiplyAdd(quotient, 1, 1);
            }
            decimal result = Fit(quotient, scale, isNegative, false);
            return isExact ? result : WithoutZeros(result);
        }

        // The next digit of remainder / divisor; the remainder is what is left, times one.
        private static uint NextDigit(uint[] remainder, uint[] divisor)
        {
            MultiplyAdd(remainder, 10, 0);
            uint digit = 0;
            while (Compare(remainder, divisor) >= 0)
            {
                SubtractFrom(remainder, divisor);
                digit++;
            }
            return digit;
        }

        private static decimal WithoutZeros(decimal d)
        {
            uint[] magnitude = Magnitude(d, 3);
            while (d.Scale > 0 && Divide(magnitude, 10) == 0)
            {
                d = new decimal(magnitude[0], magnitude[1], magnitude[2], d.IsNegative,
                    d.Scale - 1);
            }
            return d;
        }

        internal static decimal Remainder(decimal a, decimal b)
        {
            if (b.IsZero) throw new DivideByZeroException();
            uint[] x, y;
            int scale = Align(a, b, out x, out y);
            if (Compare(x, y) < 0) return a;
            return Fit(DivideBy(x, y), scale, a.IsNegative, false);
        }

        internal static int Compare(decimal a, decimal b)
        {
            if (a.IsZero || b.IsZero || a.IsNegative != b.IsNegative)
            {
                int difference = decimal.Sign(a) - decimal.Sign(b);
                return difference < 0 ? -1 : difference > 0 ? 1 : 0;
            }
            uint[] x, y;
            Align(a, b, out x, out y);
            return a.IsNegative ? -Compare(x, y) : Compare(x, y);
        }

        internal static decimal Round(decimal d, int decimals, MidpointRounding mode)
        {
            if (d.Scale <= decimals) return d;
            uint[] magnitude = Magnitude(d, 3);
            uint digit = 0;
            bool lost = false;
            for (int scale = d.Scale; scale > decimals; scale--)
            {
                lost |= digit != 0;
                digit = Divide(magnitude, 10);
            }
            if (RoundsUp(mode, digit, lost, (magnitude[0] & 1) != 0, d.IsNegative))
            {
                MultiplyAdd(magnitude, 1, 1);
            }
            return new decimal(magnitude[0], magnitude[1], magnitude[2], d.IsNegative, decimals);
        }

        private static bool RoundsUp(MidpointRounding mode, uint digit, bool lost, bool isOdd,
            bool isNegative)
        {
            switch (mode)
            {
                case MidpointRounding.ToEven: return digit > 5 || (digit == 5 && (lost || isOdd));
                case MidpointRounding.AwayFromZero: return digit >= 5;
                case MidpointRounding.ToZero: return false;
                case MidpointRounding.ToNegativeInfinity: return isNegative && (digit != 0 || lost);
                case MidpointRounding.ToPositiveInfinity: return !isNegative
                    && (digit != 0 || lost);
                default:
                    throw new ArgumentException("The value '" + ((int)mode).ToString()
                        + "' is not valid for this usage of the type MidpointRounding.", "mode");
            }
        }

        // ---- text and floats --------------------------------------------------------------------

        internal static Digits ToDigits(decimal d)
        {
            Digits digits = default(Digits);
            uint[] magnitude = Magnitude(d, 3);
            string text = "";
            while (!IsZero(magnitude))
            {
                uint part = Divide(magnitude, 1000000000);
                text = Number.UInt64ToString(part).PadLeft(9, '0') + text;
            }
            digits.Text = text.TrimStart('0');
            digits.Scale = digits.Text.Length - d.Scale;
            digits.IsNegative = d.IsNegative;
            return digits;
        }

        internal static ParseStatus TryParse(string s, NumberStyles style, out decimal result)
        {
            result = default(decimal);
            Digits digits;
            if (s == null || !Number.TryReadDigits(s, style, out digits))
            {
                return ParseStatus.BadFormat;
            }
            return FromDigits(digits, out result) ? ParseStatus.Done : ParseStatus.Overflow;
        }

        // Digits.Decimals says how many decimals are to be kept, if there is room for them.
        private static bool FromDigits(Digits digits, out decimal result)
        {
            result = default(decimal);
            if (digits.Text.Length == 0)
            {
                int zeros = Math.Max(Math.Min(digits.Decimals, MaxScale), 0);
                result = new decimal(0, 0, 0, digits.IsNegative, zeros);
                return true;
            }
            if (digits.Scale > 29) return false;
            int wanted = Math.Max(Math.Min(digits.Decimals, MaxScale + 2), 0);
            uint[] magnitude = new uint[8];
            int count = digits.Scale + wanted;
            bool lost = false;
            if (count > 60)
            {
                wanted -= count - 60;
                count = 60;
            }
            for (int i = 0; i < count; i++) MultiplyAdd(magnitude, 10, (uint)(digits.At(i) - '0'));
            for (int i = Math.Max(count, 0); i < digits.Text.Length; i++)
            {
                lost |= digits.Text[i] != '0';
            }
            // The digits that fit in at all have been read; this cuts off those that do not.
            uint[] tested = new uint[8];
            for (int i = 0; i < 8; i++) tested[i] = magnitude[i];
            for (int i = 0; i < wanted; i++) Divide(tested, 10);
            if (!FitsIn96Bits(tested)) return false;
            try
            {
                result = Fit(magnitude, wanted, digits.IsNegative, lost);
            }
            catch (OverflowException)
            {
                return false;
            }
            return true;
        }

        // So many significant digits of it, found in floating point as .NET does: scaled by a power
        // of ten into the range of integers with that many digits, rounded there, and freed of
        // zeros at the end.
        internal static decimal FromDouble(double value, int digits)
        {
            if (value == 0 || Math.Abs(value) < 1e-29) return new decimal(0);
            if (!(Math.Abs(value) < 79228162514264337593543950336.0)) throw TooLarge();
            double scaled = Math.Abs(value);
            int exponent = Math.ILogB(scaled) + 1;
            int power = digits - 1 - ((exponent * 19728) >> 16);
            if (power >= 0)
            {
                power = Math.Min(power, MaxScale);
                scaled *= Number.PowerOfTen(power);
            }
            else if (power != -1 || scaled >= Number.PowerOfTen(digits))
            {
                scaled /= Number.PowerOfTen(-power);
            }
            else power = 0;
            if (scaled < Number.PowerOfTen(digits - 1) && power < MaxScale)
            {
                scaled *= 10;
                power++;
            }
            ulong mantissa = (ulong)scaled;
            double rest = scaled - mantissa;
            if (rest > 0.5 || (rest == 0.5 && (mantissa & 1) != 0)) mantissa++;
            if (mantissa == 0) return new decimal(0);
            for (int i = Math.Min(power, digits - 1); i > 0 && mantissa % 10 == 0; i--)
            {
                mantissa /= 10;
                power--;
            }
            uint[] magnitude = new uint[4];
            magnitude[0] = (uint)mantissa;
            magnitude[1] = (uint)(mantissa >> 32);
            ScaleUp(magnitude, -power);
            return Fit(magnitude, Math.Max(power, 0), value < 0, false);
        }
    }
}
