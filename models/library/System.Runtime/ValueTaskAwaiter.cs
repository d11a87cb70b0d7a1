// What `await` of a ValueTask is compiled to.
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices
{
    public readonly struct ValueTaskAwaiter : ICriticalNotifyCompletion, IBoxAwaiter
    {
        private readonly ValueTask _value;

        internal ValueTaskAwaiter(ValueTask value)
        {
            _value = value;
        }

        public bool IsCompleted
        {
            get { return _value.IsCompleted; }
        }

        public void GetResult()
        {
            _value.Get();
        }

        public void OnCompleted(Action continuation)
        {
            _value.Register(continuation, true);
        }

        public void UnsafeOnCompleted(Action continuation)
        {
            _value.Register(continuation, false);
        }

        void IBoxAwaiter.Await(AsyncBox box)
        {
            _value.Register(box);
        }
    }

    public readonly struct ConfiguredValueTaskAwaitable
    {
        private readonly ConfiguredValueTaskAwaiter _awaiter;

        internal ConfiguredValueTaskAwaitable(ValueTask value)
        {
            _awaiter = new ConfiguredValueTaskAwaiter(value);
        }

        public ConfiguredValueTaskAwaiter GetAwaiter()
        {
            return _awaiter;
        }

        public readonly struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion, IBoxAwaiter
        {
            private readonly ValueTask _value;

            internal ConfiguredValueTaskAwaiter(ValueTask value)
            {
                _value = value;
            }

            public bool IsCompleted
            {
                get { return _value.IsCompleted; }
            }

            public void GetResult()
            {
                _value.Get();
            }

            public void OnCompleted(Action continuation)
            {
                _value.Register(continuation, true);
            }

            public void UnsafeOnCompleted(Action continuation)
            {
                _value.Register(continuation, false);
            }

            void IBoxAwaiter.Await(AsyncBox box)
            {
                _value.Register(box);
            }
        }
    }

    public readonly struct ValueTaskAwaiter<TResult> : ICriticalNotifyCompletion, IBoxAwaiter
    {
        private readonly ValueTask<TResult> _value;

        internal ValueTaskAwaiter(ValueTask<TResult> value)
        {
            _value = value;
        }

        public bool IsCompleted
        {
            get { return _value.IsCompleted; }
        }

        public TResult GetResult()
        {
            return _value.Get();
        }

        public void OnCompleted(Action continuation)
        {
            _value.Register(continuation, true);
        }

        public void UnsafeOnCompleted(Action continuation)
        {
            _value.Register(continuation, false);
        }

        void IBoxAwaiter.Await(AsyncBox box)
        {
            _value.Register(box);
        }
    }

    public readonly struct ConfiguredValueTaskAwaitable<TResult>
    {
        private readonly ConfiguredValueTaskAwaiter _awaiter;

        internal ConfiguredValueTaskAwaitable(ValueTask<TResult> value)
        {
            _awaiter = new ConfiguredValueTaskAwaiter(value);
        }

        public ConfiguredValueTaskAwaiter GetAwaiter()
        {
            return _awaiter;
        }

        public readonly struct ConfiguredValueTaskAwaiter : ICriticalNotifyCompletion, IBoxAwaiter
        {
            private readonly ValueTask<TResult> _value;

            internal ConfiguredValueTaskAwaiter(ValueTask<TResult> value)
            {
                _value = value;
            }

            public bool IsCompleted
            {
                get { return _value.IsCompleted; }
            }

            public TResult GetResult()
            {
                return _value.Get();
            }

            public void OnCompleted(Action continuation)
            {
                _value.Register(continuation, true);
            }

            public void UnsafeOnCompleted(Action continuation)
            {
                _value.Register(continuation, false);
            }

            void IBoxAwaiter.Await(AsyncBox box)
            {
                _value.Register(box);
            }
        }
    }
}
