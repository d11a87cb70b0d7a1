// Does to collections, and to sequences through Linq, what a random number generator wants, right and wrong, and prints
// everything that can be seen: results, order, exceptions and their messages.
//
// run compiles it twice, with the library's collections and with .NET's, and compares what is printed.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Collections.ObjectModel;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;

namespace Scenarios
{
    internal static class CollectionsTest
    {
        private const int Seeds = 25;
        private const int Steps = 150;

        private static TextWriter output;
        private static uint random;

        private static void Main()
        {
            CultureInfo.CurrentCulture = CultureInfo.InvariantCulture;
            output = new StreamWriter(Console.OpenStandardOutput());
            Once("which library", () => Line(typeof(List<int>).Namespace + " " + typeof(Enumerable).Namespace
                + typeof(PriorityQueue<int, int>).Namespace + typeof(ArrayList).Namespace), false);
            Repeat("list of int", () => ListOf(Number));
            Repeat("list of string", () => ListOf(Text));
            Repeat("list without type arguments", ListUntyped);
            Once("list sorting", ListSorting);
            Repeat("dictionary of int", () => DictionaryOf(Number));
            Repeat("dictionary of string", () => DictionaryOf(Text));
            Repeat("dictionary without type arguments", () => Untyped(new Dictionary<int, string>()));
            Once("dictionary growth", DictionaryGrowth);
            Repeat("hash set", HashSets);
            Once("hash set copies", HashSetCopies);
            Repeat("queue of int", () => Queues(Number));
            Repeat("queue of string", () => Queues(Text));
            Repeat("stack of int", () => Stacks(Number));
            Repeat("stack of string", () => Stacks(Text));
            Repeat("linked list", LinkedLists);
            Repeat("sorted list", SortedLists);
            Repeat("sorted list without type arguments", () => Untyped(new SortedList<int, string>()));
            Repeat("sorted dictionary", SortedDictionaries);
            Repeat("sorted dictionary without type arguments", () => Untyped(new SortedDictionary<int, string>()));
            Repeat("sorted set", SortedSets);
            Repeat("priority queue", PriorityQueues);
            Repeat("object model", ObjectModel);
            Once("read-only", ReadOnly);
            Repeat("array list", ArrayLists);
            Repeat("hashtable", Hashtables);
            Repeat("bit array", BitArrays);
            Once("old queue and stack", OldQueueAndStack);
            Once("synchronized", Synchronized);
            Repeat("collection base", CollectionBases);
            Once("extensions", Extensions);
            Once("spans", Spans);
            Repeat("linq", Linq);
            Repeat("linq order", LinqOrder);
            Repeat("linq groups", LinqGroups);
            Repeat("linq numbers", LinqNumbers);
            Once("linq errors", LinqErrors);
            Once("linq laziness", LinqLaziness);
            output.Flush();
        }

        // ---- printing ----

        private static void Repeat(string name, Action scenario)
        {
            for (int seed = 1; seed <= Seeds; seed++)
            {
                random = (uint)seed * 2654435761;
                Section(name + ", seed " + seed, scenario);
            }
        }

        private static void Once(string name, Action scenario, bool compared = true)
        {
            if (compared) Section(name, scenario);
            else scenario();
        }

        private static void Section(string name, Action scenario)
        {
            Line("## " + name);
            try
            {
                scenario();
            }
            catch (Exception e)
            {
                Line("stopped: " + e);
            }
        }

        private static void Line(string line) => output.Write(line.Replace("\n", "\\n") + "\n");

        private static void Do(string what, Func<object> action)
        {
            string result;
            try
            {
                result = " = " + Show(action());
            }
            catch (Exception e)
            {
                result = " ! " + e.GetType() + ": " + e.Message;
            }
            Line(what + result);
        }

        private static void Do(string what, Action action)
        {
            Do(what, () =>
            {
                action();
                return "done";
            });
        }

        private static string Show(object value)
        {
            if (value == null) return "null";
            string text = value as string;
            if (text != null) return "'" + text + "'";
            IEnumerable items = value as IEnumerable;
            if (items != null)
            {
                string shown = "[";
                foreach (object item in items) shown += (shown == "[" ? "" : ", ") + Show(item);
                return shown + "]";
            }
            if (value is DictionaryEntry) return ((DictionaryEntry)value).Key + "->" + ((DictionaryEntry)value).Value;
            return value.ToString();
        }

        // ---- randomness ----

        private static int Next(int bound)
        {
            random = random * 1664525 + 1013904223;
            return (int)((random >> 8) % (uint)bound);
        }

        private static int Number() => Next(20);

        private static string Text() => Next(15) == 0 ? null : ((char)('a' + Next(12))).ToString();

        // Mostly a place in a collection of that size.
        private static int Place(int size) => Next(12) == 0 ? Next(2 * size + 4) - size / 2 - 2 : Next(size + 1);

        private static List<T> Some<T>(Func<T> item)
        {
            List<T> items = new List<T>();
            for (int count = Next(7); count > 0; count--) items.Add(item());
            return items;
        }

        // As a collection, or as something that can only be enumerated.
        private static IEnumerable<T> Sequence<T>(Func<T> item)
        {
            List<T> items = Some(item);
            switch (Next(3))
            {
                case 0: return items;
                case 1: return items.ToArray();
                default: return Lazily(items);
            }
        }

        private static IEnumerable<T> Lazily<T>(IEnumerable<T> items)
        {
            foreach (T item in items) yield return item;
        }

        // Where something goes wrong while it is enumerated.
        private static void Enumerate(string what, IEnumerable items, Action change)
        {
            IEnumerator enumerator = items.GetEnumerator();
            int when = Next(4);
            Do(what + " before", () => enumerator.Current);
            for (int i = 0; i < 5; i++)
            {
                if (i == when) Do(what + " change", change);
                Do(what + " next", () => enumerator.MoveNext());
                Do(what + " current", () => enumerator.Current);
            }
            Do(what + " reset", () => enumerator.Reset());
            Do(what + " again", () => enumerator.MoveNext() ? enumerator.Current : "nothing");
        }

        private sealed class Backwards<T> : IComparer<T>
        {
            public int Compare(T x, T y) => Comparer<T>.Default.Compare(y, x);
        }

        private sealed class Modulo : IEqualityComparer<int>
        {
            public bool Equals(int x, int y) => x % 7 == y % 7;

            public int GetHashCode(int obj) => obj % 7 % 3;
        }

        private sealed class LastCharacter : IEqualityComparer<string>
        {
            public bool Equals(string x, string y) => GetHashCode(x) == GetHashCode(y);

            public int GetHashCode(string obj) => string.IsNullOrEmpty(obj) ? 0 : obj[obj.Length - 1] % 5;
        }

        private sealed class Incomparable
        {
        }

        // ---- List ----

        private static void ListOf<T>(Func<T> item)
        {
            List<T> list = Next(2) == 0 ? new List<T>() : new List<T>(Sequence(item));
            for (int step = 0; step < Steps; step++)
            {
                ListStep(list, item);
                Line(list.Count + " of " + list.Capacity + " " + Show(list));
            }
        }

        private static void ListStep<T>(List<T> list, Func<T> item)
        {
            T one = item();
            int at = Place(list.Count);
            int count = Place(Math.Max(list.Count - at, 0));
            Predicate<T> match = x => object.Equals(x, one) || Show(x).GetHashCode() == 0;
            IComparer<T> comparer = Next(2) == 0 ? null : new Backwards<T>();
            switch (Next(46))
            {
                case 0: case 1: case 2: Do("Add", () => list.Add(one)); break;
                case 3: Do("AddRange", () => list.AddRange(Sequence(item))); break;
                case 4: Do("AddRange itself", () => { if (list.Count < 20) list.AddRange(list); }); break;
                case 5: Do("Insert " + at, () => list.Insert(at, one)); break;
                case 6: Do("InsertRange " + at, () => list.InsertRange(at, Sequence(item))); break;
                case 7: Do("InsertRange itself", () => { if (list.Count < 20) list.InsertRange(at, list); }); break;
                case 8: Do("Remove", () => list.Remove(one)); break;
                case 9: Do("RemoveAt " + at, () => list.RemoveAt(at)); break;
                case 10: Do("RemoveRange " + at + " " + count, () => list.RemoveRange(at, count)); break;
                case 11: Do("RemoveAll", () => list.RemoveAll(match)); break;
                case 12: Do("Clear", () => { if (Next(4) == 0) list.Clear(); }); break;
                case 13: Do("Contains", () => list.Contains(one)); break;
                case 14: Do("IndexOf", () => list.IndexOf(one)); break;
                case 15: Do("IndexOf " + at, () => list.IndexOf(one, at)); break;
                case 16: Do("IndexOf " + at + " " + count, () => list.IndexOf(one, at, count)); break;
                case 17: Do("LastIndexOf", () => list.LastIndexOf(one)); break;
                case 18: Do("LastIndexOf " + at, () => list.LastIndexOf(one, at)); break;
                case 19: Do("LastIndexOf " + at + " " + count, () => list.LastIndexOf(one, at, count)); break;
                case 20: Do("Find", () => list.Find(match)); break;
                case 21: Do("FindAll", () => list.FindAll(match)); break;
                case 22: Do("FindIndex " + at + " " + count, () => list.FindIndex(at, count, match)); break;
                case 23: Do("FindIndex " + at, () => list.FindIndex(at, match)); break;
                case 24: Do("FindLast", () => list.FindLast(match)); break;
                case 25: Do("FindLastIndex " + at + " " + count, () => list.FindLastIndex(at, count, match)); break;
                case 26: Do("FindLastIndex " + at, () => list.FindLastIndex(at, match)); break;
                case 27: Do("Exists", () => list.Exists(match)); break;
                case 28: Do("TrueForAll", () => list.TrueForAll(x => !match(x))); break;
                case 29: Do("ForEach", () => list.ForEach(x => Line(Show(x)))); break;
                case 30: Do("ForEach, changing", () => list.ForEach(x => list.Add(one))); break;
                case 31: Do("ConvertAll", () => list.ConvertAll(x => Show(x) + "!")); break;
                case 32: Do("GetRange " + at + " " + count, () => list.GetRange(at, count)); break;
                case 33: Do("Reverse", () => list.Reverse()); break;
                case 34: Do("Reverse " + at + " " + count, () => list.Reverse(at, count)); break;
                case 35: Do("Sort", () => list.Sort()); break;
                case 36: Do("Sort " + at + " " + count, () => list.Sort(at, count, comparer)); break;
                case 37:
                    list.Sort(comparer);
                    Do("BinarySearch", () => list.BinarySearch(one, comparer));
                    Do("BinarySearch " + at + " " + count, () => list.BinarySearch(at, count, one, comparer));
                    break;
                case 38: Do("ToArray", () => list.ToArray()); break;
                case 39:
                    T[] array = new T[list.Count + 2];
                    Do("CopyTo " + at, () => list.CopyTo(array, at));
                    Do("CopyTo " + at + " " + count, () => list.CopyTo(at, array, 1, count));
                    Line(Show(array));
                    break;
                case 40: Do("EnsureCapacity", () => list.EnsureCapacity(Place(30))); break;
                case 41: Do("TrimExcess", () => list.TrimExcess()); break;
                case 42: Do("Capacity", () => list.Capacity = Place(list.Count + 3)); break;
                case 43: Do("set " + at, () => list[at] = one); break;
                case 44: Do("get " + at, () => list[at]); break;
                default:
                    Enumerate("list", list, () => { if (Next(2) == 0) list.Add(one); else list.RemoveAt(at); });
                    Enumerate("list unchanged", list, () => { });
                    break;
            }
        }

        private static void ListUntyped()
        {
            IList list = Next(2) == 0 ? (IList)new List<int>() : new Collection<int>();
            for (int step = 0; step < Steps; step++)
            {
                object item = Next(6) == 0 ? null : Next(6) == 0 ? (object)"text" : Number();
                int at = Place(list.Count);
                switch (Next(10))
                {
                    case 0: case 1: case 2: Do("Add", () => list.Add(item)); break;
                    case 3: Do("Contains", () => list.Contains(item)); break;
                    case 4: Do("IndexOf", () => list.IndexOf(item)); break;
                    case 5: Do("Insert", () => list.Insert(at, item)); break;
                    case 6: Do("Remove", () => list.Remove(item)); break;
                    case 7: Do("set", () => list[at] = item); break;
                    case 8: Do("get", () => list[at]); break;
                    default: CopyUntyped(list, at, new int[list.Count + 1]); break;
                }
                Line(Show(list) + list.IsReadOnly + list.IsFixedSize + list.IsSynchronized);
            }
        }

        private static void CopyUntyped(ICollection from, int at, Array fitting)
        {
            Do("CopyTo fitting", () => { from.CopyTo(fitting, at); return fitting; });
            object[] objects = new object[from.Count + 1];
            Do("CopyTo objects", () => { from.CopyTo(objects, 1); return objects; });
            Do("CopyTo too short", () => from.CopyTo(fitting, 2));
            Do("CopyTo negative", () => from.CopyTo(fitting, -1));
            Do("CopyTo nothing", () => from.CopyTo(null, 0));
            Do("CopyTo square", () => from.CopyTo(new int[3, 3], 0));
            // Some of .NET's parts of sorted dictionaries say InvalidCastException.
            if (from.GetType().FullName.Contains("SortedDictionary`2+")) return;
            Do("CopyTo other type", () => from.CopyTo(new Guid[from.Count + 1], 0));
        }

        private static void ListSorting()
        {
            foreach (int length in new[] { 0, 1, 2, 3, 5, 16, 17, 33, 100, 500 })
            {
                random = (uint)length;
                List<string> list = new List<string>();
                for (int i = 0; i < length; i++) list.Add((char)('a' + Next(5)) + i.ToString());
                List<string> copy = new List<string>(list);
                copy.Sort((x, y) => x[0] - y[0]);  // not stable, but always the same
                Line(Show(copy));
                copy.Sort((x, y) => y[0] - x[0]);
                Line(Show(copy));
                copy.Sort(StringComparer.Ordinal);
                Line(Show(copy));
            }
            List<Incomparable> incomparable = new List<Incomparable>();
            incomparable.Add(new Incomparable());
            incomparable.Add(new Incomparable());
            Do("incomparable", () => incomparable.Sort());
            Do("throwing", () => incomparable.Sort((x, y) => throw new ArithmeticException("no")));
            Do("negative capacity", () => new List<int>(-1));
            Do("from nothing", () => new List<int>(null));
            Do("AddRange nothing", () => new List<int>().AddRange(null));
            Do("InsertRange nothing", () => new List<int>().InsertRange(0, null));
            Do("RemoveAll nothing", () => new List<int>().RemoveAll(null));
            Do("Find nothing", () => new List<int>().Find(null));
            Do("FindLastIndex nothing", () => new List<int>().FindLastIndex(null));
            Do("FindLastIndex empty", () => new List<int>().FindLastIndex(x => true));
            Do("ForEach nothing", () => new List<int>().ForEach(null));
            Do("Sort nothing", () => new List<int>().Sort((Comparison<int>)null));
            Do("ConvertAll nothing", () => new List<int>().ConvertAll<int>(null));
            Do("CopyTo nothing", () => new List<int>().CopyTo(null));
        }

        // ---- Dictionary ----

        private static void DictionaryOf<T>(Func<T> key)
        {
            IEqualityComparer<T> comparer = null;
            if (Next(3) == 0)
                comparer = (object)new Modulo() as IEqualityComparer<T> ?? (object)new LastCharacter() as IEqualityComparer<T>;
            Dictionary<T, int> dictionary = Next(2) == 0
                ? new Dictionary<T, int>(comparer) : new Dictionary<T, int>(Next(20), comparer);
            for (int step = 0; step < Steps; step++)
            {
                DictionaryStep(dictionary, key(), Number(), comparer);
                Line(dictionary.Count + " " + Show(dictionary) + Show(dictionary.Keys) + Show(dictionary.Values));
            }
        }

        private static void DictionaryStep<T>(Dictionary<T, int> dictionary, T key, int value,
            IEqualityComparer<T> comparer)
        {
            int got;
            ICollection<KeyValuePair<T, int>> pairs = dictionary;
            KeyValuePair<T, int> pair = new KeyValuePair<T, int>(key, value);
            switch (Next(28))
            {
                case 0: case 1: Do("Add", () => dictionary.Add(key, value)); break;
                case 2: case 3: case 4: Do("set", () => dictionary[key] = value); break;
                case 5: case 6: Do("TryAdd", () => dictionary.TryAdd(key, value)); break;
                case 7: Do("get", () => dictionary[key]); break;
                case 8: Do("TryGetValue", () => dictionary.TryGetValue(key, out got) + " " + got); break;
                case 9: case 10: case 11: Do("Remove", () => dictionary.Remove(key)); break;
                case 12: Do("Remove out", () => dictionary.Remove(key, out got) + " " + got); break;
                case 13: Do("ContainsKey", () => dictionary.ContainsKey(key)); break;
                case 14: Do("ContainsValue", () => dictionary.ContainsValue(value)); break;
                case 15: Do("Clear", () => { if (Next(3) == 0) dictionary.Clear(); }); break;
                case 16: Do("EnsureCapacity", () => dictionary.EnsureCapacity(Place(30))); break;
                case 17: Do("TrimExcess", () => dictionary.TrimExcess()); break;
                case 18: Do("TrimExcess", () => dictionary.TrimExcess(Place(40))); break;
                case 19: Do("copy", () => new Dictionary<T, int>(dictionary, comparer)); break;
                case 20: Do("copy of pairs", () => new Dictionary<T, int>(Lazily(dictionary), comparer)); break;
                case 21: Enumerate("pairs", dictionary, () => dictionary[key] = value); break;
                case 22: Enumerate("keys", dictionary.Keys, () => dictionary.Remove(key)); break;
                case 23: Enumerate("values", dictionary.Values, () => dictionary.Clear()); break;
                case 24: Enumerate("entries", new Entries(dictionary), () => dictionary.TryAdd(key, value)); break;
                case 25: Do("pair", () => pairs.Contains(pair) + " " + pairs.Remove(pair)); break;
                case 26: Do("pair", () => pairs.Add(pair)); break;
                default:
                    int at = Place(2);
                    T[] keys = new T[dictionary.Count + 1];
                    Do("Keys.CopyTo", () => { dictionary.Keys.CopyTo(keys, at); return keys; });
                    int[] values = new int[dictionary.Count + 1];
                    Do("Values.CopyTo", () => { dictionary.Values.CopyTo(values, at); return values; });
                    KeyValuePair<T, int>[] all = new KeyValuePair<T, int>[dictionary.Count + 1];
                    Do("CopyTo", () => { pairs.CopyTo(all, at); return all; });
                    break;
            }
        }

        // Enumerated the way a dictionary without type arguments is.
        private sealed class Entries : IEnumerable
        {
            private readonly IDictionary dictionary;

            internal Entries(IDictionary dictionary)
            {
                this.dictionary = dictionary;
            }

            public IEnumerator GetEnumerator() => dictionary.GetEnumerator();
        }

        private static void Untyped(IDictionary dictionary)
        {
            for (int step = 0; step < Steps; step++)
            {
                object key = Next(8) == 0 ? null : Next(8) == 0 ? (object)"text" : Number();
                object value = Next(8) == 0 ? (object)7 : Text();
                switch (Next(11))
                {
                    case 0: case 1: case 2: Do("Add", () => dictionary.Add(key, value)); break;
                    case 3: Do("Contains", () => dictionary.Contains(key)); break;
                    case 4: Do("Remove", () => dictionary.Remove(key)); break;
                    case 5: Do("set", () => dictionary[key] = value); break;
                    case 6: Do("get", () => dictionary[key]); break;
                    case 7: CopyUntyped(dictionary, 1, new DictionaryEntry[dictionary.Count + 1]); break;
                    case 8: CopyUntyped(dictionary.Keys, 1, new int[dictionary.Count + 1]); break;
                    case 9: CopyUntyped(dictionary.Values, 1, new string[dictionary.Count + 1]); break;
                    default:
                        IDictionaryEnumerator entries = dictionary.GetEnumerator();
                        Do("Entry", () => entries.Entry);
                        Do("Key", () => entries.Key);
                        Do("MoveNext", () => entries.MoveNext());
                        Do("Entry", () => entries.Entry);
                        Do("Key", () => entries.Key);
                        Do("Value", () => entries.Value);
                        while (entries.MoveNext()) Line(Show(entries.Current));
                        Do("Value", () => entries.Value);
                        break;
                }
                Line(Show(dictionary) + Show(dictionary.Keys) + Show(dictionary.Values));
                Line("" + dictionary.IsReadOnly + dictionary.IsFixedSize + dictionary.IsSynchronized);
            }
        }

        private static void DictionaryGrowth()
        {
            Dictionary<int, int> dictionary = new Dictionary<int, int>();
            for (int i = 0; i < 3000; i++)
            {
                dictionary.Add(i * 37 % 3001, i);
                if (i % 97 == 0) Line(dictionary.EnsureCapacity(0) + " " + Show(dictionary.Keys));
            }
            for (int i = 0; i < 3000; i += 3) dictionary.Remove(i);
            for (int i = 5000; i < 5500; i++) dictionary[i] = i;
            Line(Show(dictionary));
            for (int i = 0; i < 100000; i = i * 2 + 1) Line("" + new Dictionary<int, int>().EnsureCapacity(i));
            Line("" + new HashSet<int>().EnsureCapacity(8000000));
            Do("negative", () => new Dictionary<int, int>(-1));
            Do("null", () => new Dictionary<int, int>((IDictionary<int, int>)null));
            Do("null", () => new Dictionary<int, int>((IEnumerable<KeyValuePair<int, int>>)null));
            Do("twice", () => new Dictionary<int, int>(new[] { KeyValuePair.Create(1, 2), KeyValuePair.Create(1, 3) }));
            Do("comparer", () => new Dictionary<int, int>().Comparer == EqualityComparer<int>.Default);
            Do("keys", () => new Dictionary<int, int>.KeyCollection(null));
            Do("keys", () => ((ICollection<int>)new Dictionary<int, int>().Keys).Add(1));
            Do("values", () => ((ICollection<int>)new Dictionary<int, int>().Values).Remove(1));
            Do("values", () => ((ICollection<int>)new Dictionary<int, int>().Values).Clear());
            Do("null key", () => new Dictionary<string, int>()[null]);
            Do("null key", () => new Dictionary<string, int>().TryAdd(null, 1));
            Do("null key", () => new Dictionary<string, int>().Remove(null));
            Do("missing key", () => new Dictionary<string, int>()["x"]);
        }

        // ---- HashSet ----

        private static void HashSets()
        {
            HashSet<int> set = Next(2) == 0 ? new HashSet<int>() : new HashSet<int>(Sequence(Number));
            if (Next(4) == 0) set = new HashSet<int>(new Modulo());
            for (int step = 0; step < Steps; step++)
            {
                SetStep(set, other => new HashSet<int>(other, Next(4) == 0 ? new Modulo() : null));
                int bound = Number();
                switch (Next(9))
                {
                    case 0: Do("RemoveWhere", () => set.RemoveWhere(x => x > bound)); break;
                    case 1: Do("EnsureCapacity", () => set.EnsureCapacity(Place(30))); break;
                    case 2: Do("TrimExcess", () => set.TrimExcess()); break;
                    case 3: Do("TryGetValue", () => { int got; return set.TryGetValue(bound, out got) + " " + got; }); break;
                    case 4: Do("copy", () => new HashSet<int>(set)); break;
                    case 5: Enumerate("set", set, () => { if (Next(2) == 0) set.Add(bound); else set.Remove(bound); }); break;
                    case 6:
                        int[] array = new int[set.Count + 1];
                        Do("CopyTo", () => { set.CopyTo(array, Place(2)); return array; });
                        Do("CopyTo", () => { set.CopyTo(array, Place(2), Place(set.Count)); return array; });
                        break;
                }
            }
        }

        private static void SetStep(ISet<int> set, Func<IEnumerable<int>, ISet<int>> copy)
        {
            int item = Number();
            IEnumerable<int> other = Next(2) == 0 ? Sequence(Number) : Next(8) == 0 ? set : copy(Sequence(Number));
            switch (Next(18))
            {
                case 0: case 1: case 2: Do("Add", () => set.Add(item)); break;
                case 3: case 4: Do("Remove", () => set.Remove(item)); break;
                case 5: Do("Contains", () => set.Contains(item)); break;
                case 6: Do("UnionWith", () => set.UnionWith(other)); break;
                case 7: Do("IntersectWith", () => { if (Next(3) == 0) set.IntersectWith(other); }); break;
                case 8: Do("ExceptWith", () => set.ExceptWith(other)); break;
                case 9: Do("SymmetricExceptWith", () => set.SymmetricExceptWith(other)); break;
                case 10: Do("IsSubsetOf", () => set.IsSubsetOf(other)); break;
                case 11: Do("IsProperSubsetOf", () => set.IsProperSubsetOf(other)); break;
                case 12: Do("IsSupersetOf", () => set.IsSupersetOf(other)); break;
                case 13: Do("IsProperSupersetOf", () => set.IsProperSupersetOf(other)); break;
                case 14: Do("Overlaps", () => set.Overlaps(other)); break;
                case 15: Do("SetEquals", () => set.SetEquals(other)); break;
                case 16: Do("SetEquals itself", () => set.SetEquals(copy(Lazily(set)))); break;
                default: Do("Clear", () => { if (Next(5) == 0) set.Clear(); }); break;
            }
            Line(set.Count + " " + Show(set));
        }

        private static void HashSetCopies()
        {
            HashSet<int> set = new HashSet<int>();
            for (int i = 0; i < 80; i++) set.Add(i);
            HashSet<int> copy = null;
            for (int i = 0; i < 75; i++)
            {
                copy = new HashSet<int>(set);
                for (int j = 100; j < 140; j++) copy.Add(j);
                Line(Show(copy) + new HashSet<int>(set).EnsureCapacity(0));
                set.Remove(i * 7 % 80);
            }
            copy = new HashSet<int>(set);
            copy.Add(1);
            copy.Add(2);
            Line(Show(copy) + copy.EnsureCapacity(0));
            copy = new HashSet<int>(new int[100]);
            Line(Show(copy) + copy.EnsureCapacity(0));
            HashSet<string> nulls = new HashSet<string>(new[] { "a", null, "b", null });
            Line(Show(nulls) + nulls.Remove(null) + nulls.Contains(null) + nulls.Add(null));
            IEqualityComparer<HashSet<int>> comparer = HashSet<int>.CreateSetComparer();
            Line("" + comparer.Equals(set, copy) + comparer.Equals(set, new HashSet<int>(set)) + comparer.Equals(null, set)
                + (comparer.GetHashCode(set) == comparer.GetHashCode(new HashSet<int>(set))));
            Do("null", () => new HashSet<int>((IEnumerable<int>)null));
            Do("negative", () => new HashSet<int>(-1));
            Do("null", () => set.UnionWith(null));
            Do("null", () => set.IsSubsetOf(null));
            Do("null", () => set.RemoveWhere(null));
            Do("null", () => set.CopyTo(null));
            Do("short", () => set.CopyTo(new int[1]));
            Do("negative", () => set.CopyTo(new int[1], -1));
        }

        // ---- Queue, Stack, LinkedList ----

        private static void Queues<T>(Func<T> item)
        {
            Queue<T> queue = Next(2) == 0 ? new Queue<T>() : new Queue<T>(Sequence(item));
            for (int step = 0; step < Steps; step++)
            {
                T one = item();
                T got;
                int at = Place(2);
                switch (Next(18))
                {
                    case 0: case 1: case 2: case 3: Do("Enqueue", () => queue.Enqueue(one)); break;
                    case 4: case 5: Do("Dequeue", () => queue.Dequeue()); break;
                    case 6: Do("TryDequeue", () => queue.TryDequeue(out got) + " " + got); break;
                    case 7: Do("Peek", () => queue.Peek()); break;
                    case 8: Do("TryPeek", () => queue.TryPeek(out got) + " " + got); break;
                    case 9: Do("Contains", () => queue.Contains(one)); break;
                    case 10: Do("Clear", () => { if (Next(4) == 0) queue.Clear(); }); break;
                    case 11: Do("ToArray", () => queue.ToArray()); break;
                    case 12: Do("EnsureCapacity", () => queue.EnsureCapacity(Place(20))); break;
                    case 13: Do("TrimExcess", () => queue.TrimExcess()); break;
                    case 14:
                        T[] array = new T[queue.Count + 1];
                        Do("CopyTo", () => { queue.CopyTo(array, at); return array; });
                        break;
                    case 15: CopyUntyped(queue, at, new T[queue.Count + 1]); break;
                    case 16: Enumerate("queue", queue, () => queue.Enqueue(one)); break;
                    default: Enumerate("queue unchanged", queue, () => { }); break;
                }
                Line(queue.Count + " of " + queue.EnsureCapacity(0) + Show(queue));
            }
            Do("negative", () => new Queue<T>(-1));
            Do("null", () => new Queue<T>(null));
        }

        private static void Stacks<T>(Func<T> item)
        {
            Stack<T> stack = Next(2) == 0 ? new Stack<T>() : new Stack<T>(Sequence(item));
            for (int step = 0; step < Steps; step++)
            {
                T one = item();
                T got;
                int at = Place(2);
                switch (Next(18))
                {
                    case 0: case 1: case 2: case 3: Do("Push", () => stack.Push(one)); break;
                    case 4: case 5: Do("Pop", () => stack.Pop()); break;
                    case 6: Do("TryPop", () => stack.TryPop(out got) + " " + got); break;
                    case 7: Do("Peek", () => stack.Peek()); break;
                    case 8: Do("TryPeek", () => stack.TryPeek(out got) + " " + got); break;
                    case 9: Do("Contains", () => stack.Contains(one)); break;
                    case 10: Do("Clear", () => { if (Next(4) == 0) stack.Clear(); }); break;
                    case 11: Do("ToArray", () => stack.ToArray()); break;
                    case 12: Do("EnsureCapacity", () => stack.EnsureCapacity(Place(20))); break;
                    case 13: Do("TrimExcess", () => stack.TrimExcess()); break;
                    case 14:
                        T[] array = new T[stack.Count + 1];
                        Do("CopyTo", () => { stack.CopyTo(array, at); return array; });
                        break;
                    case 15: CopyUntyped(stack, at, new T[stack.Count + 1]); break;
                    case 16: Enumerate("stack", stack, () => stack.Push(one)); break;
                    default: Enumerate("stack unchanged", stack, () => { }); break;
                }
                Line(stack.Count + " of " + stack.EnsureCapacity(0) + Show(stack));
            }
            Do("negative", () => new Stack<T>(-1));
            Do("null", () => new Stack<T>(null));
        }

        private static void LinkedLists()
        {
            LinkedList<int> list = new LinkedList<int>(Sequence(Number));
            LinkedList<int> other = new LinkedList<int>(Sequence(Number));
            LinkedListNode<int> free = new LinkedListNode<int>(-1);
            for (int step = 0; step < Steps; step++)
            {
                int item = Number();
                LinkedListNode<int> node = Next(9) == 0 ? null : Next(9) == 0 ? other.First : list.Find(Number());
                switch (Next(21))
                {
                    case 0: Do("AddFirst", () => list.AddFirst(item).Value); break;
                    case 1: Do("AddLast", () => list.AddLast(item).Value); break;
                    case 2: case 3: Do("AddAfter", () => list.AddAfter(node, item).Value); break;
                    case 4: case 5: Do("AddBefore", () => list.AddBefore(node, item).Value); break;
                    case 6: Do("AddFirst node", () => list.AddFirst(free)); break;
                    case 7: Do("AddLast node", () => list.AddLast(free)); break;
                    case 8: Do("AddAfter node", () => list.AddAfter(node, free)); break;
                    case 9: Do("AddBefore node", () => list.AddBefore(node, free)); break;
                    case 10: Do("Remove", () => list.Remove(item)); break;
                    case 11: Do("Remove node", () => list.Remove(node)); break;
                    case 12: Do("Remove free", () => list.Remove(free)); break;
                    case 13: Do("RemoveFirst", () => list.RemoveFirst()); break;
                    case 14: Do("RemoveLast", () => list.RemoveLast()); break;
                    case 15: Do("Contains", () => list.Contains(item)); break;
                    case 16:
                        Do("Find", () => list.Find(item)?.Next?.Value);
                        Do("FindLast", () => list.FindLast(item)?.Previous?.Value);
                        break;
                    case 17: CopyUntyped(list, Place(2), new int[list.Count + 1]); break;
                    case 18: Enumerate("list", list, () => list.AddLast(item)); break;
                    case 19: Enumerate("list unchanged", list, () => { }); break;
                    default: Do("Clear", () => { if (Next(5) == 0) list.Clear(); }); break;
                }
                if (node != null) node.ValueRef++;
                Line(list.Count + " " + list.First?.Value + " " + list.Last?.Value + " " + Show(list));
                Line(Show(free.List == list) + free.Next?.Value + " " + free.Previous?.Value);
            }
            Do("CopyTo", () => list.CopyTo(null, 0));
            Do("CopyTo", () => list.CopyTo(new int[1], -1));
            Do("CopyTo", () => list.CopyTo(new int[1], 2));
            list.AddLast(1);
            Do("CopyTo", () => list.CopyTo(new int[1], 1));
            Do("null", () => new LinkedList<int>(null));
        }

        // ---- sorted ----

        private static void SortedLists()
        {
            SortedList<int, string> list = new SortedList<int, string>(Next(2) == 0 ? new Backwards<int>() : null);
            for (int step = 0; step < Steps; step++)
            {
                int key = Number();
                string value = Text();
                int at = Place(list.Count);
                string got;
                switch (Next(22))
                {
                    case 0: case 1: case 2: Do("Add", () => list.Add(key, value)); break;
                    case 3: case 4: Do("set", () => list[key] = value); break;
                    case 5: Do("get", () => list[key]); break;
                    case 6: Do("TryGetValue", () => list.TryGetValue(key, out got) + got); break;
                    case 7: Do("Remove", () => list.Remove(key)); break;
                    case 8: Do("RemoveAt " + at, () => list.RemoveAt(at)); break;
                    case 9: Do("ContainsKey", () => list.ContainsKey(key) + " " + list.ContainsValue(value)); break;
                    case 10: Do("IndexOf", () => list.IndexOfKey(key) + " " + list.IndexOfValue(value)); break;
                    case 11: Do("GetKeyAtIndex " + at, () => list.GetKeyAtIndex(at)); break;
                    case 12: Do("GetValueAtIndex " + at, () => list.GetValueAtIndex(at)); break;
                    case 13: Do("SetValueAtIndex " + at, () => list.SetValueAtIndex(at, value)); break;
                    case 14: Do("Keys " + at, () => list.Keys[at] + " " + list.Keys.IndexOf(key)); break;
                    case 15: Do("Values " + at, () => list.Values[at] + " " + list.Values.IndexOf(value)); break;
                    case 16: Do("Capacity", () => list.Capacity = Place(20)); break;
                    case 17: Do("TrimExcess", () => list.TrimExcess()); break;
                    case 18: Enumerate("pairs", list, () => list[key] = value); break;
                    case 19: Enumerate("keys", (IEnumerable)list.Keys, () => { if (Next(2) == 0) list[key] = value; }); break;
                    case 20: Enumerate("values", (IEnumerable)list.Values, () => list.Remove(key)); break;
                    default: Do("Clear", () => { if (Next(4) == 0) list.Clear(); }); break;
                }
                Line(list.Count + " of " + list.Capacity + Show(list) + Show(list.Keys) + Show(list.Values));
            }
            Do("Keys.Add", () => list.Keys.Add(1));
            Do("Values.Clear", () => list.Values.Clear());
            Do("Keys.set", () => list.Keys[0] = 1);
            Do("Values.set", () => list.Values[0] = "");
            Do("copy", () => new SortedList<int, string>(list));
            Do("copy", () => new SortedList<int, string>(list, new Backwards<int>()));
            Do("same", () => new SortedList<int, string>(new Dictionary<int, string> { { 3, "x" }, { -3, "y" } },
                Comparer<int>.Create((x, y) => Math.Abs(x) - Math.Abs(y))));
            Do("null", () => new SortedList<string, int>()[null]);
            Do("null", () => new SortedList<string, int>(null, null));
            Do("negative", () => new SortedList<string, int>(-1));
            Do("missing", () => new SortedList<string, int>()["x"]);
        }

        private static void SortedDictionaries()
        {
            SortedDictionary<int, string> dictionary =
                new SortedDictionary<int, string>(Next(2) == 0 ? new Backwards<int>() : null);
            ICollection<KeyValuePair<int, string>> pairs = dictionary;
            for (int step = 0; step < Steps; step++)
            {
                int key = Number();
                string value = Text();
                string got;
                switch (Next(16))
                {
                    case 0: case 1: case 2: Do("Add", () => dictionary.Add(key, value)); break;
                    case 3: case 4: Do("set", () => dictionary[key] = value); break;
                    case 5: Do("get", () => dictionary[key]); break;
                    case 6: Do("TryGetValue", () => dictionary.TryGetValue(key, out got) + got); break;
                    case 7: case 8: Do("Remove", () => dictionary.Remove(key)); break;
                    case 9: Do("ContainsKey", () => dictionary.ContainsKey(key) + " " + dictionary.ContainsValue(value)); break;
                    case 10: Enumerate("pairs", dictionary, () => dictionary.Add(key, value)); break;
                    case 11: Enumerate("keys", dictionary.Keys, () => dictionary.Remove(key)); break;
                    case 12: Enumerate("values", dictionary.Values, () => { if (Next(2) == 0) dictionary.Clear(); }); break;
                    case 13: Do("pair", () => pairs.Contains(KeyValuePair.Create(key, value))); break;
                    case 14: Do("pair", () => pairs.Remove(KeyValuePair.Create(key, value))); break;
                    default:
                        int at = Place(2);
                        int[] keys = new int[dictionary.Count + 1];
                        Do("Keys.CopyTo", () => { dictionary.Keys.CopyTo(keys, at); return keys; });
                        KeyValuePair<int, string>[] all = new KeyValuePair<int, string>[dictionary.Count + 1];
                        Do("CopyTo", () => { dictionary.CopyTo(all, at); return all; });
                        break;
                }
                Line(dictionary.Count + Show(dictionary) + Show(dictionary.Keys) + Show(dictionary.Values));
            }
            Do("Keys.Add", () => ((ICollection<int>)dictionary.Keys).Add(1));
            Do("copy", () => new SortedDictionary<int, string>(dictionary));
            Do("copy", () => new SortedDictionary<int, string>(new Dictionary<int, string>(dictionary), new Backwards<int>()));
            Do("null", () => new SortedDictionary<string, int>()[null]);
            Do("null", () => new SortedDictionary<string, int>((IDictionary<string, int>)null));
            Do("null", () => new SortedDictionary<string, int>().Add(null, 1));
            Do("missing", () => new SortedDictionary<string, int>()["x"]);
        }

        private static void SortedSets()
        {
            SortedSet<int> set = new SortedSet<int>(Sequence(Number), Next(2) == 0 ? new Backwards<int>() : null);
            SortedSet<int> view = null;
            for (int step = 0; step < Steps; step++)
            {
                int one = Number();
                int two = Number();
                SetStep(set, other => new SortedSet<int>(other, Next(4) == 0 ? new Backwards<int>() : null));
                switch (Next(8))
                {
                    case 0: Do("RemoveWhere", () => set.RemoveWhere(x => x % 7 == 3)); break;
                    case 1: Do("Reverse", () => set.Reverse()); break;
                    case 2: Do("Min and Max", () => set.Min + " " + set.Max); break;
                    case 3: Do("GetViewBetween", () => view = set.GetViewBetween(one, two)); break;
                    case 4: Enumerate("set", set, () => { if (Next(2) == 0) set.Add(one); else set.Remove(one); }); break;
                    case 5:
                        int[] array = new int[set.Count + 1];
                        Do("CopyTo", () => { set.CopyTo(array, Place(2)); return array; });
                        Do("CopyTo", () => { set.CopyTo(array, Place(2), Place(set.Count)); return array; });
                        break;
                    case 6: Do("TryGetValue", () => { int got; return set.TryGetValue(one, out got) + " " + got; }); break;
                }
                if (view == null) continue;
                if (Next(3) == 0) Do("view Add", () => view.Add(two));
                if (Next(3) == 0) Do("view Remove", () => view.Remove(one));
                if (Next(9) == 0) Do("view UnionWith", () => view.UnionWith(new[] { one, two }));
                if (Next(9) == 0) Do("view IntersectWith", () => view.IntersectWith(Sequence(Number)));
                if (Next(9) == 0) Do("view Clear", () => view.Clear());
                Line("view " + view.Count + Show(view) + view.Min + " " + view.Max + Show(view.Reverse())
                    + view.Contains(one));
                if (Next(20) == 0) Do("view of view", () => view.GetViewBetween(one, two));
            }
            Do("null", () => new SortedSet<int>((IEnumerable<int>)null));
            Do("null", () => set.UnionWith(null));
            Do("null", () => set.CopyTo(null));
            Do("empty", () => new SortedSet<string>().Min + new SortedSet<string>().Max);
        }

        // ---- PriorityQueue ----

        private static void PriorityQueues()
        {
            IComparer<int> comparer = Next(2) == 0 ? new Backwards<int>() : null;
            PriorityQueue<string, int> queue = Next(2) == 0 ? new PriorityQueue<string, int>(comparer)
                : new PriorityQueue<string, int>(Sequence(() => (Text(), Next(4))), comparer);
            int serial = 0;
            for (int step = 0; step < 2 * Steps; step++)
            {
                string one = Text() + serial++;
                int priority = Next(4);
                string element;
                switch (Next(20))
                {
                    case 0: case 1: case 2: case 3: case 4: Do("Enqueue", () => queue.Enqueue(one, priority)); break;
                    case 5: case 6: Do("Dequeue", () => queue.Dequeue()); break;
                    case 7: Do("TryDequeue", () => queue.TryDequeue(out element, out priority) + element + priority); break;
                    case 8: Do("Peek", () => queue.Peek()); break;
                    case 9: Do("TryPeek", () => queue.TryPeek(out element, out priority) + element + priority); break;
                    case 10: Do("EnqueueDequeue", () => queue.EnqueueDequeue(one, priority)); break;
                    case 11: Do("DequeueEnqueue", () => queue.DequeueEnqueue(one, priority)); break;
                    case 12: Do("EnqueueRange", () => queue.EnqueueRange(Sequence(() => (Text() + serial++, Next(4))))); break;
                    case 13: Do("EnqueueRange", () => queue.EnqueueRange(Sequence(() => Text() + serial++), priority)); break;
                    case 14: Do("Clear", () => { if (Next(5) == 0) queue.Clear(); }); break;
                    case 15: Do("EnsureCapacity", () => queue.EnsureCapacity(Place(20))); break;
                    case 16: Do("TrimExcess", () => queue.TrimExcess()); break;
                    case 17:
                        string which = queue.UnorderedItems.Count == 0 ? "" : queue.UnorderedItems.First().Item1;
                        Do("Remove", () => queue.Remove(which, out element, out priority) + element + priority);
                        break;
                    case 18: Enumerate("items", queue.UnorderedItems, () => queue.Enqueue(one, priority)); break;
                    default: CopyUntyped(queue.UnorderedItems, 1, new (string, int)[queue.Count + 1]); break;
                }
                Line(queue.Count + " of " + queue.EnsureCapacity(0) + Show(queue.UnorderedItems));
            }
            Do("negative", () => new PriorityQueue<int, int>(-1));
            Do("null", () => new PriorityQueue<int, int>((IEnumerable<(int, int)>)null));
            Do("null", () => queue.EnqueueRange(null));
            Do("null", () => queue.EnqueueRange(null, 1));
        }

        // ---- ObjectModel and wrappers ----

        private sealed class Talking : Collection<int>
        {
            protected override void ClearItems() { Line("ClearItems"); base.ClearItems(); }

            protected override void InsertItem(int index, int item) { Line("InsertItem"); base.InsertItem(index, item); }

            protected override void RemoveItem(int index) { Line("RemoveItem"); base.RemoveItem(index); }

            protected override void SetItem(int index, int item) { Line("SetItem"); base.SetItem(index, item); }
        }

        private sealed class ByLength : KeyedCollection<int, string>
        {
            protected override int GetKeyForItem(string item) => item.Length;
        }

        private static void ObjectModel()
        {
            Collection<int> collection = new Talking();
            ByLength keyed = new ByLength();
            for (int step = 0; step < Steps; step++)
            {
                int item = Number();
                int at = Place(collection.Count);
                string text = new string('x', Next(8));
                string got;
                switch (Next(16))
                {
                    case 0: case 1: case 2: Do("Add", () => collection.Add(item)); break;
                    case 3: Do("Insert", () => collection.Insert(at, item)); break;
                    case 4: Do("Remove", () => collection.Remove(item)); break;
                    case 5: Do("RemoveAt", () => collection.RemoveAt(at)); break;
                    case 6: Do("set", () => collection[at] = item); break;
                    case 7: Do("get", () => collection[at]); break;
                    case 8: Do("Contains", () => collection.Contains(item) + " " + collection.IndexOf(item)); break;
                    case 9: Do("Clear", () => { if (Next(4) == 0) collection.Clear(); }); break;
                    case 10: case 11: Do("keyed Add", () => keyed.Add(text)); break;
                    case 12: Do("keyed get", () => keyed[item]); break;
                    case 13: Do("keyed Remove", () => keyed.Remove(item % 8)); break;
                    case 14: Do("keyed Contains", () => keyed.Contains(item % 8) + " " + keyed.TryGetValue(1, out got)); break;
                    default: Do("keyed set", () => ((IList<string>)keyed)[Place(keyed.Count)] = text); break;
                }
                Line(Show(collection) + Show(keyed));
            }
            Do("null", () => new Collection<int>(null));
            Do("read-only", () => new Collection<int>(new[] { 1, 2 }).Add(3));
            Do("read-only", () => new Collection<int>(new[] { 1, 2 })[0] = 3);
        }

        private static void ReadOnly()
        {
            List<int> list = new List<int> { 3, 1, 2 };
            ReadOnlyCollection<int> items = list.AsReadOnly();
            list.Add(4);
            Line(Show(items) + items.Count + items[1] + items.Contains(2) + items.IndexOf(2));
            Do("index", () => items[9]);
            Do("Add", () => ((IList<int>)items).Add(1));
            Do("set", () => ((IList<int>)items)[0] = 1);
            Do("Clear", () => ((IList)items).Clear());
            Do("set", () => ((IList)items)[0] = 1);
            Do("IsFixedSize", () => "" + ((IList)items).IsFixedSize + ((IList)items).IsReadOnly);
            CopyUntyped(items, 1, new int[5]);
            Do("null", () => new ReadOnlyCollection<int>(null));
            Dictionary<string, int> dictionary = new Dictionary<string, int> { { "a", 1 }, { "b", 2 } };
            ReadOnlyDictionary<string, int> pairs = new ReadOnlyDictionary<string, int>(dictionary);
            int got;
            Line(Show(pairs) + Show(pairs.Keys) + Show(pairs.Values) + pairs.Count + pairs["a"] + pairs.ContainsKey("c"));
            Do("missing", () => pairs["c"]);
            Do("TryGetValue", () => pairs.TryGetValue("b", out got) + " " + got);
            Do("Add", () => ((IDictionary<string, int>)pairs).Add("c", 3));
            Do("set", () => ((IDictionary<string, int>)pairs)["c"] = 3);
            Do("Remove", () => ((IDictionary)pairs).Remove("c"));
            Do("Keys.Add", () => ((ICollection<string>)pairs.Keys).Add("c"));
            Do("untyped", () => ((IDictionary)pairs)["b"]);
            Do("entries", () => Show(new Entries(pairs)));
            Do("null", () => new ReadOnlyDictionary<string, int>(null));
            ReadOnlySet<int> set = new ReadOnlySet<int>(new HashSet<int> { 5, 6 });
            Line(Show(set) + set.Count + set.Contains(5) + set.IsSubsetOf(new[] { 5, 6, 7 }));
            Do("Add", () => ((ISet<int>)set).Add(3));
        }

        // ---- without type arguments ----

        private static void ArrayLists()
        {
            ArrayList list = Next(2) == 0 ? new ArrayList() : new ArrayList(new[] { 5, 4, 5, 2 });
            for (int step = 0; step < Steps; step++)
            {
                object item = Number();
                int at = Place(list.Count);
                int count = Place(Math.Max(list.Count - at, 0));
                switch (Next(25))
                {
                    case 22: Do("LastIndexOf", () => list.LastIndexOf(item, at)); break;
                    case 23: Do("LastIndexOf", () => list.LastIndexOf(item, at, count)); break;
                    case 24: Do("BinarySearch", () => list.BinarySearch(at, count, item, null)); break;
                    case 0: case 1: case 2: Do("Add", () => list.Add(item)); break;
                    case 3: Do("AddRange", () => list.AddRange(new[] { 1, 2 })); break;
                    case 4: Do("Insert", () => list.Insert(at, item)); break;
                    case 5: Do("Remove", () => list.Remove(item)); break;
                    case 6: Do("RemoveAt", () => list.RemoveAt(at)); break;
                    case 7: Do("RemoveRange", () => list.RemoveRange(at, count)); break;
                    case 8: Do("get", () => list[at]); break;
                    case 9: Do("set", () => list[at] = item); break;
                    case 10: Do("Contains", () => list.Contains(item)); break;
                    case 11: Do("IndexOf", () => list.IndexOf(item) + " " + list.LastIndexOf(item)); break;
                    case 12: Do("Sort", () => list.Sort()); break;
                    case 13: Do("Reverse", () => list.Reverse()); break;
                    case 14: Do("ToArray", () => list.ToArray()); break;
                    case 15: Do("ToArray", () => list.ToArray(typeof(int))); break;
                    case 16: Do("Clone", () => list.Clone()); break;
                    case 17: Do("GetRange", () => list.GetRange(at, count)); break;
                    case 18: CopyUntyped(list, at, new int[list.Count + 1]); break;
                    case 19: Enumerate("list", list, () => list.Add(item)); break;
                    case 20: Enumerate("list unchanged", list, () => { }); break;
                    default: Do("Clear", () => { if (Next(4) == 0) list.Clear(); }); break;
                }
                Line(list.Count + " of " + list.Capacity + Show(list));
            }
        }

        private static void Hashtables()
        {
            Hashtable table = Next(2) == 0 ? new Hashtable() : new Hashtable(Next(30));
            for (int step = 0; step < 2 * Steps; step++)
            {
                object key = Next(20) == 0 ? null : (object)Next(60);
                object value = Number();
                switch (Next(18))
                {
                    case 0: case 1: case 2: Do("Add", () => table.Add(key, value)); break;
                    case 3: case 4: case 5: Do("set", () => table[key] = value); break;
                    case 6: case 7: Do("Remove", () => table.Remove(key)); break;
                    case 8: Do("get", () => table[key]); break;
                    case 9: Do("Contains", () => table.Contains(key)); break;
                    case 10: Do("ContainsValue", () => table.ContainsValue(value)); break;
                    case 11: Do("Clone", () => table.Clone()); break;
                    case 12: Do("copy", () => new Hashtable(table)); break;
                    case 13: Enumerate("table", table, () => { if (Next(2) == 0) table[key] = value; }); break;
                    case 14:
                        object[] array = new object[table.Count + 1];
                        Do("CopyTo", () => { table.CopyTo(array, Place(2)); return array; });
                        Do("CopyTo", () => { table.Keys.CopyTo(array, 0); return array; });
                        break;
                    case 15: Do("Clear", () => { if (Next(6) == 0) table.Clear(); }); break;
                    default: Do("set", () => table[Next(1000)] = value); break;
                }
                Line(table.Count + Show(table) + Show(table.Keys) + Show(table.Values));
            }
        }

        private static void BitArrays()
        {
            BitArray bits = new BitArray(Next(70));
            BitArray other = new BitArray(new[] { Next(1 << 20) });
            for (int step = 0; step < Steps; step++)
            {
                int at = Place(bits.Count);
                switch (Next(14))
                {
                    case 0: case 1: case 2: Do("set", () => bits[at] = true); break;
                    case 3: Do("get", () => bits.Get(at)); break;
                    case 4: Do("Not", () => bits.Not()); break;
                    case 5: Do("And", () => bits.And(other)); break;
                    case 6: Do("Or", () => bits.Or(other)); break;
                    case 7: Do("Xor", () => bits.Xor(other)); break;
                    // What .NET 10 shrinks and lets grow again has bits from before in it.
                    case 8: Do("Length", () => bits.Length = Next(4) == 0 ? Next(bits.Count + 1) : bits.Count); break;
                    case 9: Do("LeftShift", () => bits.LeftShift(Place(10))); break;
                    case 10: Do("RightShift", () => bits.RightShift(Place(10))); break;
                    case 11: Do("HasAllSet", () => bits.HasAllSet() + " " + bits.HasAnySet()); break;
                    case 12: Enumerate("bits", bits, () => bits[0] = true); break;
                    default:
                        Do("CopyTo", () => { bool[] to = new bool[70]; bits.CopyTo(to, Place(5)); return to; });
                        Do("CopyTo", () => { int[] to = new int[4]; bits.CopyTo(to, Place(4)); return to; });
                        Do("CopyTo", () => { byte[] to = new byte[10]; bits.CopyTo(to, Place(4)); return to; });
                        break;
                }
                if (bits.Count < 5) bits = new BitArray(Next(70));
                Line(bits.Count + Show(bits));
            }
        }

        private static void OldQueueAndStack()
        {
            Queue queue = new Queue(new[] { 1, 2, 3 });
            queue.Enqueue("x");
            Line(Show(queue) + queue.Dequeue() + queue.Peek() + queue.Count + Show(queue.Clone()) + queue.Contains("x"));
            queue.Clear();
            Do("empty", () => queue.Dequeue());
            Stack stack = new Stack(new[] { 1, 2, 3 });
            stack.Push("x");
            Line(Show(stack) + stack.Pop() + stack.Peek() + stack.Count + Show(stack.Clone()) + stack.Contains(1));
            stack.Clear();
            Do("empty", () => stack.Pop());
        }

        private static void Synchronized()
        {
            ArrayList plain = new ArrayList { 3, 1 };
            ArrayList list = ArrayList.Synchronized(plain);
            list.Add(2);
            list.Sort();
            Line(Show(plain) + list.IsSynchronized + (list.SyncRoot == plain.SyncRoot) + list.Count + list[0]
                + Show(list.Clone()) + ((ArrayList)list.Clone()).IsSynchronized + Show(ArrayList.Repeat("x", 3)));
            Hashtable table = new Hashtable { { 1, "one" } };
            Hashtable both = Hashtable.Synchronized(table);
            both[2] = "two";
            both.Remove(1);
            Line(Show(table) + Show(both) + both.Count + both[2] + both.ContainsValue("two") + both.IsSynchronized
                + Show(both.Keys) + Show(both.Clone()));
            Queue queue = Queue.Synchronized(new Queue(new[] { 1, 2 }));
            queue.Enqueue(3);
            Line(Show(queue) + queue.Dequeue() + queue.Count + queue.IsSynchronized + Show(queue.Clone()));
            Stack stack = Stack.Synchronized(new Stack(new[] { 1, 2 }));
            stack.Push(3);
            Line(Show(stack) + stack.Pop() + stack.Count + stack.IsSynchronized + Show(stack.Clone()));
            Do("null", () => ArrayList.Synchronized(null));
            Do("null", () => Hashtable.Synchronized(null));
            Do("null", () => Queue.Synchronized(null));
        }

        private sealed class Numbers : CollectionBase
        {
            protected override void OnInsertComplete(int index, object value)
            {
                Line("inserted " + value + " at " + index);
                if (13.Equals(value)) throw new ArgumentException("unlucky");
            }

            protected override void OnRemoveComplete(int index, object value)
            {
                if (7.Equals(value)) throw new ArgumentException("stays");
            }

            protected override void OnSetComplete(int index, object oldValue, object newValue)
                => Line("set " + oldValue + " " + newValue);

            protected override void OnClear() => Line("clear");
        }

        private static void CollectionBases()
        {
            Numbers numbers = new Numbers();
            IList list = numbers;
            for (int step = 0; step < Steps; step++)
            {
                object item = Next(9) == 0 ? null : (object)Number();
                int at = Place(list.Count);
                switch (Next(9))
                {
                    case 0: case 1: case 2: Do("Add", () => list.Add(item)); break;
                    case 3: Do("Insert", () => list.Insert(at, item)); break;
                    case 4: Do("Remove", () => list.Remove(item)); break;
                    case 5: Do("RemoveAt", () => numbers.RemoveAt(at)); break;
                    case 6: Do("set", () => list[at] = item); break;
                    case 7: Do("get", () => list[at] + " " + list.IndexOf(item)); break;
                    default: Do("Clear", () => { if (Next(4) == 0) numbers.Clear(); }); break;
                }
                Line(numbers.Count + Show(numbers));
            }
        }

        private static void Extensions()
        {
            Dictionary<string, int> dictionary = new Dictionary<string, int> { { "a", 1 } };
            int got;
            Line("" + dictionary.GetValueOrDefault("a") + dictionary.GetValueOrDefault("b", 7)
                + CollectionExtensions.GetValueOrDefault(dictionary, "b"));
            Line("" + CollectionExtensions.TryAdd(dictionary, "a", 2) + CollectionExtensions.TryAdd(dictionary, "c", 3));
            Line("" + CollectionExtensions.Remove(dictionary, "a", out got) + got + Show(dictionary));
            Line(Show(KeyValuePair.Create("k", 1)) + Show(new KeyValuePair<string, string>(null, null)));
            Line(Show(CollectionExtensions.AsReadOnly((IDictionary<string, int>)dictionary)));
        }

        private static void Spans()
        {
            List<int> list = new List<int> { 1, 2, 3 };
            CollectionsMarshal.AsSpan(list)[1] = 9;
            CollectionsMarshal.SetCount(list, 2);
            Line(Show(list) + list.Capacity);
            CollectionsMarshal.SetCount(list, 5);
            CollectionsMarshal.AsSpan(list).Fill(6);
            Line(Show(list) + list.Capacity);
            CollectionExtensions.AddRange(list, new ReadOnlySpan<int>(new[] { 7, 8 }));
            CollectionExtensions.InsertRange(list, 1, new ReadOnlySpan<int>(new[] { 3, 4 }));
            int[] copy = new int[10];
            CollectionExtensions.CopyTo(list, new Span<int>(copy));
            Line(Show(list) + list.Capacity + Show(copy));
            Do("negative", () => CollectionsMarshal.SetCount(list, -1));
            List<string> texts = new List<string> { "a", "b" };
            CollectionsMarshal.SetCount(texts, 1);
            CollectionsMarshal.SetCount(texts, 2);
            Line(Show(texts) + CollectionsMarshal.AsSpan<int>(null).Length);
            Dictionary<string, int> dictionary = new Dictionary<string, int>();
            bool exists;
            CollectionsMarshal.GetValueRefOrAddDefault(dictionary, "a", out exists)++;
            Line(Show(dictionary) + exists);
            CollectionsMarshal.GetValueRefOrAddDefault(dictionary, "a", out exists)++;
            CollectionsMarshal.GetValueRefOrNullRef(dictionary, "a") += 10;
            Line(Show(dictionary) + exists);
            Line("" + System.Runtime.CompilerServices.Unsafe.IsNullRef(
                ref CollectionsMarshal.GetValueRefOrNullRef(dictionary, "b")));
        }

        // ---- Linq ----

        private static void Linq()
        {
            for (int step = 0; step < Steps / 5; step++)
            {
                IEnumerable<int> a = Sequence(Number);
                IEnumerable<int> b = Sequence(Number);
                IEnumerable<string> t = Sequence(Text);
                int n = Place(6);
                int one = Number();
                Do("Where", () => a.Where(x => x > 9));
                Do("Where", () => a.Where((x, i) => i % 2 == 0).Select((x, i) => x * i));
                Do("SelectMany", () => a.SelectMany(x => b.Take(x)));
                Do("SelectMany", () => a.SelectMany((x, i) => b.Skip(i), (x, y) => x + "/" + y));
                Do("query", () => from x in a from y in b where x < y let z = x + y orderby z descending select z);
                Do("OfType", () => new object[] { 1, "a", 2, null }.OfType<int>());
                Do("Cast", () => new object[] { 1, "a" }.Cast<int>());
                Do("Index", () => a.Index());
                Do("Concat", () => a.Concat(b).Append(one).Prepend(-one));
                Do("DefaultIfEmpty", () => a.DefaultIfEmpty());
                Do("DefaultIfEmpty", () => a.DefaultIfEmpty(one));
                Do("Reverse", () => a.Reverse());
                Do("Chunk", () => a.Chunk(n));
                Do("Zip", () => a.Zip(b, (x, y) => x - y));
                Do("Zip", () => a.Zip(t));
                Do("Zip", () => a.Zip(b, t));
                Do("Take " + n, () => a.Take(n));
                Do("Skip " + n, () => a.Skip(n).Take(2));
                Do("TakeLast " + n, () => a.TakeLast(n));
                Do("SkipLast " + n, () => a.SkipLast(n));
                Do("TakeWhile", () => a.TakeWhile(x => x > 5));
                Do("SkipWhile", () => a.SkipWhile(x => x > 5));
                Do("TakeWhile", () => a.TakeWhile((x, i) => x > i));
                Do("SkipWhile", () => a.SkipWhile((x, i) => x > i));
                Do("Take range", () => a.Take(new Range(new Index(Next(5), Next(2) == 0), new Index(Next(5), Next(2) == 0))));
                Do("First", () => a.First());
                Do("First", () => a.First(x => x > 9));
                Do("FirstOrDefault", () => a.FirstOrDefault() + " " + a.FirstOrDefault(x => x > 9) + a.FirstOrDefault(-1));
                Do("Last", () => a.Last());
                Do("Last", () => a.Last(x => x > 9));
                Do("LastOrDefault", () => a.LastOrDefault() + " " + a.LastOrDefault(x => x > 9) + a.LastOrDefault(-1));
                Do("Single", () => a.Single());
                Do("Single", () => a.Single(x => x > 15));
                Do("SingleOrDefault", () => a.SingleOrDefault());
                Do("SingleOrDefault", () => a.SingleOrDefault(x => x > 15, -1));
                Do("ElementAt " + n, () => a.ElementAt(n));
                Do("ElementAt ^" + n, () => a.ElementAt(new Index(Math.Max(n, 0), true)));
                Do("ElementAtOrDefault", () => a.ElementAtOrDefault(n) + t.ElementAtOrDefault(n));
                Do("Any", () => "" + a.Any() + a.Any(x => x > 15) + a.All(x => x < 15));
                Do("Contains", () => "" + a.Contains(one) + a.Contains(one, new Modulo()));
                Do("Count", () => a.Count() + " " + a.Count(x => x > 9) + " " + a.LongCount());
                Do("TryGetNonEnumeratedCount", () => { int got; return "" + a.TryGetNonEnumeratedCount(out got) + got; });
                Do("SequenceEqual", () => "" + a.SequenceEqual(b) + a.SequenceEqual(a.ToList()) + a.SequenceEqual(a.Skip(0)));
                Do("ToArray", () => a.ToArray());
                Do("ToList", () => a.ToList().Capacity + Show(a.ToList()));
                Do("ToHashSet", () => a.ToHashSet());
                Do("ToDictionary", () => a.ToDictionary(x => x, x => x + 1));
                Do("ToDictionary", () => a.Distinct().ToDictionary(x => x));
                Do("ToDictionary", () => t.ToDictionary(x => x));
                Do("Distinct", () => a.Distinct());
                Do("Distinct", () => a.Distinct(new Modulo()));
                Do("DistinctBy", () => t.DistinctBy(x => x == null ? 0 : x[0] % 3));
                Do("Union", () => a.Union(b));
                Do("UnionBy", () => a.UnionBy(b, x => x % 5));
                Do("Intersect", () => a.Intersect(b));
                Do("IntersectBy", () => a.IntersectBy(b, x => x + 1));
                Do("Except", () => a.Except(b));
                Do("ExceptBy", () => a.ExceptBy(b, x => x + 1));
                Do("Union", () => t.Union(new[] { null, "a", "b" }));
                Do("Aggregate", () => a.Aggregate((x, y) => x * 3 + y));
                Do("Aggregate", () => a.Aggregate("", (x, y) => x + y) + a.Aggregate(1, (x, y) => x + y, x => -x));
                Do("Range", () => Enumerable.Range(one, n));
                Do("Repeat", () => Enumerable.Repeat(one, n));
            }
        }

        private static void LinqOrder()
        {
            for (int step = 0; step < Steps / 5; step++)
            {
                List<(int, int, string)> items = new List<(int, int, string)>();
                for (int i = Next(40); i > 0; i--) items.Add((Next(4), Next(4), Text() + i));
                Do("OrderBy", () => items.OrderBy(x => x.Item1));
                Do("OrderByDescending", () => items.OrderByDescending(x => x.Item1));
                Do("ThenBy", () => items.OrderBy(x => x.Item1).ThenBy(x => x.Item2));
                Do("ThenByDescending", () => items.OrderByDescending(x => x.Item1).ThenByDescending(x => x.Item2));
                Do("ThenBy thrice", () => items.OrderBy(x => x.Item2).ThenByDescending(x => x.Item1).ThenBy(x => x.Item3));
                Do("with comparer", () => items.OrderBy(x => x.Item1, new Backwards<int>()).ThenBy(x => x.Item3, null));
                Do("Order", () => items.Order().Take(3));
                Do("OrderDescending", () => items.Select(x => x.Item1).OrderDescending().First());
                Do("query", () => from x in items orderby x.Item1, x.Item2 descending select x.Item3);
                Do("MinBy", () => items.MinBy(x => x.Item2));
                Do("MaxBy", () => items.Select(x => x.Item3).MaxBy(x => x[0] == 'a' ? null : x));
            }
            Do("incomparable", () => new[] { new Incomparable(), new Incomparable() }.Order());
            Do("throwing", () => new[] { 1, 2 }.OrderBy(x => x, Comparer<int>.Create((x, y) => throw new Exception("no"))));
        }

        private static void LinqGroups()
        {
            for (int step = 0; step < Steps / 5; step++)
            {
                IEnumerable<string> t = Sequence(Text);
                IEnumerable<string> u = Sequence(Text);
                IEnumerable<int> a = Sequence(Number);
                Do("GroupBy", () => a.GroupBy(x => x % 3).Select(g => g.Key + Show(g)));
                Do("GroupBy", () => t.GroupBy(x => x, x => x + "!").Select(g => g.Key + Show(g) + g.Count()));
                Do("GroupBy", () => t.GroupBy(x => x, (k, g) => k + Show(g)));
                Do("GroupBy", () => t.GroupBy(x => x, x => x + "!", (k, g) => k + Show(g), new LastCharacter()));
                Do("query", () => from x in a group x + 1 by x % 2 into g orderby g.Key select g.Sum());
                Do("ToLookup", () => Show(t.ToLookup(x => x)) + t.ToLookup(x => x).Count);
                Do("ToLookup", () => Show(t.ToLookup(x => x)["a"]) + t.ToLookup(x => x).Contains(null));
                Do("Join", () => t.Join(u, x => x, y => y, (x, y) => x + y));
                Do("LeftJoin", () => t.LeftJoin(u, x => x, y => y, (x, y) => x + "/" + y));
                Do("RightJoin", () => t.RightJoin(u, x => x, y => y, (x, y) => x + "/" + y));
                Do("GroupJoin", () => t.GroupJoin(u, x => x, y => y, (x, y) => x + Show(y)));
                Do("query", () => from x in a join y in a on x % 2 equals y % 3 select x * y);
                Do("CountBy", () => a.CountBy(x => x % 4));
                Do("AggregateBy", () => a.AggregateBy(x => x % 4, "", (x, y) => x + y));
            }
        }

        private static void LinqNumbers()
        {
            for (int step = 0; step < Steps / 5; step++)
            {
                IEnumerable<int> i = Sequence(Number);
                IEnumerable<long> l = Sequence(() => (long)Number() << 33);
                IEnumerable<float> f = Sequence(() => Number() / 3f);
                IEnumerable<double> d = Sequence(() => Next(9) == 0 ? double.NaN : Number() / 7.0);
                IEnumerable<decimal> m = Sequence(() => Number() / 8m);
                IEnumerable<int?> ni = Sequence(() => Next(3) == 0 ? null : (int?)Number());
                IEnumerable<long?> nl = Sequence(() => Next(3) == 0 ? null : (long?)Number());
                IEnumerable<float?> nf = Sequence(() => Next(3) == 0 ? null : (float?)Number());
                IEnumerable<double?> nd = Sequence(() => Next(3) == 0 ? null : (double?)Number());
                IEnumerable<decimal?> nm = Sequence(() => Next(3) == 0 ? null : (decimal?)Number());
                IEnumerable<string> t = Sequence(Text);
                Do("Sum", () => i.Sum() + " " + l.Sum() + " " + f.Sum() + " " + d.Sum() + " " + m.Sum());
                Do("Sum", () => ni.Sum() + " " + nl.Sum() + " " + nf.Sum() + " " + nd.Sum() + " " + nm.Sum());
                Do("Sum", () => t.Sum(x => x == null ? 7 : x.Length) + t.Sum(x => 0.5) + t.Sum(x => x == null ? null : (int?)1));
                Do("Average", () => i.Average());
                Do("Average", () => l.Average());
                Do("Average", () => f.Average());
                Do("Average", () => d.Average());
                Do("Average", () => m.Average());
                Do("Average", () => ni.Average() + " " + nl.Average() + " " + nf.Average() + " " + nd.Average() + " " + nm.Average());
                Do("Average", () => t.Average(x => x == null ? 7 : 8L));
                Do("Min", () => i.Min());
                Do("Min", () => l.Min());
                Do("Min", () => f.Min());
                Do("Min", () => d.Min());
                Do("Min", () => m.Min());
                Do("Min", () => ni.Min() + " " + nl.Min() + " " + nf.Min() + " " + nd.Min() + " " + nm.Min());
                Do("Min", () => t.Min());
                Do("Min", () => t.Min(x => x == null ? 7 : x[0]));
                Do("Min", () => t.Min(x => x + "!"));
                Do("Max", () => i.Max());
                Do("Max", () => l.Max());
                Do("Max", () => f.Max());
                Do("Max", () => d.Max());
                Do("Max", () => m.Max());
                Do("Max", () => ni.Max() + " " + nl.Max() + " " + nf.Max() + " " + nd.Max() + " " + nm.Max());
                Do("Max", () => t.Max());
                Do("Max", () => t.Max(x => x == null ? 7 : x[0]));
                Do("Max", () => i.Max(new Backwards<int>()));
            }
            Do("overflow", () => new[] { int.MaxValue, 1 }.Sum());
            Do("overflow", () => new[] { long.MaxValue, 1 }.Sum());
            Do("overflow", () => new[] { int.MaxValue, 1 }.Average());
            Do("overflow", () => new[] { decimal.MaxValue, 1 }.Sum());
        }

        private static void LinqErrors()
        {
            IEnumerable<int> none = null;
            int[] some = { 1, 2, 3 };
            Do("Where", () => none.Where(x => true));
            Do("Where", () => some.Where((Func<int, bool>)null));
            Do("Select", () => none.Select(x => x));
            Do("Select", () => some.Select((Func<int, int>)null));
            Do("SelectMany", () => some.SelectMany((Func<int, int[]>)null));
            Do("OrderBy", () => none.OrderBy(x => x));
            Do("OrderBy", () => some.OrderBy((Func<int, int>)null));
            Do("ThenBy", () => some.OrderBy(x => x).ThenBy((Func<int, int>)null));
            Do("GroupBy", () => some.GroupBy((Func<int, int>)null));
            Do("Join", () => some.Join(none, x => x, x => x, (x, y) => x));
            Do("First", () => none.First());
            Do("First", () => some.First(null));
            Do("Last", () => none.Last());
            Do("Single", () => some.Single());
            Do("Single", () => some.Where(x => true).Single());
            Do("Single", () => some.Single(x => x > 1));
            Do("Single", () => some.Single(x => x > 3));
            Do("SingleOrDefault", () => some.SingleOrDefault());
            Do("Any", () => none.Any());
            Do("All", () => some.All(null));
            Do("Count", () => none.Count());
            Do("Contains", () => none.Contains(1));
            Do("Sum", () => none.Sum());
            Do("Sum", () => some.Sum((Func<int, int>)null));
            Do("Average", () => none.Average());
            Do("Min", () => none.Min());
            Do("Max", () => new int[0].Max());
            Do("Max", () => new string[0].Max());
            Do("MinBy", () => new int[0].MinBy(x => x));
            Do("MinBy", () => new string[0].MinBy(x => x));
            Do("Aggregate", () => new int[0].Aggregate((x, y) => x));
            Do("Aggregate", () => some.Aggregate(null));
            Do("Range", () => Enumerable.Range(0, -1));
            Do("Range", () => Enumerable.Range(int.MaxValue, 2));
            Do("Range", () => Enumerable.Range(int.MaxValue, 1));
            Do("Repeat", () => Enumerable.Repeat(0, -1));
            Do("Chunk", () => some.Chunk(0));
            Do("ElementAt", () => some.ElementAt(3));
            Do("ElementAt", () => some.ToList().ElementAt(3));
            Do("ElementAt", () => some.Where(x => true).ElementAt(3));
            Do("Zip", () => some.Zip(none));
            Do("Concat", () => none.Concat(some));
            Do("Concat", () => some.Concat(null));
            Do("ToDictionary", () => some.ToDictionary((Func<int, int>)null));
            Do("ToList", () => none.ToList());
            Do("ToArray", () => none.ToArray());
            Do("Cast", () => ((IEnumerable)null).Cast<int>());
            Do("OfType", () => ((IEnumerable)null).OfType<int>());
            Do("Distinct", () => none.Distinct());
            Do("Union", () => some.Union(null));
            Do("Reverse", () => none.Reverse());
            Do("SequenceEqual", () => some.SequenceEqual(null));
        }

        private static void LinqLaziness()
        {
            List<int> list = new List<int> { 1, 2, 3 };
            IEnumerable<int> doubled = list.Select(x => { Line("select " + x); return 2 * x; });
            IEnumerable<int> sorted = doubled.OrderByDescending(x => { Line("key " + x); return x; });
            IEnumerable<IGrouping<int, int>> groups = doubled.GroupBy(x => x % 4);
            Line("nothing yet");
            list.Add(4);
            foreach (int item in doubled.Where(x => x != 4).Take(2)) Line("got " + item);
            foreach (int item in sorted) Line("got " + item);
            foreach (IGrouping<int, int> group in groups) Line("got " + group.Key + Show(group));
            Do("Any", () => doubled.Any(x => x == 4));
            Do("First", () => doubled.First());
            Do("Skip", () => list.Skip(1).Select(x => { if (list.Count < 6) list.Add(x); return x; }));
            Do("changed", () => list.Where(x => { list.Add(x); return true; }));
            Do("Take 0", () => doubled.Take(0));
        }
    }
}
