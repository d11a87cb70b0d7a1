// compilers: dotnet
// Functions as values: currying, composition, memoization, fixed points, lenses, trampolines, optional pipelines.
using System;
using System.Collections.Generic;
using System.Linq;

static class F
{
    public static Func<A, Func<B, C>> Curry<A, B, C>(this Func<A, B, C> f) => a => b => f(a, b);
    public static Func<A, C> Then<A, B, C>(this Func<A, B> f, Func<B, C> g) => x => g(f(x));
    public static Func<A, B> Memo<A, B>(this Func<A, B> f) { var map = new Dictionary<A, B>(); return x => map.TryGetValue(x, out B y) ? y : map[x] = f(x); }
    public static Func<A, B> Fix<A, B>(Func<Func<A, B>, Func<A, B>> f) => x => f(Fix(f))(x);
    public static Action Debounce(this Action a, int every) { int n = 0; return () => { if (++n % every == 0) a(); }; }
    public static Func<T> Once<T>(Func<T> f) { bool done = false; T value = default; return () => { if (!done) { value = f(); done = true; f = null; } return value; }; }
}
readonly record struct Lens<S, T>(Func<S, T> Get, Func<S, T, S> Set)
{
    public Lens<S, U> To<U>(Lens<T, U> inner) { var me = this; return new(s => inner.Get(me.Get(s)), (s, u) => me.Set(s, inner.Set(me.Get(s), u))); }
    public S Update(S s, Func<T, T> f) => Set(s, f(Get(s)));
}
record Address(string City, int Zip);
record Person(string Name, Address Home);
abstract record Bounce<T>
{
    public sealed record Done(T Value) : Bounce<T>;
    public sealed record More(Func<Bounce<T>> Next) : Bounce<T>;
    public T Run() { Bounce<T> b = this; while (b is More m) b = m.Next(); return ((Done)b).Value; }
}

static class Program
{
    static Bounce<bool> Even(int n) => n == 0 ? new Bounce<bool>.Done(true) : new Bounce<bool>.More(() => Odd(n - 1));
    static Bounce<bool> Odd(int n) => n == 0 ? new Bounce<bool>.Done(false) : new Bounce<bool>.More(() => Even(n - 1));
    static int Twice(int x) => x * 2;
    static void Main()
    {
        Func<int, int, int> add = (a, b) => a + b;
        Func<int, int> inc = add.Curry()(1), both = inc.Then(Twice).Then(inc);
        Console.WriteLine(inc(5) + " " + both(10) + " " + new[] { inc, Twice, both }.Aggregate((f, g) => f.Then(g))(3));
        int calls = 0;
        Func<int, long> fib = null;
        fib = F.Memo<int, long>(n => { calls++; return n < 2 ? n : fib(n - 1) + fib(n - 2); });
        Console.WriteLine(fib(50) + " " + calls + " " + F.Fix<int, int>(self => n => n < 2 ? 1 : n * self(n - 1))(6));
        var city = new Lens<Person, Address>(p => p.Home, (p, a) => p with { Home = a }).To(new Lens<Address, string>(a => a.City, (a, c) => a with { City = c }));
        var ann = new Person("Ann", new Address("Rome", 123));
        Console.WriteLine(city.Update(ann, c => c.ToUpperInvariant()) + " " + city.Get(ann));
        Console.WriteLine(Even(2000).Run() + " " + Odd(2000).Run());
        string log = "";
        Action third = F.Debounce(() => log += "!", 3);
        for (int i = 0; i < 7; i++) { log += i; third(); }
        Console.WriteLine(log);
        var once = F.Once(() => { log += "once"; return log.Length; });
        Console.WriteLine(once() + " " + once());
        var fs = new List<Func<int>>();
        for (int i = 0; i < 3; i++) fs.Add(() => i);
        foreach (int i in new[] { 7, 8 }) fs.Add(() => i);
        Console.WriteLine(string.Join(" ", fs.Select(f => f())));
        Func<double, double> derivative(Func<double, double> f) => x => (f(x + 0.5) - f(x - 0.5)) / 1;
        Console.WriteLine(derivative(x => x * x)(3) + " " + derivative(derivative(x => x * x * x))(2));
        Func<string, object> contra = s => s.Length;
        Func<string, IComparable> co = s => s;
        Func<string, object> same = co;
        Console.WriteLine(contra("four") + " " + same("x") + " " + ReferenceEquals(same, co) + " " + (inc.Target != null) + " " + ((Func<int, int>)Twice == (Func<int, int>)Twice));
        Predicate<int> big = x => x > 5;
        Converter<int, string> text = x => "n" + x;
        Comparison<int> down = (a, b) => b.CompareTo(a);
        var list = new List<int> { 3, 9, 7 };
        list.Sort(down);
        Console.WriteLine(string.Join(" ", list.FindAll(big).ConvertAll(text)) + " " + list.RemoveAll(x => !big(x)) + " " + big.Invoke(6));
    }
}
