// Assertions: a false one is a violation.
using System.Runtime.CompilerServices;

namespace System.Diagnostics
{
    public static class Debug
    {
        // The run ends as a violated assertion.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern void AssertionFailed(string message);

        internal static string Join(string message, string detailMessage)
        {
            return string.IsNullOrEmpty(detailMessage) ? message : message + "\n" + detailMessage;
        }

        [Conditional("DEBUG")]
        public static void Assert(bool condition)
        {
            if (!condition) AssertionFailed("");
        }

        [Conditional("DEBUG")]
        public static void Assert(bool condition, string message)
        {
            if (!condition) AssertionFailed(message);
        }

        [Conditional("DEBUG")]
        public static void Assert(bool condition, string message, string detailMessage)
        {
            if (!condition) AssertionFailed(Join(message, detailMessage));
        }

        [Conditional("DEBUG")]
        public static void Assert(bool condition, string message, string detailMessageFormat,
            params object[] args)
        {
            if (!condition)
            {
                AssertionFailed(Join(message, string.Format(detailMessageFormat, args)));
            }
        }

        [Conditional("DEBUG")]
        public static void Assert(bool condition, ref AssertInterpolatedStringHandler message)
        {
            if (!condition) AssertionFailed(message.Text);
        }

        [Conditional("DEBUG")]
        public static void Assert(bool condition, ref AssertInterpolatedStringHandler message,
            ref AssertInterpolatedStringHandler detailMessage)
        {
            if (!condition) AssertionFailed(Join(message.Text, detailMessage.Text));
        }

        [Conditional("DEBUG")]
        public static void Fail(string message)
        {
            AssertionFailed(message);
        }

        [Conditional("DEBUG")]
        public static void Fail(string message, string detailMessage)
        {
            AssertionFailed(Join(message, detailMessage));
        }

        [Conditional("DEBUG")]
        public static void Write(string message)
        {
        }

        [Conditional("DEBUG")]
        public static void Write(object value)
        {
        }

        [Conditional("DEBUG")]
        public static void Write(string message, string category)
        {
        }

        [Conditional("DEBUG")]
        public static void Write(object value, string category)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteIf(bool condition, string message)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteIf(bool condition, object value)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteLine(string message)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteLine(object value)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteLine(string message, string category)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteLine(object value, string category)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteLineIf(bool condition, string message)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteLineIf(bool condition, object value)
        {
        }

        [Conditional("DEBUG")]
        public static void WriteLine(string format, params object[] args)
        {
        }

        [Conditional("DEBUG")]
        public static void Flush()
        {
        }

        [Conditional("DEBUG")]
        public static void Indent()
        {
        }

        [Conditional("DEBUG")]
        public static void Unindent()
        {
        }

        [Conditional("DEBUG")]
        public static void Close()
        {
        }

        // Puts the message together only if the assertion fails.
        [InterpolatedStringHandler]
        public struct AssertInterpolatedStringHandler
        {
            private string _text;

            public AssertInterpolatedStringHandler(int literalLength, int formattedCount,
                bool condition, out bool shouldAppend)
            {
                _text = "";
                shouldAppend = !condition;
            }

            internal string Text
            {
                get { return _text; }
            }

            public void AppendLiteral(string value)
            {
                _text += value;
            }

            public void AppendFormatted<T>(T value)
            {
                _text += DefaultInterpolatedStringHandler.TextOf(value, null);
            }

            public void AppendFormatted<T>(T value, string format)
            {
                _text += DefaultInterpolatedStringHandler.TextOf(value, format);
            }

            public void AppendFormatted<T>(T value, int alignment)
            {
                AppendFormatted(value, alignment, null);
            }

            public void AppendFormatted<T>(T value, int alignment, string format)
            {
                _text += CompositeFormat.Pad(DefaultInterpolatedStringHandler.TextOf(value, format),
                    alignment);
            }

            public void AppendFormatted(ReadOnlySpan<char> value)
            {
                _text += value.ToString();
            }

            public void AppendFormatted(ReadOnlySpan<char> value, int alignment = 0,
                string format = null)
            {
                _text += CompositeFormat.Pad(value.ToString(), alignment);
            }

            public void AppendFormatted(string value)
            {
                _text += value;
            }

            public void AppendFormatted(string value, int alignment = 0, string format = null)
            {
                _text += CompositeFormat.Pad(value == null ? "" : value, alignment);
            }

            public void AppendFormatted(object value, int alignment = 0, string format = null)
            {
                _text += CompositeFormat.Pad(CompositeFormat.TextOf(value, format), alignment);
            }
        }
    }

    public static class Trace
    {
        [Conditional("TRACE")]
        public static void Assert(bool condition)
        {
            if (!condition) Debug.AssertionFailed("");
        }

        [Conditional("TRACE")]
        public static void Assert(bool condition, string message)
        {
            if (!condition) Debug.AssertionFailed(message);
        }

        [Conditional("TRACE")]
        public static void Assert(bool condition, string message, string detailMessage)
        {
            if (!condition) Debug.AssertionFailed(Debug.Join(message, detailMessage));
        }

        [Conditional("TRACE")]
        public static void Fail(string message)
        {
            Debug.AssertionFailed(message);
        }

        [Conditional("TRACE")]
        public static void Fail(string message, string detailMessage)
        {
            Debug.AssertionFailed(Debug.Join(message, detailMessage));
        }

        [Conditional("TRACE")]
        public static void Write(string message)
        {
        }

        [Conditional("TRACE")]
        public static void Write(object value)
        {
        }

        [Conditional("TRACE")]
        public static void Write(string message, string category)
        {
        }

        [Conditional("TRACE")]
        public static void Write(object value, string category)
        {
        }

        [Conditional("TRACE")]
        public static void WriteIf(bool condition, string message)
        {
        }

        [Conditional("TRACE")]
        public static void WriteIf(bool condition, object value)
        {
        }

        [Conditional("TRACE")]
        public static void WriteLine(string message)
        {
        }

        [Conditional("TRACE")]
        public static void WriteLine(object value)
        {
        }

        [Conditional("TRACE")]
        public static void WriteLine(string message, string category)
        {
        }

        [Conditional("TRACE")]
        public static void WriteLine(object value, string category)
        {
        }

        [Conditional("TRACE")]
        public static void WriteLineIf(bool condition, string message)
        {
        }

        [Conditional("TRACE")]
        public static void WriteLineIf(bool condition, object value)
        {
        }

        [Conditional("TRACE")]
        public static void Flush()
        {
        }

        [Conditional("TRACE")]
        public static void Indent()
        {
        }

        [Conditional("TRACE")]
        public static void Unindent()
        {
        }

        [Conditional("TRACE")]
        public static void Close()
        {
        }

        [Conditional("TRACE")]
        public static void TraceInformation(string message)
        {
        }

        [Conditional("TRACE")]
        public static void TraceWarning(string message)
        {
        }

        [Conditional("TRACE")]
        public static void TraceError(string message)
        {
        }
    }

    public static class Debugger
    {
        public static bool IsAttached
        {
            get { return false; }
        }

        public static void Break()
        {
        }

        public static bool Launch()
        {
            return false;
        }

        public static bool IsLogging()
        {
            return false;
        }

        public static void Log(int level, string category, string message)
        {
        }

        public static void NotifyOfCrossThreadDependency()
        {
        }
    }
}

namespace System.Diagnostics.Contracts
{
    public static class Contract
    {
        [Conditional("DEBUG")]
        [Conditional("CONTRACTS_FULL")]
        public static void Assert(bool condition)
        {
            if (!condition) Debug.AssertionFailed("");
        }

        [Conditional("DEBUG")]
        [Conditional("CONTRACTS_FULL")]
        public static void Assert(bool condition, string userMessage)
        {
            if (!condition) Debug.AssertionFailed(userMessage);
        }

        [Conditional("DEBUG")]
        [Conditional("CONTRACTS_FULL")]
        public static void Assume(bool condition)
        {
            if (!condition) Debug.AssertionFailed("");
        }

        [Conditional("DEBUG")]
        [Conditional("CONTRACTS_FULL")]
        public static void Assume(bool condition, string userMessage)
        {
            if (!condition) Debug.AssertionFailed(userMessage);
        }

        [Conditional("CONTRACTS_FULL")]
        public static void Requires(bool condition)
        {
            if (!condition) Debug.AssertionFailed("");
        }

        [Conditional("CONTRACTS_FULL")]
        public static void Requires(bool condition, string userMessage)
        {
            if (!condition) Debug.AssertionFailed(userMessage);
        }

        [Conditional("CONTRACTS_FULL")]
        public static void Ensures(bool condition)
        {
        }

        [Conditional("CONTRACTS_FULL")]
        public static void Ensures(bool condition, string userMessage)
        {
        }

        [Conditional("CONTRACTS_FULL")]
        public static void Invariant(bool condition)
        {
            if (!condition) Debug.AssertionFailed("");
        }

        [Conditional("CONTRACTS_FULL")]
        public static void Invariant(bool condition, string userMessage)
        {
            if (!condition) Debug.AssertionFailed(userMessage);
        }

        public static T Result<T>()
        {
            return default(T);
        }

        public static T OldValue<T>(T value)
        {
            return default(T);
        }

        [Conditional("CONTRACTS_FULL")]
        public static void EndContractBlock()
        {
        }
    }
}
