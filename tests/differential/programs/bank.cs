// compilers: dotnet mono
// Accounts with exceptions of their own, transfers which are undone, a log.
using System;
using System.Collections.Generic;

class BankException : Exception { public BankException(string m) : base(m) { } }
class InsufficientFunds : BankException
{
    public decimal Missing { get; }
    public InsufficientFunds(string id, decimal missing) : base(id + " lacks "
        + missing) { Missing = missing; }
}
class UnknownAccount : BankException { public UnknownAccount(string id) : base("no account " + id) { } }

abstract class Account
{
    public string Id { get; }
    public decimal Balance { get; protected set; }
    protected Account(string id) { Id = id; }
    public virtual void Deposit(decimal amount)
    {
        if (amount <= 0) throw new ArgumentOutOfRangeException("amount");
        Balance += amount;
    }
    public virtual void Withdraw(decimal amount)
    {
        if (amount > Balance + Limit) throw new InsufficientFunds(Id, amount - Balance - Limit);
        Balance -= amount;
    }
    protected virtual decimal Limit { get { return 0; } }
    public abstract void EndOfYear();
}
class Savings : Account
{
    public Savings(string id) : base(id) { }
    public override void EndOfYear() { Balance *= 1.02m; }
}
class Checking : Account
{
    public Checking(string id) : base(id) { }
    protected override decimal Limit { get { return 100; } }
    public override void EndOfYear() { Balance -= 5; }
}
class Bank
{
    readonly Dictionary<string, Account> accounts = new Dictionary<string, Account>();
    public readonly List<string> Log = new List<string>();
    public Account this[string id]
    {
        get { Account a; if (accounts.TryGetValue(id, out a)) return a; throw new UnknownAccount(id); }
    }
    public void Open(Account a) { accounts.Add(a.Id, a); Log.Add("open " + a.Id); }
    public void Transfer(string from, string to, decimal amount)
    {
        Account a = this[from];
        decimal before = a.Balance;
        bool done = false;
        try
        {
            a.Withdraw(amount);
            this[to].Deposit(amount);
            done = true;
        }
        finally
        {
            if (!done && a.Balance != before) { a.Deposit(before - a.Balance); Log.Add("undone"); }
            Log.Add(from + "->" + to + " " + amount + (done ? "" : " failed"));
        }
    }
    public decimal Total { get { decimal sum = 0; foreach (var a in accounts.Values) sum += a.Balance; return sum; } }
    public void EndOfYear() { foreach (var a in accounts.Values) a.EndOfYear(); }
}

static class Program
{
    static void Main()
    {
        var bank = new Bank();
        bank.Open(new Savings("ann"));
        bank.Open(new Checking("bob"));
        bank["ann"].Deposit(250.50m);
        var orders = new[] { ("ann", "bob", 50m), ("ann", "bob", 500m), ("bob", "ann", 120m),
            ("bob", "eve", 10m), ("bob", "ann", 100m),
            ("bob", "ann", -5m), ("mia", "ann", 1m) };
        foreach (var o in orders)
        {
            try { bank.Transfer(o.Item1, o.Item2, o.Item3); Console.WriteLine("fine " + bank["ann"].Balance
                + " " + bank["bob"].Balance); }
            catch (InsufficientFunds e) { Console.WriteLine(e.Message + " (" + e.Missing + ")"); }
            catch (BankException e) { Console.WriteLine("bank: " + e.Message); }
            catch (ArgumentException e) { Console.WriteLine("argument " + e.ParamName); }
        }
        try { bank.Open(new Savings("ann")); } catch (ArgumentException) { Console.WriteLine("twice"); }
        bank.EndOfYear();
        Console.WriteLine(bank.Total + " " + bank["bob"].Balance);
        foreach (string l in bank.Log) Console.WriteLine(l);
    }
}
