// System.Console: what is written goes to the machine as one text per call.
using System.IO;
using System.Runtime.CompilerServices;

namespace System
{
    public static class Console
    {
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern void WriteOut(string text);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern void WriteError(string text);

        // Null as long as it is the console.
        private static TextWriter s_out;
        private static TextWriter s_error;
        private static TextReader s_in;

        private static void WriteText(string text)
        {
            TextWriter to = s_out;
            if (to == null) WriteOut(text);
            else to.Write(text);
        }

        public static TextWriter Out
        {
            get { return s_out ?? new ConsoleWriter(false); }
        }

        public static TextWriter Error
        {
            get { return s_error ?? new ConsoleWriter(true); }
        }

        // Nothing is ever typed.
        public static TextReader In
        {
            get { return s_in ?? new StringReader(""); }
        }

        public static void SetOut(TextWriter newOut)
        {
            if (newOut == null) throw new ArgumentNullException("newOut");
            s_out = newOut;
        }

        public static void SetError(TextWriter newError)
        {
            if (newError == null) throw new ArgumentNullException("newError");
            s_error = newError;
        }

        public static void SetIn(TextReader newIn)
        {
            if (newIn == null) throw new ArgumentNullException("newIn");
            s_in = newIn;
        }

        public static string ReadLine()
        {
            return In.ReadLine();
        }

        public static int Read()
        {
            return In.Read();
        }

        public static bool IsInputRedirected
        {
            get { return true; }
        }

        public static bool IsOutputRedirected
        {
            get { return true; }
        }

        public static bool IsErrorRedirected
        {
            get { return true; }
        }

        public static System.Text.Encoding OutputEncoding
        {
            get { return System.Text.Encoding.UTF8; }
            set { }
        }

        public static System.Text.Encoding InputEncoding
        {
            get { return System.Text.Encoding.UTF8; }
            set { }
        }

        public static string Title
        {
            get { return ""; }
            set { }
        }

        public static ConsoleColor ForegroundColor
        {
            get { return ConsoleColor.Gray; }
            set { }
        }

        public static ConsoleColor BackgroundColor
        {
            get { return ConsoleColor.Black; }
            set { }
        }

        public static void ResetColor()
        {
        }

        public static void Clear()
        {
        }

        public static void Write(string value)
        {
            if (!string.IsNullOrEmpty(value)) WriteText(value);
        }

        public static void WriteLine(string value)
        {
            WriteText(value + "\n");
        }

        public static void WriteLine()
        {
            WriteText("\n");
        }

        public static void Write(bool value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(bool value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(char value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(char value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(int value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(int value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(uint value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(uint value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(long value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(long value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(ulong value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(ulong value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(float value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(float value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(double value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(double value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(decimal value)
        {
            WriteText(value.ToString());
        }

        public static void WriteLine(decimal value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void Write(object value)
        {
            WriteText(string.Concat(value));
        }

        public static void Write(char[] buffer)
        {
            WriteText(new string(buffer));
        }

        public static void Write(char[] buffer, int index, int count)
        {
            WriteText(new string(buffer, index, count));
        }

        public static void Write(ReadOnlySpan<char> value)
        {
            WriteText(value.ToString());
        }

        public static void Write(string format, object arg0)
        {
            WriteText(string.Format(format, arg0));
        }

        public static void Write(string format, object arg0, object arg1)
        {
            WriteText(string.Format(format, arg0, arg1));
        }

        public static void Write(string format, object arg0, object arg1, object arg2)
        {
            WriteText(string.Format(format, arg0, arg1, arg2));
        }

        public static void Write(string format, params object[] arg)
        {
            WriteText(
                (arg == null ? string.Format(format, null, null) : string.Format(format, arg)));
        }

        public static void Write(string format, ReadOnlySpan<object> arg)
        {
            WriteText(string.Format(format, arg));
        }

        public static void WriteLine(object value)
        {
            WriteText(string.Concat(value) + "\n");
        }

        public static void WriteLine(char[] buffer)
        {
            WriteText(new string(buffer) + "\n");
        }

        public static void WriteLine(char[] buffer, int index, int count)
        {
            WriteText(new string(buffer, index, count) + "\n");
        }

        public static void WriteLine(ReadOnlySpan<char> value)
        {
            WriteText(value.ToString() + "\n");
        }

        public static void WriteLine(string format, object arg0)
        {
            WriteText(string.Format(format, arg0) + "\n");
        }

        public static void WriteLine(string format, object arg0, object arg1)
        {
            WriteText(string.Format(format, arg0, arg1) + "\n");
        }

        public static void WriteLine(string format, object arg0, object arg1, object arg2)
        {
            WriteText(string.Format(format, arg0, arg1, arg2) + "\n");
        }

        public static void WriteLine(string format, params object[] arg)
        {
            WriteText((arg == null ? string.Format(format, null, null) : string.Format(format, arg))
                + "\n");
        }

        public static void WriteLine(string format, ReadOnlySpan<object> arg)
        {
            WriteText(string.Format(format, arg) + "\n");
        }
    }

    public enum ConsoleColor
    {
        Black,
        DarkBlue,
        DarkGreen,
        DarkCyan,
        DarkRed,
        DarkMagenta,
        DarkYellow,
        Gray,
        DarkGray,
        Blue,
        Green,
        Cyan,
        Red,
        Magenta,
        Yellow,
        White
    }

    internal sealed class ConsoleWriter : TextWriter
    {
        private readonly bool _isError;

        internal ConsoleWriter(bool isError) : base(true)
        {
            _isError = isError;
        }

        public override void Write(char value)
        {
            Write(value.ToString());
        }

        public override void Write(string value)
        {
            if (string.IsNullOrEmpty(value)) return;
            if (_isError) Console.WriteError(value);
            else Console.WriteOut(value);
        }
    }
}
