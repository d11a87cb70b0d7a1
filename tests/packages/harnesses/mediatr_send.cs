#define DEBUG
// package: MediatR 5.1.0
// use: two threads send a request each by one mediator.
// expected: holds (both get the handler's answer)
using System;
using System.Collections.Generic;
using System.Diagnostics;
using System.Threading;
using System.Threading.Tasks;
using MediatR;

sealed class Double : IRequest<int>
{
    public int Number;
}

sealed class DoubleHandler : IRequestHandler<Double, int>
{
    public Task<int> Handle(Double request, CancellationToken token) => Task.FromResult(2 * request.Number);
}

static class Program
{
    static object Make(Type service)
    {
        if (service == typeof(IRequestHandler<Double, int>)) return new DoubleHandler();
        if (service == typeof(IEnumerable<IPipelineBehavior<Double, int>>)) return new IPipelineBehavior<Double, int>[0];
        throw new InvalidOperationException();
    }

    static void Main()
    {
        var mediator = new Mediator(Make);
        int there = 0;
        var other = new Thread(() => there = mediator.Send(new Double { Number = 1 }).Result);
        other.Start();
        int here = mediator.Send(new Double { Number = 2 }).Result;
        other.Join();
        Debug.Assert(there == 2 && here == 4);
    }
}
