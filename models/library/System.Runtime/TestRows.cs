// Arguments of a test that code makes: what an entry calls, before it calls the test.
using System.Collections;
using System.Collections.Generic;
using System.Reflection;
using System.Threading.Tasks;

namespace System.Runtime.CompilerServices
{
    internal static class TestRows
    {
        internal static object OfField(Type type, string name)
        {
            const BindingFlags any = BindingFlags.Static | BindingFlags.Public | BindingFlags.NonPublic;
            return type.GetField(name, any).GetValue(null);
        }

        // One of them: all are tried.
        internal static object[] Choose(object rows, int parameters)
        {
            var all = new List<object[]>();
            var source = rows as IEnumerable;
            if (source == null)
            {
                Unexplored.Reach("rows of arguments that are no IEnumerable");
            }
            foreach (object row in source)
            {
                all.Add(ArgumentsIn(row, parameters));
            }
            if (all.Count == 0)
            {
                System.Diagnostics.Debug.AssertionFailed("there are no rows of arguments");
            }
            return all[Pick(all.Count)];
        }

        internal static T Value<T>(object[] row, int number)
        {
            object value = row[number];
            if (value is int)
            {
                value = Widened((int)value, typeof(T));
            }
            if (value is T)
            {
                return (T)value;
            }
            if (value != null)
            {
                Unexplored.Reach("a row has a " + value.GetType().FullName + " for a parameter of " + typeof(T).FullName);
            }
            return default(T);
        }

        // As reflection passes a number on. Of others it is not done here.
        private static object Widened(int value, Type to)
        {
            return to == typeof(long) ? (object)(long)value
                : to == typeof(double) ? (object)(double)value
                : value;
        }

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int Pick(int count);

        // The frameworks know more kinds of rows. NUnit takes a value for a row of one.
        private static object[] ArgumentsIn(object row, int parameters)
        {
            if (parameters == 1 && (row is string || row is ValueType))
            {
                return new[] { row };
            }
            var arguments = row as object[];
            if (arguments == null)
            {
                Unexplored.Reach("a row of arguments is a " + (row == null ? "null" : row.GetType().FullName));
            }
            if (arguments.Length != parameters)
            {
                Unexplored.Reach("a row of arguments has " + arguments.Length + " for " + parameters + " parameters");
            }
            return arguments;
        }
    }
}
