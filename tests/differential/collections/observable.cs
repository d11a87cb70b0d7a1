// compilers: dotnet
// ObservableCollection: the notifications of each change, and a derived class that validates.
using System;
using System.Collections.ObjectModel;
using System.Collections.Specialized;
using System.ComponentModel;
using System.Linq;

sealed class Positive : ObservableCollection<int>
{
    protected override void InsertItem(int index, int item)
    {
        if (item <= 0) throw new ArgumentOutOfRangeException(nameof(item));
        base.InsertItem(index, item);
    }
}

static class Program
{
    static string Text(System.Collections.IList list) => list == null ? "-" : string.Join(",", list.Cast<object>());
    static void Main()
    {
        var c = new ObservableCollection<string>(new[] { "x", "y" });
        c.CollectionChanged += (sender, e) =>
            Console.WriteLine($"{e.Action} new {Text(e.NewItems)}@{e.NewStartingIndex} old {Text(e.OldItems)}@{e.OldStartingIndex} now {Text(c)}");
        ((INotifyPropertyChanged)c).PropertyChanged += (sender, e) => Console.WriteLine("  property " + e.PropertyName);
        c.Add("z");
        c.Insert(0, "w");
        c[1] = "X";
        c.Move(0, 2);
        c.Remove("y");
        Console.WriteLine(c.Remove("none") + " " + c.IndexOf("z") + " " + c.Count);
        c.RemoveAt(0);
        c.Clear();
        NotifyCollectionChangedEventHandler again = (sender, e) => c.Add("reentrant");
        c.CollectionChanged += again;
        try { c.Add("once"); } catch (InvalidOperationException) { Console.WriteLine("not now"); }
        c.CollectionChanged -= again;

        var p = new Positive();
        int changes = 0;
        p.CollectionChanged += (s, e) => changes++;
        p.Add(4); p.Add(2);
        try { p.Add(-1); } catch (ArgumentOutOfRangeException e) { Console.WriteLine(e.ParamName); }
        Console.WriteLine(p.Sum() + " " + changes);
        var view = new ReadOnlyObservableCollection<int>(p);
        ((INotifyCollectionChanged)view).CollectionChanged += (s, e) => Console.WriteLine("view " + e.Action + " " + view.Count);
        p.Add(9);
        Console.WriteLine(view.Contains(9) + " " + string.Join(" ", view));
    }
}
