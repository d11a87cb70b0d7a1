// Enumerable: what makes sequences, and the errors that all its parts share.
//
// Every method checks its arguments at once and returns an iterator that does the work, without .NET's shortcuts for
// particular kinds of sources, except where those can be seen.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static IEnumerable<TResult> Empty<TResult>() => Array.Empty<TResult>();

        public static IEnumerable<int> Range(int start, int count)
        {
            if (count < 0 || (long)start + count - 1 > int.MaxValue)
                throw new ArgumentOutOfRangeException(nameof(count));
            return RangeIterator(start, count);
        }

        private static IEnumerable<int> RangeIterator(int start, int count)
        {
            for (int i = 0; i < count; i++) yield return start + i;
        }

        public static IEnumerable<TResult> Repeat<TResult>(TResult element, int count)
        {
            if (count < 0) throw new ArgumentOutOfRangeException(nameof(count));
            return RepeatIterator(element, count);
        }

        private static IEnumerable<TResult> RepeatIterator<TResult>(TResult element, int count)
        {
            for (int i = 0; i < count; i++) yield return element;
        }

        // The selector that changes nothing. It is a method because compilers keep a lambda that captures nothing in a
        // static field, which would be a shared variable of the program that is checked.
        private static T Same<T>(T item) => item;

        private static void Check(object argument, string name)
        {
            if (argument == null) throw new ArgumentNullException(name);
        }

        private static Exception NoElements() => new InvalidOperationException("Sequence contains no elements");

        private static Exception NoMatch() => new InvalidOperationException("Sequence contains no matching element");

        private static Exception MoreThanOneElement()
            => new InvalidOperationException("Sequence contains more than one element");

        private static Exception MoreThanOneMatch()
            => new InvalidOperationException("Sequence contains more than one matching element");
    }
}
