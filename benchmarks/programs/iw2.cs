// Independent workers that are handed their work: n jobs wait in a shared array. Two threads take
// them out one by one, under a lock, and then work on each alone, without a lock. (After Dwyer,
// Hatcliff, Robby and Prasad.)
//
// Asserted: every job was done, once.
//
// arguments: 2
// sc tso pso clr2 clr dotnet: holds
#define DEBUG

using System.Diagnostics;
using System.Threading;

class Job {
    public int Steps;
}

class IndependentWorkers {
    const int stepsPerJob = 3;
    static object gate;
    static Job[] jobs;
    static int next;

    /// Null when there is none any more.
    static Job Take() {
        lock (gate) {
            if (next == jobs.Length) return null;
            Job job = jobs[next];
            jobs[next] = null;
            next++;
            return job;
        }
    }

    static void Work() {
        for (Job job = Take(); job != null; job = Take()) {
            for (int i = 0; i < stepsPerJob; i++) job.Steps++;
            Debug.Assert(job.Steps == stepsPerJob);
        }
    }

    static void Main(string[] args) {
        gate = new object();
        jobs = new Job[args.Length > 0 ? int.Parse(args[0]) : 2];
        for (int i = 0; i < jobs.Length; i++) jobs[i] = new Job();

        Thread first = new Thread(Work);
        Thread second = new Thread(Work);
        first.Start();
        second.Start();
        first.Join();
        second.Join();
        Debug.Assert(next == jobs.Length);
    }
}
