// System.Threading.CancellationToken and CancellationTokenRegistration.
using System.Threading.Tasks;

namespace System.Threading
{
    public readonly struct CancellationToken : IEquatable<CancellationToken>
    {
        private readonly CancellationTokenSource _source;

        internal CancellationToken(CancellationTokenSource source)
        {
            _source = source;
        }

        public CancellationToken(bool canceled)
        {
            _source = canceled ? CancellationTokenSource.AlreadyCanceled : null;
        }

        public static CancellationToken None
        {
            get { return default(CancellationToken); }
        }

        public bool CanBeCanceled
        {
            get { return _source != null; }
        }

        public bool IsCancellationRequested
        {
            get { return _source != null && _source.IsCancellationRequested; }
        }

        public void ThrowIfCancellationRequested()
        {
            if (IsCancellationRequested) throw new OperationCanceledException("The operation was canceled.", this);
        }

        public WaitHandle WaitHandle
        {
            get { return _source == null ? new ManualResetEvent(false) : _source.WaitHandle; }
        }

        public CancellationTokenRegistration Register(Action callback)
        {
            return Register(callback, null);
        }

        public CancellationTokenRegistration Register(Action callback, bool useSynchronizationContext)
        {
            return Register(callback, null);
        }

        public CancellationTokenRegistration Register(Action<object> callback, object state)
        {
            return Register((Delegate)callback, state);
        }

        public CancellationTokenRegistration Register(Action<object> callback, object state,
            bool useSynchronizationContext)
        {
            return Register((Delegate)callback, state);
        }

        public CancellationTokenRegistration Register(Action<object, CancellationToken> callback, object state)
        {
            return Register((Delegate)callback, state);
        }

        public CancellationTokenRegistration UnsafeRegister(Action<object> callback, object state)
        {
            return Register((Delegate)callback, state);
        }

        public CancellationTokenRegistration UnsafeRegister(Action<object, CancellationToken> callback, object state)
        {
            return Register((Delegate)callback, state);
        }

        private CancellationTokenRegistration Register(Delegate callback, object state)
        {
            if ((object)callback == null) throw new ArgumentNullException("callback");
            if (_source == null) return default(CancellationTokenRegistration);
            return _source.Register(callback, state);
        }

        // Until the registration is disposed of, cancellation wakes the threads that wait at the monitor of this
        // object. They look at the token after they have looked at what they wait for, and so miss nothing.
        internal CancellationTokenRegistration WakeAll(object gate)
        {
            if (_source == null) return default(CancellationTokenRegistration);
            return _source.Register(new Action<object>(PulseAll), gate);
        }

        private static void PulseAll(object gate)
        {
            lock (gate) Monitor.PulseAll(gate);
        }

        public bool Equals(CancellationToken other)
        {
            return _source == other._source;
        }

        public override bool Equals(object other)
        {
            return other is CancellationToken && Equals((CancellationToken)other);
        }

        public override int GetHashCode()
        {
            return _source == null ? 0 : _source.GetHashCode();
        }

        public static bool operator ==(CancellationToken left, CancellationToken right)
        {
            return left._source == right._source;
        }

        public static bool operator !=(CancellationToken left, CancellationToken right)
        {
            return left._source != right._source;
        }
    }

    public readonly struct CancellationTokenRegistration : IEquatable<CancellationTokenRegistration>, IDisposable,
        IAsyncDisposable
    {
        private readonly CancellationTokenSource _source;
        private readonly CancellationCallback _callback;

        internal CancellationTokenRegistration(CancellationTokenSource source, CancellationCallback callback)
        {
            _source = source;
            _callback = callback;
        }

        public CancellationToken Token
        {
            get { return new CancellationToken(_source); }
        }

        // Whether the callback will not run any more.
        public bool Unregister()
        {
            return _source != null && _source.Unregister(_callback);
        }

        // The same, but waits for the callback if another thread is in it.
        public void Dispose()
        {
            if (_source != null && !_source.Unregister(_callback)) _source.WaitFor(_callback);
        }

        public ValueTask DisposeAsync()
        {
            if (_source == null || _source.Unregister(_callback)) return default(ValueTask);
            return _source.WaitForAsync(_callback);
        }

        public bool Equals(CancellationTokenRegistration other)
        {
            return _source == other._source && _callback == other._callback;
        }

        public override bool Equals(object obj)
        {
            return obj is CancellationTokenRegistration && Equals((CancellationTokenRegistration)obj);
        }

        public override int GetHashCode()
        {
            return _callback == null ? 0 : _callback.GetHashCode();
        }

        public static bool operator ==(CancellationTokenRegistration left, CancellationTokenRegistration right)
        {
            return left.Equals(right);
        }

        public static bool operator !=(CancellationTokenRegistration left, CancellationTokenRegistration right)
        {
            return !left.Equals(right);
        }
    }
}
