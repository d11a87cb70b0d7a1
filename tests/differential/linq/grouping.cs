// compilers: dotnet
// Queries that group and join: a small data set of orders, in query syntax.
using System;
using System.Linq;

record Customer(int Id, string Name, string City);
record Order(int Id, int Customer, string Item, decimal Price);

static class Program
{
    static readonly Customer[] customers = { new(1, "Ann", "Rome"), new(2, "Bob", "Oslo"), new(3, "Cy", "Rome"), new(4, "Di", "Bern") };
    static readonly Order[] orders =
    {
        new(1, 1, "pen", 1.50m), new(2, 2, "ink", 7m), new(3, 1, "pad", 3.25m), new(4, 3, "pen", 1.40m), new(5, 2, "pen", 1.60m), new(6, 9, "cap", 4m),
    };
    static void Main()
    {
        var joined = from c in customers join o in orders on c.Id equals o.Customer orderby o.Price descending select c.Name + " " + o.Item + " " + o.Price;
        Console.WriteLine(string.Join("; ", joined));
        var outer = from c in customers
                    join o in orders on c.Id equals o.Customer into own
                    let sum = own.Sum(o => o.Price)
                    select new { c.Name, Count = own.Count(), sum };
        foreach (var row in outer) Console.WriteLine(row);
        var left = from c in customers join o in orders on c.Id equals o.Customer into own from o in own.DefaultIfEmpty() select $"{c.Name}:{o?.Item ?? "none"}";
        Console.WriteLine(string.Join(" ", left));
        var byCity = from c in customers group c.Name by c.City into g where g.Count() > 0 orderby g.Count() descending, g.Key select g.Key + "=" + string.Join("+", g);
        Console.WriteLine(string.Join(" ", byCity));
        var pairs = from a in customers from b in customers where a.Id < b.Id && a.City == b.City select (a.Name, b.Name);
        Console.WriteLine(string.Join(" ", pairs));
        ILookup<string, decimal> prices = orders.ToLookup(o => o.Item, o => o.Price);
        Console.WriteLine(prices.Count + " " + prices["pen"].Max() + " " + prices["none"].Any() + " " + prices.Contains("ink"));
        var compound = orders.GroupBy(o => new { o.Customer, Cheap = o.Price < 3 }, (k, g) => $"{k.Customer}{(k.Cheap ? "c" : "e")}{g.Count()}");
        Console.WriteLine(string.Join(" ", compound));
        Console.WriteLine(string.Join(" ", orders.CountBy(o => o.Item)) + " " + string.Join(" ", orders.AggregateBy(o => o.Customer, 0m, (s, o) => s + o.Price)));
        var nested = from o in orders group o by o.Customer into g select new { g.Key, Items = from o in g group o by o.Item into h select h.Key + h.Count() };
        foreach (var n in nested) Console.Write(n.Key + "[" + string.Join(",", n.Items) + "] ");
        Console.WriteLine();
        Console.WriteLine(customers.LeftJoin(orders, c => c.Id, o => o.Customer, (c, o) => c.Name[0] + (o == null ? "-" : o.Id.ToString())).Aggregate((x, y) => x + " " + y));
    }
}
