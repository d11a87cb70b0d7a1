// Enumerable: Sum, Average, Min and Max of numbers. The same for each kind of number; of numbers that may be null,
// those that are not.
using System.Collections.Generic;

namespace System.Linq
{
    public static partial class Enumerable
    {
        public static int Sum(this IEnumerable<int> source)
        {
            Check(source, nameof(source));
            int sum = 0;
            foreach (int item in source) sum = checked(sum + item);
            return sum;
        }

        public static int? Sum(this IEnumerable<int?> source)
        {
            Check(source, nameof(source));
            int sum = 0;
            foreach (int? item in source) sum = checked(sum + item.GetValueOrDefault());
            return sum;
        }

        public static int Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector)
            => Sum(Select(source, selector));

        public static int? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector)
            => Sum(Select(source, selector));

        public static double Average(this IEnumerable<int> source)
        {
            Check(source, nameof(source));
            long sum = 0;
            long count = 0;
            foreach (int item in source)
            {
                sum = checked(sum + item);
                count++;
            }
            if (count == 0) throw NoElements();
            return (double)sum / count;
        }

        public static double? Average(this IEnumerable<int?> source)
        {
            Check(source, nameof(source));
            long sum = 0;
            long count = 0;
            foreach (int? item in source)
            {
                if (!item.HasValue) continue;
                sum = checked(sum + item.GetValueOrDefault());
                count++;
            }
            if (count == 0) return null;
            return (double)sum / count;
        }

        public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector)
            => Average(Select(source, selector));

        public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector)
            => Average(Select(source, selector));

        public static int Min(this IEnumerable<int> source) => Min<int>(source);

        public static int? Min(this IEnumerable<int?> source) => Min<int?>(source);

        public static int Min<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector)
            => Min<int>(Select(source, selector));

        public static int? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector)
            => Min<int?>(Select(source, selector));

        public static int Max(this IEnumerable<int> source) => Max<int>(source);

        public static int? Max(this IEnumerable<int?> source) => Max<int?>(source);

        public static int Max<TSource>(this IEnumerable<TSource> source, Func<TSource, int> selector)
            => Max<int>(Select(source, selector));

        public static int? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, int?> selector)
            => Max<int?>(Select(source, selector));

        public static long Sum(this IEnumerable<long> source)
        {
            Check(source, nameof(source));
            long sum = 0;
            foreach (long item in source) sum = checked(sum + item);
            return sum;
        }

        public static long? Sum(this IEnumerable<long?> source)
        {
            Check(source, nameof(source));
            long sum = 0;
            foreach (long? item in source) sum = checked(sum + item.GetValueOrDefault());
            return sum;
        }

        public static long Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector)
            => Sum(Select(source, selector));

        public static long? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector)
            => Sum(Select(source, selector));

        public static double Average(this IEnumerable<long> source)
        {
            Check(source, nameof(source));
            long sum = 0;
            long count = 0;
            foreach (long item in source)
            {
                sum = checked(sum + item);
                count++;
            }
            if (count == 0) throw NoElements();
            return (double)sum / count;
        }

        public static double? Average(this IEnumerable<long?> source)
        {
            Check(source, nameof(source));
            long sum = 0;
            long count = 0;
            foreach (long? item in source)
            {
                if (!item.HasValue) continue;
                sum = checked(sum + item.GetValueOrDefault());
                count++;
            }
            if (count == 0) return null;
            return (double)sum / count;
        }

        public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector)
            => Average(Select(source, selector));

        public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector)
            => Average(Select(source, selector));

        public static long Min(this IEnumerable<long> source) => Min<long>(source);

        public static long? Min(this IEnumerable<long?> source) => Min<long?>(source);

        public static long Min<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector)
            => Min<long>(Select(source, selector));

        public static long? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector)
            => Min<long?>(Select(source, selector));

        public static long Max(this IEnumerable<long> source) => Max<long>(source);

        public static long? Max(this IEnumerable<long?> source) => Max<long?>(source);

        public static long Max<TSource>(this IEnumerable<TSource> source, Func<TSource, long> selector)
            => Max<long>(Select(source, selector));

        public static long? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, long?> selector)
            => Max<long?>(Select(source, selector));

        public static float Sum(this IEnumerable<float> source)
        {
            Check(source, nameof(source));
            double sum = 0;
            foreach (float item in source) sum = sum + item;
            return (float)sum;
        }

        public static float? Sum(this IEnumerable<float?> source)
        {
            Check(source, nameof(source));
            double sum = 0;
            foreach (float? item in source) sum = sum + item.GetValueOrDefault();
            return (float)sum;
        }

        public static float Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector)
            => Sum(Select(source, selector));

        public static float? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector)
            => Sum(Select(source, selector));

        public static float Average(this IEnumerable<float> source)
        {
            Check(source, nameof(source));
            double sum = 0;
            long count = 0;
            foreach (float item in source)
            {
                sum = sum + item;
                count++;
            }
            if (count == 0) throw NoElements();
            return (float)(sum / count);
        }

        public static float? Average(this IEnumerable<float?> source)
        {
            Check(source, nameof(source));
            double sum = 0;
            long count = 0;
            foreach (float? item in source)
            {
                if (!item.HasValue) continue;
                sum = sum + item.GetValueOrDefault();
                count++;
            }
            if (count == 0) return null;
            return (float)(sum / count);
        }

        public static float Average<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector)
            => Average(Select(source, selector));

        public static float? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector)
            => Average(Select(source, selector));

        public static float Min(this IEnumerable<float> source) => Min<float>(source);

        public static float? Min(this IEnumerable<float?> source) => Min<float?>(source);

        public static float Min<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector)
            => Min<float>(Select(source, selector));

        public static float? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector)
            => Min<float?>(Select(source, selector));

        public static float Max(this IEnumerable<float> source) => Max<float>(source);

        public static float? Max(this IEnumerable<float?> source) => Max<float?>(source);

        public static float Max<TSource>(this IEnumerable<TSource> source, Func<TSource, float> selector)
            => Max<float>(Select(source, selector));

        public static float? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, float?> selector)
            => Max<float?>(Select(source, selector));

        public static double Sum(this IEnumerable<double> source)
        {
            Check(source, nameof(source));
            double sum = 0;
            foreach (double item in source) sum = sum + item;
            return sum;
        }

        public static double? Sum(this IEnumerable<double?> source)
        {
            Check(source, nameof(source));
            double sum = 0;
            foreach (double? item in source) sum = sum + item.GetValueOrDefault();
            return sum;
        }

        public static double Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector)
            => Sum(Select(source, selector));

        public static double? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector)
            => Sum(Select(source, selector));

        public static double Average(this IEnumerable<double> source)
        {
            Check(source, nameof(source));
            double sum = 0;
            long count = 0;
            foreach (double item in source)
            {
                sum = sum + item;
                count++;
            }
            if (count == 0) throw NoElements();
            return sum / count;
        }

        public static double? Average(this IEnumerable<double?> source)
        {
            Check(source, nameof(source));
            double sum = 0;
            long count = 0;
            foreach (double? item in source)
            {
                if (!item.HasValue) continue;
                sum = sum + item.GetValueOrDefault();
                count++;
            }
            if (count == 0) return null;
            return sum / count;
        }

        public static double Average<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector)
            => Average(Select(source, selector));

        public static double? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector)
            => Average(Select(source, selector));

        public static double Min(this IEnumerable<double> source) => Min<double>(source);

        public static double? Min(this IEnumerable<double?> source) => Min<double?>(source);

        public static double Min<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector)
            => Min<double>(Select(source, selector));

        public static double? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector)
            => Min<double?>(Select(source, selector));

        public static double Max(this IEnumerable<double> source) => Max<double>(source);

        public static double? Max(this IEnumerable<double?> source) => Max<double?>(source);

        public static double Max<TSource>(this IEnumerable<TSource> source, Func<TSource, double> selector)
            => Max<double>(Select(source, selector));

        public static double? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, double?> selector)
            => Max<double?>(Select(source, selector));

        public static decimal Sum(this IEnumerable<decimal> source)
        {
            Check(source, nameof(source));
            decimal sum = 0;
            foreach (decimal item in source) sum = sum + item;
            return sum;
        }

        public static decimal? Sum(this IEnumerable<decimal?> source)
        {
            Check(source, nameof(source));
            decimal sum = 0;
            foreach (decimal? item in source) sum = sum + item.GetValueOrDefault();
            return sum;
        }

        public static decimal Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector)
            => Sum(Select(source, selector));

        public static decimal? Sum<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector)
            => Sum(Select(source, selector));

        public static decimal Average(this IEnumerable<decimal> source)
        {
            Check(source, nameof(source));
            decimal sum = 0;
            long count = 0;
            foreach (decimal item in source)
            {
                sum = sum + item;
                count++;
            }
            if (count == 0) throw NoElements();
            return sum / count;
        }

        public static decimal? Average(this IEnumerable<decimal?> source)
        {
            Check(source, nameof(source));
            decimal sum = 0;
            long count = 0;
            foreach (decimal? item in source)
            {
                if (!item.HasValue) continue;
                sum = sum + item.GetValueOrDefault();
                count++;
            }
            if (count == 0) return null;
            return sum / count;
        }

        public static decimal Average<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector)
            => Average(Select(source, selector));

        public static decimal? Average<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector)
            => Average(Select(source, selector));

        public static decimal Min(this IEnumerable<decimal> source) => Min<decimal>(source);

        public static decimal? Min(this IEnumerable<decimal?> source) => Min<decimal?>(source);

        public static decimal Min<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector)
            => Min<decimal>(Select(source, selector));

        public static decimal? Min<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector)
            => Min<decimal?>(Select(source, selector));

        public static decimal Max(this IEnumerable<decimal> source) => Max<decimal>(source);

        public static decimal? Max(this IEnumerable<decimal?> source) => Max<decimal?>(source);

        public static decimal Max<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal> selector)
            => Max<decimal>(Select(source, selector));

        public static decimal? Max<TSource>(this IEnumerable<TSource> source, Func<TSource, decimal?> selector)
            => Max<decimal?>(Select(source, selector));
    }
}
