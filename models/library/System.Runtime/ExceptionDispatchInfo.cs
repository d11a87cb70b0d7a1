// System.Runtime.ExceptionServices.ExceptionDispatchInfo: an exception to be thrown again
// elsewhere.
namespace System.Runtime.ExceptionServices
{
    public sealed class ExceptionDispatchInfo
    {
        private readonly Exception _exception;

        private ExceptionDispatchInfo(Exception exception)
        {
            _exception = exception;
        }

        public Exception SourceException
        {
            get { return _exception; }
        }

        public static ExceptionDispatchInfo Capture(Exception source)
        {
            if (source == null) throw new ArgumentNullException("source");
            return new ExceptionDispatchInfo(source);
        }

        public void Throw()
        {
            throw _exception;
        }

        public static void Throw(Exception source)
        {
            if (source == null) throw new ArgumentNullException("source");
            throw source;
        }

        public static Exception SetCurrentStackTrace(Exception source)
        {
            if (source == null) throw new ArgumentNullException("source");
            return source;
        }
    }
}
