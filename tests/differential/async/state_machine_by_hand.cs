// compilers: dotnet
// What the compiler writes, written by hand: a state machine, its builder, an awaiter kept between the states.
using System;
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

static class Program
{
    struct Machine : IAsyncStateMachine
    {
        public AsyncTaskMethodBuilder<int> Builder;
        public int State, Rounds, Sum;
        public Func<int, Task<int>> Step;
        TaskAwaiter<int> awaiter;

        public void MoveNext()
        {
            try
            {
                while (true)
                {
                    if (State == 1)
                    {
                        State = 0;
                    }
                    else
                    {
                        if (Rounds == 0) break;
                        awaiter = Step(Rounds).GetAwaiter();
                        if (!awaiter.IsCompleted)
                        {
                            State = 1;
                            Console.WriteLine("  suspends at " + Rounds);
                            Builder.AwaitUnsafeOnCompleted(ref awaiter, ref this);
                            return;
                        }
                    }
                    Sum += awaiter.GetResult();
                    Rounds--;
                }
            }
            catch (Exception e)
            {
                State = -2;
                Builder.SetException(e);
                return;
            }
            State = -2;
            Builder.SetResult(Sum);
        }
        public void SetStateMachine(IAsyncStateMachine machine) { Builder.SetStateMachine(machine); }
    }
    static Task<int> Run(int rounds, Func<int, Task<int>> step)
    {
        var machine = new Machine { Builder = AsyncTaskMethodBuilder<int>.Create(), Rounds = rounds, Step = step };
        machine.Builder.Start(ref machine);
        return machine.Builder.Task;
    }
    static void Main()
    {
        Console.WriteLine(Run(3, n => Task.FromResult(n)).Result);
        TaskCompletionSource<int> source = null;
        Task<int> task = Run(3, n => n % 2 == 0 ? Task.FromResult(100) : (source = new TaskCompletionSource<int>()).Task);
        for (int i = 1; !task.IsCompleted; i++)
        {
            Console.WriteLine(task.Status);
            source.SetResult(i);
        }
        Console.WriteLine(task.Result);
        Console.WriteLine(Run(2, n => throw new FormatException("step " + n)).Exception.InnerException.Message);
        Task<int> failed = Run(1, n => (source = new TaskCompletionSource<int>()).Task);
        source.SetCanceled();
        Console.WriteLine(failed.Status);
    }
}
