// System.Exception. Stack traces are empty unless the program asks for one: a report shows the run
// instead.
using System.Collections;
using System.Runtime.Serialization;

namespace System
{
    public class Exception : ISerializable
    {
        private readonly string _message;
        private readonly Exception _innerException;
        private string _source;
        private string _helpLink;
        private int _hResult;
        private IDictionary _data;
        private bool _wasThrown;     // the machine sets it
        private string _stackTrace;  // this, too

        public Exception()
        {
        }

        public Exception(string message)
        {
            _message = message;
        }

        public Exception(string message, Exception innerException)
        {
            _message = message;
            _innerException = innerException;
        }

        protected Exception(SerializationInfo info, StreamingContext context)
        {
            throw new NotSupportedException();
        }

        public virtual string Message
        {
            get
            {
                if (_message != null) return _message;
                return "Exception of type '" + GetType().ToString() + "' was thrown.";
            }
        }

        public Exception InnerException
        {
            get { return _innerException; }
        }

        public virtual string StackTrace
        {
            get { return _wasThrown ? _stackTrace ?? "" : null; }
        }

        public virtual string Source
        {
            get { return _source; }
            set { _source = value; }
        }

        public virtual string HelpLink
        {
            get { return _helpLink; }
            set { _helpLink = value; }
        }

        public int HResult
        {
            get { return _hResult == 0 ? HResults.Of(this) : _hResult; }
            set { _hResult = value; }
        }

        public virtual IDictionary Data
        {
            get
            {
                if (_data == null) _data = new Hashtable();
                return _data;
            }
        }

        public virtual Exception GetBaseException()
        {
            Exception result = this;
            while (result._innerException != null) result = result._innerException;
            return result;
        }

        public virtual void GetObjectData(SerializationInfo info, StreamingContext context)
        {
            throw new NotSupportedException();
        }

        public override string ToString()
        {
            string text = GetType().ToString();
            string message = Message;
            if (!string.IsNullOrEmpty(message)) text += ": " + message;
            if (_innerException != null)
            {
                text += "\n ---> " + _innerException.ToString()
                    + "\n   --- End of inner exception stack trace ---";
            }
            string trace = StackTrace;
            return string.IsNullOrEmpty(trace) ? text : text + "\n" + trace;
        }

        public new Type GetType()
        {
            return base.GetType();
        }
    }

    public class SystemException : Exception
    {
        public SystemException() : base("System error.")
        {
        }

        public SystemException(string message) : base(message)
        {
        }

        public SystemException(string message, Exception innerException)
            : base(message, innerException)
        {
        }
    }
}
