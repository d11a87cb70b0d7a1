// Parallel.ForAsync and ForEachAsync. AsyncLoop.cs has what they do.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public static partial class Parallel
    {
        public static Task ForAsync<T>(T fromInclusive, T toExclusive,
            Func<T, CancellationToken, ValueTask> body)
        {
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(fromInclusive, toExclusive, new ParallelOptions(), body);
        }

        public static Task ForAsync<T>(T fromInclusive, T toExclusive, CancellationToken cancellationToken,
            Func<T, CancellationToken, ValueTask> body)
        {
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(fromInclusive, toExclusive, OptionsWith(cancellationToken), body);
        }

        public static Task ForAsync<T>(T fromInclusive, T toExclusive, ParallelOptions parallelOptions,
            Func<T, CancellationToken, ValueTask> body)
        {
            if (parallelOptions == null) throw new ArgumentNullException("parallelOptions");
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(fromInclusive, toExclusive, parallelOptions, body);
        }

        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source,
            Func<TSource, CancellationToken, ValueTask> body)
        {
            if (source == null) throw new ArgumentNullException("source");
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(source, new ParallelOptions(), body);
        }

        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, CancellationToken cancellationToken,
            Func<TSource, CancellationToken, ValueTask> body)
        {
            if (source == null) throw new ArgumentNullException("source");
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(source, OptionsWith(cancellationToken), body);
        }

        public static Task ForEachAsync<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions,
            Func<TSource, CancellationToken, ValueTask> body)
        {
            if (source == null) throw new ArgumentNullException("source");
            if (parallelOptions == null) throw new ArgumentNullException("parallelOptions");
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(source, parallelOptions, body);
        }

        public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source,
            Func<TSource, CancellationToken, ValueTask> body)
        {
            if (source == null) throw new ArgumentNullException("source");
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(source, new ParallelOptions(), body);
        }

        public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, CancellationToken cancellationToken,
            Func<TSource, CancellationToken, ValueTask> body)
        {
            if (source == null) throw new ArgumentNullException("source");
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(source, OptionsWith(cancellationToken), body);
        }

        public static Task ForEachAsync<TSource>(IAsyncEnumerable<TSource> source, ParallelOptions parallelOptions,
            Func<TSource, CancellationToken, ValueTask> body)
        {
            if (source == null) throw new ArgumentNullException("source");
            if (parallelOptions == null) throw new ArgumentNullException("parallelOptions");
            if (body == null) throw new ArgumentNullException("body");
            return StartAsync(source, parallelOptions, body);
        }

        private static ParallelOptions OptionsWith(CancellationToken token)
        {
            ParallelOptions options = new ParallelOptions();
            options.CancellationToken = token;
            return options;
        }

        private static Task StartAsync<T>(T first, T end, ParallelOptions options, Func<T, CancellationToken, ValueTask> body)
        {
            if (options.CancellationToken.IsCancellationRequested) return Task.FromCanceled(options.CancellationToken);
            if (Comparer<T>.Default.Compare(first, end) >= 0) return Task.CompletedTask;
            return new AsyncRangeLoop<T>(options, first, end, body).Start();
        }

        private static Task StartAsync<T>(IEnumerable<T> source, ParallelOptions options,
            Func<T, CancellationToken, ValueTask> body)
        {
            if (options.CancellationToken.IsCancellationRequested) return Task.FromCanceled(options.CancellationToken);
            try
            {
                return new AsyncSequenceLoop<T>(options, source, body).Start();
            }
            catch (Exception e)
            {
                return Task.FromException(e);
            }
        }

        private static Task StartAsync<T>(IAsyncEnumerable<T> source, ParallelOptions options,
            Func<T, CancellationToken, ValueTask> body)
        {
            if (options.CancellationToken.IsCancellationRequested) return Task.FromCanceled(options.CancellationToken);
            try
            {
                return new AsyncStreamLoop<T>(options, source, body).Start();
            }
            catch (Exception e)
            {
                return Task.FromException(e);
            }
        }
    }
}
