// System.Threading.Tasks.Parallel. ParallelLoop.cs has what it does.
using System.Collections.Generic;

namespace System.Threading.Tasks
{
    public static partial class Parallel
    {
        public static void Invoke(params Action[] actions)
        {
            Invoke(new ParallelOptions(), actions);
        }

        // This thread does the first.
        public static void Invoke(ParallelOptions parallelOptions, params Action[] actions)
        {
            if (actions == null) throw new ArgumentNullException("actions");
            if (parallelOptions == null) throw new ArgumentNullException("parallelOptions");
            for (int i = 0; i < actions.Length; i++)
            {
                if (actions[i] == null) throw new ArgumentException("One of the actions was null.");
            }
            parallelOptions.CancellationToken.ThrowIfCancellationRequested();
            Action[] copy = (Action[])actions.Clone();
            RangeLoop loop = new RangeLoop(parallelOptions, 0, copy.Length, (i, state, local) =>
            {
                copy[i]();
                return null;
            }, null, null);
            loop.Run();
        }

        private static ParallelLoopResult Loop(ParallelOptions options, long from, long to, object body,
            ParallelBody<long> wrapped, Func<object> begin = null, Action<object> end = null)
        {
            if (body == null) throw new ArgumentNullException("body");
            return new RangeLoop(options, from, to, wrapped, begin, end).Run();
        }

        private static ParallelLoopResult Loop<T>(ParallelOptions options, IEnumerable<T> source, object body,
            ParallelBody<T> wrapped, Func<object> begin = null, Action<object> end = null)
        {
            if (source == null) throw new ArgumentNullException("source");
            if (body == null) throw new ArgumentNullException("body");
            IList<T> list = source as IList<T>;
            if (list == null) return new SequenceLoop<T>(options, source, wrapped, begin, end).Run();
            ParallelBody<long> one = (i, state, local) => wrapped(list[(int)i], state, local);
            return new RangeLoop(options, 0, list.Count, one, begin, end).Run();
        }

        private static void CheckLocal(object localInit, object localFinally)
        {
            if (localInit == null) throw new ArgumentNullException("localInit");
            if (localFinally == null) throw new ArgumentNullException("localFinally");
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, Action<int> body)
        {
            return Loop(new ParallelOptions(), fromInclusive, toExclusive, body, (i, state, local) =>
            {
                body((int)i);
                return null;
            });
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive,
            Action<int, ParallelLoopState> body)
        {
            return Loop(new ParallelOptions(), fromInclusive, toExclusive, body, (i, state, local) =>
            {
                body((int)i, state);
                return null;
            });
        }

        public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive,
            Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            CheckLocal(localInit, localFinally);
            return Loop(new ParallelOptions(), fromInclusive, toExclusive, body,
                (i, state, local) => body((int)i, state, (TLocal)local), () => localInit(),
                local => localFinally((TLocal)local));
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions, Action<int> body)
        {
            return Loop(parallelOptions, fromInclusive, toExclusive, body, (i, state, local) =>
            {
                body((int)i);
                return null;
            });
        }

        public static ParallelLoopResult For(int fromInclusive, int toExclusive, ParallelOptions parallelOptions,
            Action<int, ParallelLoopState> body)
        {
            return Loop(parallelOptions, fromInclusive, toExclusive, body, (i, state, local) =>
            {
                body((int)i, state);
                return null;
            });
        }

        public static ParallelLoopResult For<TLocal>(int fromInclusive, int toExclusive, ParallelOptions parallelOptions,
            Func<TLocal> localInit, Func<int, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            CheckLocal(localInit, localFinally);
            return Loop(parallelOptions, fromInclusive, toExclusive, body,
                (i, state, local) => body((int)i, state, (TLocal)local), () => localInit(),
                local => localFinally((TLocal)local));
        }

        public static ParallelLoopResult For(long fromInclusive, long toExclusive, Action<long> body)
        {
            return Loop(new ParallelOptions(), fromInclusive, toExclusive, body, (i, state, local) =>
            {
                body(i);
                return null;
            });
        }

        public static ParallelLoopResult For(long fromInclusive, long toExclusive,
            Action<long, ParallelLoopState> body)
        {
            return Loop(new ParallelOptions(), fromInclusive, toExclusive, body, (i, state, local) =>
            {
                body(i, state);
                return null;
            });
        }

        public static ParallelLoopResult For<TLocal>(long fromInclusive, long toExclusive,
            Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            CheckLocal(localInit, localFinally);
            return Loop(new ParallelOptions(), fromInclusive, toExclusive, body,
                (i, state, local) => body(i, state, (TLocal)local), () => localInit(),
                local => localFinally((TLocal)local));
        }

        public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions, Action<long> body)
        {
            return Loop(parallelOptions, fromInclusive, toExclusive, body, (i, state, local) =>
            {
                body(i);
                return null;
            });
        }

        public static ParallelLoopResult For(long fromInclusive, long toExclusive, ParallelOptions parallelOptions,
            Action<long, ParallelLoopState> body)
        {
            return Loop(parallelOptions, fromInclusive, toExclusive, body, (i, state, local) =>
            {
                body(i, state);
                return null;
            });
        }

        public static ParallelLoopResult For<TLocal>(long fromInclusive, long toExclusive, ParallelOptions parallelOptions,
            Func<TLocal> localInit, Func<long, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            CheckLocal(localInit, localFinally);
            return Loop(parallelOptions, fromInclusive, toExclusive, body,
                (i, state, local) => body(i, state, (TLocal)local), () => localInit(),
                local => localFinally((TLocal)local));
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source,
            Action<TSource> body)
        {
            return Loop(new ParallelOptions(), source, body, (item, state, local) =>
            {
                body(item);
                return null;
            });
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source,
            Action<TSource, ParallelLoopState> body)
        {
            return Loop(new ParallelOptions(), source, body, (item, state, local) =>
            {
                body(item, state);
                return null;
            });
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source,
            Action<TSource, ParallelLoopState, long> body)
        {
            return Loop(new ParallelOptions(), source, body, (item, state, local) =>
            {
                body(item, state, state.Current);
                return null;
            });
        }

        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source,
            Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            CheckLocal(localInit, localFinally);
            return Loop(new ParallelOptions(), source, body,
                (item, state, local) => body(item, state, (TLocal)local), () => localInit(),
                local => localFinally((TLocal)local));
        }

        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source,
            Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            CheckLocal(localInit, localFinally);
            return Loop(new ParallelOptions(), source, body,
                (item, state, local) => body(item, state, state.Current, (TLocal)local), () => localInit(),
                local => localFinally((TLocal)local));
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions,
            Action<TSource> body)
        {
            return Loop(parallelOptions, source, body, (item, state, local) =>
            {
                body(item);
                return null;
            });
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions,
            Action<TSource, ParallelLoopState> body)
        {
            return Loop(parallelOptions, source, body, (item, state, local) =>
            {
                body(item, state);
                return null;
            });
        }

        public static ParallelLoopResult ForEach<TSource>(IEnumerable<TSource> source, ParallelOptions parallelOptions,
            Action<TSource, ParallelLoopState, long> body)
        {
            return Loop(parallelOptions, source, body, (item, state, local) =>
            {
                body(item, state, state.Current);
                return null;
            });
        }

        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, ParallelOptions parallelOptions,
            Func<TLocal> localInit, Func<TSource, ParallelLoopState, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            CheckLocal(localInit, localFinally);
            return Loop(parallelOptions, source, body,
                (item, state, local) => body(item, state, (TLocal)local), () => localInit(),
                local => localFinally((TLocal)local));
        }

        public static ParallelLoopResult ForEach<TSource, TLocal>(IEnumerable<TSource> source, ParallelOptions parallelOptions,
            Func<TLocal> localInit, Func<TSource, ParallelLoopState, long, TLocal, TLocal> body, Action<TLocal> localFinally)
        {
            CheckLocal(localInit, localFinally);
            return Loop(parallelOptions, source, body,
                (item, state, local) => body(item, state, state.Current, (TLocal)local), () => localInit(),
                local => localFinally((TLocal)local));
        }
    }
}
