// System.Lazy<T>. Its state is null once there is a value, and a new thread reads nothing else.
using System.Runtime.ExceptionServices;
using System.Threading;

namespace System
{
    // What an object without a value is locked with, and what its factory has thrown.
    internal sealed class LazyState
    {
        internal readonly LazyThreadSafetyMode Mode;
        internal readonly ExceptionDispatchInfo Failure;

        internal LazyState(LazyThreadSafetyMode mode, Exception failure)
        {
            Mode = mode;
            if (failure != null) Failure = ExceptionDispatchInfo.Capture(failure);
        }
    }

    public class Lazy<T>
    {
        private volatile LazyState _state;
        private Func<T> _factory;  // null from when it runs, unless several may
        private readonly bool _constructs;
        private T _value;

        public Lazy() : this(LazyThreadSafetyMode.ExecutionAndPublication)
        {
        }

        public Lazy(T value)
        {
            _value = value;
        }

        public Lazy(Func<T> valueFactory) : this(valueFactory, LazyThreadSafetyMode.ExecutionAndPublication)
        {
        }

        public Lazy(bool isThreadSafe) : this(ModeOf(isThreadSafe))
        {
        }

        public Lazy(LazyThreadSafetyMode mode)
        {
            Start(mode);
            _constructs = true;
        }

        public Lazy(Func<T> valueFactory, bool isThreadSafe) : this(valueFactory, ModeOf(isThreadSafe))
        {
        }

        public Lazy(Func<T> valueFactory, LazyThreadSafetyMode mode)
        {
            if (valueFactory == null) throw new ArgumentNullException("valueFactory");
            _factory = valueFactory;
            Start(mode);
        }

        private static LazyThreadSafetyMode ModeOf(bool isThreadSafe)
        {
            return isThreadSafe ? LazyThreadSafetyMode.ExecutionAndPublication : LazyThreadSafetyMode.None;
        }

        private void Start(LazyThreadSafetyMode mode)
        {
            if (mode < LazyThreadSafetyMode.None || mode > LazyThreadSafetyMode.ExecutionAndPublication)
            {
                throw new ArgumentOutOfRangeException("mode", "The mode argument specifies an invalid value.");
            }
            _state = new LazyState(mode, null);
        }

        public bool IsValueCreated
        {
            get { return _state == null; }
        }

        public T Value
        {
            get
            {
                LazyState state = _state;
                if (state != null) Create(state);
                return _value;
            }
        }

        public override string ToString()
        {
            return IsValueCreated ? Value.ToString() : "Value is not created.";
        }

        private void Create(LazyState state)
        {
            if (state.Failure != null) state.Failure.Throw();
            switch (state.Mode)
            {
                case LazyThreadSafetyMode.None:
                    CreateOnce();
                    break;
                case LazyThreadSafetyMode.PublicationOnly:
                    CreateAndOffer(state);
                    break;
                default:
                    lock (state)
                    {
                        if (_state == state) CreateOnce();
                        else if (_state != null) _state.Failure.Throw();
                    }
                    break;
            }
        }

        // What a factory throws is thrown again, and what a constructor throws is not.
        private void CreateOnce()
        {
            if (_constructs)
            {
                _value = LazyInitializer.Create<T>();
                _state = null;
                return;
            }
            Func<T> factory = _factory;
            if (factory == null)
            {
                throw new InvalidOperationException(
                    "ValueFactory attempted to access the Value property of this instance.");
            }
            _factory = null;
            try
            {
                _value = factory();
                _state = null;
            }
            catch (Exception e)
            {
                _state = new LazyState(_state.Mode, e);
                throw;
            }
        }

        private void CreateAndOffer(LazyState state)
        {
            T value = _constructs ? LazyInitializer.Create<T>() : _factory();
            lock (state)
            {
                if (_state == null) return;
                _value = value;
                _state = null;
            }
        }
    }

    public class Lazy<T, TMetadata> : Lazy<T>
    {
        private readonly TMetadata _metadata;

        public Lazy(TMetadata metadata)
        {
            _metadata = metadata;
        }

        public Lazy(TMetadata metadata, bool isThreadSafe) : base(isThreadSafe)
        {
            _metadata = metadata;
        }

        public Lazy(TMetadata metadata, LazyThreadSafetyMode mode) : base(mode)
        {
            _metadata = metadata;
        }

        public Lazy(Func<T> valueFactory, TMetadata metadata) : base(valueFactory)
        {
            _metadata = metadata;
        }

        public Lazy(Func<T> valueFactory, TMetadata metadata, bool isThreadSafe) : base(valueFactory, isThreadSafe)
        {
            _metadata = metadata;
        }

        public Lazy(Func<T> valueFactory, TMetadata metadata, LazyThreadSafetyMode mode) : base(valueFactory, mode)
        {
            _metadata = metadata;
        }

        public TMetadata Metadata
        {
            get { return _metadata; }
        }
    }
}
