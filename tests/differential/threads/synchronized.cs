// compilers: dotnet mono
// Methods that are synchronized hold the monitor of `this`, or of their type.
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Threading;

class Account {
    protected int balance;

    [MethodImpl(MethodImplOptions.Synchronized)]
    public Account(int balance) { this.balance = Monitor.IsEntered(this) ? balance : -1; }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public virtual int Take(int amount) {
        if (amount > balance) throw new InvalidOperationException("only " + balance);
        balance -= amount;
        return Monitor.IsEntered(this) ? balance : -1;
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public int TakeAll() {
        while (true) {
            try {
                Take(10);
            } catch (InvalidOperationException) {
                if (balance == 0) return 0;
                Take(balance);
                continue;
            } finally {
                Console.Write(" " + balance);
            }
        }
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public T Same<T>(T value) {
        return Monitor.IsEntered(this) ? value : default(T);
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public void Wait() {
        Monitor.Pulse(this);
        Monitor.Wait(this);
        Monitor.Pulse(this);
    }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public IEnumerable<bool> Later() {
        yield return Monitor.IsEntered(this);
    }

    public event Action Changed {
        [MethodImpl(MethodImplOptions.Synchronized)]
        add { Console.Write(" added:" + Monitor.IsEntered(this)); }
        [MethodImpl(MethodImplOptions.Synchronized)]
        remove { Console.Write(" removed:" + Monitor.IsEntered(this)); }
    }
}

class Savings : Account {
    public Savings(int balance) : base(balance) {}
    public override int Take(int amount) { return Monitor.IsEntered(this) ? -2 : base.Take(amount); }
}

class Counter<T> {
    static int count;

    [MethodImpl(MethodImplOptions.Synchronized)]
    public static int Next() { return Monitor.IsEntered(typeof(Counter<T>)) ? ++count : -1; }

    [MethodImpl(MethodImplOptions.Synchronized)]
    public static bool HoldsOther() { return Monitor.IsEntered(typeof(Counter<object>)); }
}

static class Program {
    static bool IsFree(object o) {
        bool free = false;
        var asker = new Thread(() => {
            free = Monitor.TryEnter(o);
            if (free) Monitor.Exit(o);
        });
        asker.Start();
        asker.Join();
        return free;
    }

    static void Instances() {
        var account = new Account(35);
        Console.WriteLine(account.Take(5) + " " + IsFree(account));
        try {
            account.Take(100);
        } catch (InvalidOperationException e) {
            Console.WriteLine(e.Message + " " + IsFree(account));
        }
        Console.WriteLine(" " + account.TakeAll() + " " + IsFree(account));
        Console.WriteLine(account.Same("name") + account.Same(3L) + account.Same(new KeyValuePair<int, string>(1, "one")));
        foreach (bool held in account.Later()) Console.WriteLine(held);
        account.Changed += Instances;
        account.Changed -= Instances;
        Console.WriteLine();
    }

    static void Overriding() {
        Account account = new Savings(7);
        Func<int, int> take = account.Take;
        Console.WriteLine(take(3) + " " + account.Take(1));
        take = new Account(9).Take;
        Console.WriteLine(take(3));
    }

    static void Statics() {
        Func<int> next = Counter<string>.Next;
        Console.WriteLine(next() + " " + next() + " " + Counter<Version>.Next() + " " + Counter<Version>.HoldsOther());
        Console.WriteLine(IsFree(typeof(Counter<string>)));
    }

    static void Waiting() {
        var account = new Account(0);
        var other = new Thread(account.Wait);
        lock (account) {
            other.Start();
            Monitor.Wait(account);
        }
        account.Wait();
        other.Join();
        Console.WriteLine("both have waited");
    }

    static void Main() {
        Instances();
        Overriding();
        Statics();
        Waiting();
    }
}
