#define DEBUG
// package: System.Reactive 6.0.1
// use: two threads send one number each to a synchronized subject, whose observer is not synchronized.
// expected: holds (the observer is called once at a time)
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
        ISubject<int> synchronized = Subject.Synchronize(subject);
        using IDisposable subscription = subject.Subscribe(number => sum += number);
        var other = new Thread(() => synchronized.OnNext(1));
        other.Start();
        synchronized.OnNext(2);
        other.Join();
        Debug.Assert(sum == 3);
    }
}
