// System.Globalization: there is only the invariant culture, and no tables of it. A run that asks for another one is
// left open there.
using System.Threading.Tasks;

namespace System.Globalization
{
    public class CultureInfo : IFormatProvider, ICloneable
    {
        public CultureInfo(string name)
        {
            if (name == null) throw new ArgumentNullException("name");
            if (name.Length > 0) Unexplored.Reach("the culture " + name + ": there is only the invariant one");
        }

        public CultureInfo(string name, bool useUserOverride) : this(name)
        {
        }

        public static CultureInfo InvariantCulture
        {
            get { return new CultureInfo(""); }
        }

        public static CultureInfo CurrentCulture
        {
            get { return new CultureInfo(""); }
            set
            {
                if (value == null) throw new ArgumentNullException("value");
            }
        }

        public static CultureInfo CurrentUICulture
        {
            get { return new CultureInfo(""); }
            set
            {
                if (value == null) throw new ArgumentNullException("value");
            }
        }

        public static CultureInfo DefaultThreadCurrentCulture
        {
            get { return null; }
            set { }
        }

        public static CultureInfo DefaultThreadCurrentUICulture
        {
            get { return null; }
            set { }
        }

        public static CultureInfo GetCultureInfo(string name)
        {
            return new CultureInfo(name);
        }

        public static CultureInfo CreateSpecificCulture(string name)
        {
            return new CultureInfo(name);
        }

        public virtual string Name
        {
            get { return ""; }
        }

        public virtual string DisplayName
        {
            get { return "Invariant Language (Invariant Country)"; }
        }

        public virtual bool IsReadOnly
        {
            get { return true; }
        }

        public virtual NumberFormatInfo NumberFormat
        {
            get { return new NumberFormatInfo(); }
            set { }
        }

        public virtual CompareInfo CompareInfo
        {
            get { return new CompareInfo(); }
        }

        public virtual TextInfo TextInfo
        {
            get { return new TextInfo(); }
        }

        public virtual object GetFormat(Type formatType)
        {
            return formatType == typeof(NumberFormatInfo) ? NumberFormat : null;
        }

        public virtual object Clone()
        {
            return new CultureInfo("");
        }

        public override bool Equals(object value)
        {
            return value is CultureInfo;
        }

        public override int GetHashCode()
        {
            return 0;
        }

        public override string ToString()
        {
            return Name;
        }
    }

    // Can be set, as programs do; formatting does not ask it.
    public sealed class NumberFormatInfo : IFormatProvider, ICloneable
    {
        public static NumberFormatInfo InvariantInfo
        {
            get { return new NumberFormatInfo(); }
        }

        public static NumberFormatInfo CurrentInfo
        {
            get { return new NumberFormatInfo(); }
        }

        public static NumberFormatInfo GetInstance(IFormatProvider formatProvider)
        {
            return new NumberFormatInfo();
        }

        public string NumberDecimalSeparator
        {
            get { return "."; }
        }

        public string NumberGroupSeparator
        {
            get { return ","; }
        }

        public string CurrencyDecimalSeparator
        {
            get { return "."; }
        }

        public string CurrencyGroupSeparator
        {
            get { return ","; }
        }

        public string CurrencySymbol
        {
            get { return "\u00A4"; }
        }

        public string NegativeSign
        {
            get { return "-"; }
        }

        public string PositiveSign
        {
            get { return "+"; }
        }

        public string PercentSymbol
        {
            get { return "%"; }
        }

        public string NaNSymbol
        {
            get { return "NaN"; }
        }

        public string PositiveInfinitySymbol
        {
            get { return "Infinity"; }
        }

        public string NegativeInfinitySymbol
        {
            get { return "-Infinity"; }
        }

        public int NumberDecimalDigits
        {
            get { return 2; }
        }

        public object GetFormat(Type formatType)
        {
            return formatType == typeof(NumberFormatInfo) ? this : null;
        }

        public object Clone()
        {
            return new NumberFormatInfo();
        }
    }

    public class CompareInfo
    {
        public virtual int Compare(string string1, string string2)
        {
            return string.CompareOrdinal(string1, string2);
        }

        public virtual int Compare(string string1, string string2, CompareOptions options)
        {
            return string.Compare(string1, string2, null, options);
        }

        public virtual int IndexOf(string source, string value)
        {
            return source.IndexOf(value);
        }
    }

    public class TextInfo
    {
        public virtual string ToUpper(string str)
        {
            return str.ToUpperInvariant();
        }

        public virtual string ToLower(string str)
        {
            return str.ToLowerInvariant();
        }

        public virtual char ToUpper(char c)
        {
            return char.ToUpperInvariant(c);
        }

        public virtual char ToLower(char c)
        {
            return char.ToLowerInvariant(c);
        }

        // The first letter of each word a capital, the others small; a word of capitals stays.
        public string ToTitleCase(string str)
        {
            if (str == null) throw new ArgumentNullException("str");
            string result = "";
            int i = 0;
            while (i < str.Length)
            {
                if (!char.IsLetter(str[i]))
                {
                    result += str[i++].ToString();
                    continue;
                }
                int start = i;
                while (i < str.Length && (char.IsLetter(str[i]) || str[i] == '\'')) i++;
                string word = str.Substring(start, i - start);
                bool keep = word.Length > 1 && word == word.ToUpperInvariant();
                result += keep ? word : word.Substring(0, 1).ToUpperInvariant()
                    + word.Substring(1).ToLowerInvariant();
            }
            return result;
        }
    }

    [Flags]
    public enum CompareOptions
    {
        None = 0,
        IgnoreCase = 1,
        IgnoreNonSpace = 2,
        IgnoreSymbols = 4,
        IgnoreKanaType = 8,
        IgnoreWidth = 16,
        NumericOrdering = 32,
        OrdinalIgnoreCase = 0x10000000,
        StringSort = 0x20000000,
        Ordinal = 0x40000000
    }

    [Flags]
    public enum NumberStyles
    {
        None = 0,
        AllowLeadingWhite = 1,
        AllowTrailingWhite = 2,
        AllowLeadingSign = 4,
        AllowTrailingSign = 8,
        AllowParentheses = 16,
        AllowDecimalPoint = 32,
        AllowThousands = 64,
        AllowExponent = 128,
        AllowCurrencySymbol = 256,
        AllowHexSpecifier = 512,
        AllowBinarySpecifier = 1024,
        Integer = AllowLeadingWhite | AllowTrailingWhite | AllowLeadingSign,
        HexNumber = AllowLeadingWhite | AllowTrailingWhite | AllowHexSpecifier,
        BinaryNumber = AllowLeadingWhite | AllowTrailingWhite | AllowBinarySpecifier,
        Number = Integer | AllowTrailingSign | AllowDecimalPoint | AllowThousands,
        Float = Integer | AllowDecimalPoint | AllowExponent,
        Currency = Number | AllowParentheses | AllowCurrencySymbol,
        Any = Currency | AllowExponent
    }

    public enum UnicodeCategory
    {
        UppercaseLetter,
        LowercaseLetter,
        TitlecaseLetter,
        ModifierLetter,
        OtherLetter,
        NonSpacingMark,
        SpacingCombiningMark,
        EnclosingMark,
        DecimalDigitNumber,
        LetterNumber,
        OtherNumber,
        SpaceSeparator,
        LineSeparator,
        ParagraphSeparator,
        Control,
        Format,
        Surrogate,
        PrivateUse,
        ConnectorPunctuation,
        DashPunctuation,
        OpenPunctuation,
        ClosePunctuation,
        InitialQuotePunctuation,
        FinalQuotePunctuation,
        OtherPunctuation,
        MathSymbol,
        CurrencySymbol,
        ModifierSymbol,
        OtherSymbol,
        OtherNotAssigned
    }
}
