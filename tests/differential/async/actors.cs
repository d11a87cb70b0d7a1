// compilers: dotnet
// An actor with a mailbox and replies, on a queue that the program empties itself: no threads.
using System;
using System.Collections.Generic;
using System.Threading.Tasks;

abstract record Message;
record Deposit(int Amount) : Message;
record Withdraw(int Amount, TaskCompletionSource<bool> Reply) : Message;
record Balance(TaskCompletionSource<int> Reply) : Message;
record Halt : Message;

sealed class Mailbox
{
    readonly Queue<Message> messages = new();
    TaskCompletionSource<Message> waiting;
    public int Pending => messages.Count;
    public void Post(Message m)
    {
        if (waiting == null) { messages.Enqueue(m); return; }
        var w = waiting;
        waiting = null;
        w.SetResult(m);
    }
    public ValueTask<Message> Receive() => messages.TryDequeue(out Message m) ? new(m) : new((waiting = new()).Task);
}
sealed class Account
{
    readonly Mailbox box = new();
    public readonly Task Done;
    public Account() { Done = Run(); }
    async Task Run()
    {
        int balance = 0;
        while (true)
        {
            switch (await box.Receive())
            {
                case Deposit { Amount: <= 0 }: throw new ArgumentException("bad deposit");
                case Deposit d: balance += d.Amount; break;
                case Withdraw w when w.Amount > balance: w.Reply.SetResult(false); break;
                case Withdraw w: balance -= w.Amount; w.Reply.SetResult(true); break;
                case Balance b: b.Reply.SetResult(balance); break;
                case Halt: Console.WriteLine("  stops with " + balance); return;
            }
        }
    }
    public void Deposit(int n) => box.Post(new Deposit(n));
    public Task<bool> Withdraw(int n) { var r = new TaskCompletionSource<bool>(); box.Post(new Withdraw(n, r)); return r.Task; }
    public Task<int> Balance() { var r = new TaskCompletionSource<int>(); box.Post(new Balance(r)); return r.Task; }
    public void Stop() => box.Post(new Halt());
}

static class Program
{
    static async Task<string> Transfer(Account from, Account to, int n)
    {
        if (!await from.Withdraw(n)) return "refused " + n;
        to.Deposit(n);
        return "moved " + n;
    }
    static async Task Main()
    {
        Account a = new(), b = new();
        a.Deposit(100);
        Console.WriteLine(await Transfer(a, b, 30) + ", " + await Transfer(b, a, 31) + ", " + await Transfer(b, a, 5));
        Console.WriteLine(await a.Balance() + " " + await b.Balance());
        a.Stop();
        await a.Done;
        b.Deposit(-1);
        Console.WriteLine(b.Done.Status);
        try { await b.Done; } catch (ArgumentException e) { Console.WriteLine(e.Message); }
        Console.WriteLine(b.Balance().IsCompleted);
    }
}
