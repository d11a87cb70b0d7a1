#define DEBUG
// package: Newtonsoft.Json 13.0.4
// use: two threads serialize an object of the same class, which fills the table of contracts.
// expected: holds (both get the same text)
using System.Diagnostics;
using System.Threading;
using Newtonsoft.Json;

sealed class Item
{
    public int Price { get; set; }
}

static class Program
{
    static void Write(int price)
    {
        string text = JsonConvert.SerializeObject(new Item { Price = price });
        Debug.Assert(text == (price == 1 ? "{\"Price\":1}" : "{\"Price\":2}"));
    }

    static void Main()
    {
        var other = new Thread(() => Write(1));
        other.Start();
        Write(2);
        other.Join();
    }
}
