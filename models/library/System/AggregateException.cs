// System.AggregateException: several exceptions in one.
using System.Collections.Generic;
using System.Collections.ObjectModel;

namespace System
{
    public class AggregateException : Exception
    {
        private const string DefaultMessage = "One or more errors occurred.";

        private readonly Exception[] _innerExceptions;

        public AggregateException() : base(DefaultMessage)
        {
            _innerExceptions = new Exception[0];
        }

        public AggregateException(string message) : base(message)
        {
            _innerExceptions = new Exception[0];
        }

        public AggregateException(string message, Exception innerException)
            : base(message, innerException)
        {
            if (innerException == null) throw new ArgumentNullException("innerException");
            _innerExceptions = new Exception[1];
            _innerExceptions[0] = innerException;
        }

        public AggregateException(IEnumerable<Exception> innerExceptions)
            : this(DefaultMessage, innerExceptions)
        {
        }

        public AggregateException(params Exception[] innerExceptions)
            : this(DefaultMessage, innerExceptions)
        {
        }

        public AggregateException(string message, IEnumerable<Exception> innerExceptions)
            : this(message, ToArray(innerExceptions))
        {
        }

        public AggregateException(string message, params Exception[] innerExceptions)
            : base(message, FirstOf(innerExceptions))
        {
            _innerExceptions = new Exception[innerExceptions.Length];
            for (int i = 0; i < innerExceptions.Length; i++)
            {
                if (innerExceptions[i] == null)
                {
                    throw new ArgumentException("An element of innerExceptions was null.");
                }
                _innerExceptions[i] = innerExceptions[i];
            }
        }

        private static Exception FirstOf(Exception[] exceptions)
        {
            if (exceptions == null) throw new ArgumentNullException("innerExceptions");
            return exceptions.Length == 0 ? null : exceptions[0];
        }

        private static Exception[] ToArray(IEnumerable<Exception> exceptions)
        {
            if (exceptions == null) return null;
            int count = 0;
            foreach (Exception exception in exceptions) count++;
            Exception[] result = new Exception[count];
            int i = 0;
            foreach (Exception exception in exceptions) result[i++] = exception;
            return result;
        }

        public ReadOnlyCollection<Exception> InnerExceptions
        {
            get { return new ReadOnlyCollection<Exception>(_innerExceptions); }
        }

        internal int InnerExceptionCount
        {
            get { return _innerExceptions.Length; }
        }

        public override string Message
        {
            get
            {
                string text = base.Message;
                if (_innerExceptions.Length == 0) return text;
                for (int i = 0; i < _innerExceptions.Length; i++)
                {
                    text += " (" + _innerExceptions[i].Message + ")";
                }
                return text;
            }
        }

        public override Exception GetBaseException()
        {
            Exception back = this;
            AggregateException aggregate = this;
            while (aggregate != null && aggregate._innerExceptions.Length == 1)
            {
                back = back.InnerException;
                aggregate = back as AggregateException;
            }
            return back;
        }

        public void Handle(Func<Exception, bool> predicate)
        {
            if (predicate == null) throw new ArgumentNullException("predicate");
            int unhandled = 0;
            Exception[] left = new Exception[_innerExceptions.Length];
            for (int i = 0; i < _innerExceptions.Length; i++)
            {
                if (!predicate(_innerExceptions[i])) left[unhandled++] = _innerExceptions[i];
            }
            if (unhandled == 0) return;
            Array.Resize(ref left, unhandled);
            throw new AggregateException(Message, left);
        }

        public AggregateException Flatten()
        {
            Exception[] flat = new Exception[CountLeaves(this)];
            int next = 0;
            Exception[] queue = new Exception[1 + CountNodes(this)];
            int head = 0, tail = 0;
            queue[tail++] = this;
            while (head < tail)
            {
                Exception[] inner = ((AggregateException)queue[head++])._innerExceptions;
                for (int i = 0; i < inner.Length; i++)
                {
                    if (inner[i] is AggregateException) queue[tail++] = inner[i];
                    else flat[next++] = inner[i];
                }
            }
            return new AggregateException(GetType() == typeof(AggregateException) ? base.Message
                : Message, flat);
        }

        private static int CountLeaves(AggregateException exception)
        {
            int count = 0;
            foreach (Exception inner in exception._innerExceptions)
            {
                AggregateException aggregate = inner as AggregateException;
                count += aggregate == null ? 1 : CountLeaves(aggregate);
            }
            return count;
        }

        private static int CountNodes(AggregateException exception)
        {
            int count = 0;
            foreach (Exception inner in exception._innerExceptions)
            {
                AggregateException aggregate = inner as AggregateException;
                if (aggregate != null) count += 1 + CountNodes(aggregate);
            }
            return count;
        }

        public override string ToString()
        {
            string text = base.ToString();
            for (int i = 0; i < _innerExceptions.Length; i++)
            {
                if (_innerExceptions[i] == InnerException) continue;
                text += "\n ---> (Inner Exception #" + i.ToString() + ") "
                    + _innerExceptions[i].ToString() + "<---\n";
            }
            return text;
        }
    }
}
