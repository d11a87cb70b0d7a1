#define DEBUG
// package: System.Reactive 6.0.1
// use: two threads send one number each to a subject, whose observer is not synchronized.
// expected: violated (a subject does not serialize its callers: the observer loses a number)
using System;
using System.Diagnostics;
using System.Reactive.Subjects;
using System.Threading;

static class Program
{
    static int sum;

    static void Main()
    {
        var subject = new Subject<int>();
        using IDisposable subscription = subject.Subscribe(number => sum += number);
        var other = new Thread(() => subject.OnNext(1));
        other.Start();
        subject.OnNext(2);
        other.Join();
        Debug.Assert(sum == 3);
    }
}
