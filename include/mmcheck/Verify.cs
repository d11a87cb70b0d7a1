// What a program can say to mmcheck. Compile this file with the program. mmcheck knows the methods under
// "what mmcheck does itself" by their names; on .NET and Mono they do what their bodies say.
using System;
using System.Globalization;

namespace Mmcheck
{
    /// <summary>Under which memory models a test is checked, if the command line names none: "clr", "tso" …</summary>
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Method)]
    public sealed class MemoryModelAttribute : Attribute
    {
        public MemoryModelAttribute(params string[] names)
        {
            Names = names;
        }

        public string[] Names { get; private set; }
    }

    /// <summary>How far a test is searched, if the command line says nothing else: as the options of these names say
    /// it. A search that comes to a bound is inconclusive.</summary>
    [AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct | AttributeTargets.Method)]
    public sealed class BoundAttribute : Attribute
    {
        public long MaxStates { get; set; }
        public long MaxMemory { get; set; }
        public long MaxDepth { get; set; }
        public double TimeLimit { get; set; }
        public int QueueLimit { get; set; }
        public int SpeculationLimit { get; set; }
    }

    public static class Verify
    {
        /// <summary>One of 0 … n-1: mmcheck tries them all. Elsewhere 0, or a random one if the environment has
        /// MMCHECK_SEED=NUMBER.</summary>
        public static int Choose(int n)
        {
            if (n <= 0) throw new ArgumentOutOfRangeException("n");
            return Pick(n);
        }

        /// <summary>Runs in which the condition is false do not count. Elsewhere the process ends, with exit code
        /// 0.</summary>
        public static void Assume(bool condition)
        {
            if (!condition) Abandon();
        }

        /// <summary>Runs in which the condition is false are violations. Elsewhere the process ends, with exit
        /// code 134.</summary>
        public static void Assert(bool condition, string message)
        {
            if (!condition) Fail(message);
        }

        public static void Assert(bool condition)
        {
            if (!condition) Fail("");
        }

        /// <summary>What the run has observed is part of its outcome: the last value of each name. It is printed
        /// too.</summary>
        public static void Observe(string name, object value)
        {
            Record(name, Convert.ToString(value, CultureInfo.InvariantCulture) ?? "");
        }

        /// <summary>Here the program gets on. Where a program has this, a run that goes on for ever and comes by it
        /// only so many times is a violation.</summary>
        public static void Progress()
        {
        }

        // ---- what mmcheck does itself

        private static int Pick(int n)
        {
            string seed = Environment.GetEnvironmentVariable("MMCHECK_SEED");
            if (seed == null) return 0;
            lock (typeof(Verify))
            {
                if (random == null) random = new Random(int.Parse(seed, CultureInfo.InvariantCulture));
                return random.Next(n);
            }
        }

        private static void Abandon()
        {
            Environment.Exit(0);
        }

        private static void Fail(string message)
        {
            Console.Error.WriteLine("assertion failed: " + message);
            Environment.Exit(134);
        }

        private static void Record(string name, string value)
        {
            Console.WriteLine(name + " = " + value);
        }

        private static Random random;
    }
}
