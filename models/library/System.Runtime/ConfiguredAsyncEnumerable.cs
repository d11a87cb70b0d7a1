// `await foreach` and `await using`, as they were configured.
using System.Collections.Generic;
using System.Threading;

namespace System.Runtime.CompilerServices
{
    public readonly struct ConfiguredAsyncDisposable
    {
        private readonly IAsyncDisposable _source;
        private readonly bool _captures;

        internal ConfiguredAsyncDisposable(IAsyncDisposable source, bool captures)
        {
            _source = source;
            _captures = captures;
        }

        public ConfiguredValueTaskAwaitable DisposeAsync()
        {
            return _source.DisposeAsync().ConfigureAwait(_captures);
        }
    }

    public readonly struct ConfiguredCancelableAsyncEnumerable<T>
    {
        private readonly IAsyncEnumerable<T> _source;
        private readonly bool _captures;
        private readonly CancellationToken _token;

        internal ConfiguredCancelableAsyncEnumerable(IAsyncEnumerable<T> source, bool captures, CancellationToken token)
        {
            _source = source;
            _captures = captures;
            _token = token;
        }

        public ConfiguredCancelableAsyncEnumerable<T> ConfigureAwait(bool continueOnCapturedContext)
        {
            return new ConfiguredCancelableAsyncEnumerable<T>(_source, continueOnCapturedContext, _token);
        }

        public ConfiguredCancelableAsyncEnumerable<T> WithCancellation(CancellationToken cancellationToken)
        {
            return new ConfiguredCancelableAsyncEnumerable<T>(_source, _captures, cancellationToken);
        }

        public Enumerator GetAsyncEnumerator()
        {
            return new Enumerator(_source.GetAsyncEnumerator(_token), _captures);
        }

        public readonly struct Enumerator
        {
            private readonly IAsyncEnumerator<T> _items;
            private readonly bool _captures;

            internal Enumerator(IAsyncEnumerator<T> items, bool captures)
            {
                _items = items;
                _captures = captures;
            }

            public ConfiguredValueTaskAwaitable<bool> MoveNextAsync()
            {
                return _items.MoveNextAsync().ConfigureAwait(_captures);
            }

            public T Current
            {
                get { return _items.Current; }
            }

            public ConfiguredValueTaskAwaitable DisposeAsync()
            {
                return _items.DisposeAsync().ConfigureAwait(_captures);
            }
        }
    }
}
