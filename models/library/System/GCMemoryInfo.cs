// System.GCMemoryInfo, as it is on a machine of 16 GiB before memory has been collected for the first
// time. So it stays.
namespace System
{
    public readonly struct GCMemoryInfo
    {
        public long TotalAvailableMemoryBytes
        {
            get { return 16L << 30; }
        }

        // Nine tenths of it.
        public long HighMemoryLoadThresholdBytes
        {
            get { return (16L << 30) / 10 * 9; }
        }

        public long HeapSizeBytes
        {
            get { return 0; }
        }

        public long FragmentedBytes
        {
            get { return 0; }
        }

        public long MemoryLoadBytes
        {
            get { return 0; }
        }

        public long Index
        {
            get { return 0; }
        }

        public long TotalCommittedBytes
        {
            get { return 0; }
        }

        public long PromotedBytes
        {
            get { return 0; }
        }

        public long PinnedObjectsCount
        {
            get { return 0; }
        }

        public long FinalizationPendingCount
        {
            get { return 0; }
        }

        public int Generation
        {
            get { return 0; }
        }

        public bool Compacted
        {
            get { return false; }
        }

        public bool Concurrent
        {
            get { return false; }
        }

        public double PauseTimePercentage
        {
            get { return 0; }
        }

        public ReadOnlySpan<TimeSpan> PauseDurations
        {
            get { return new TimeSpan[2]; }
        }

        public ReadOnlySpan<GCGenerationInfo> GenerationInfo
        {
            get { return new GCGenerationInfo[5]; }
        }
    }

    public readonly struct GCGenerationInfo
    {
        public long SizeBeforeBytes
        {
            get { return 0; }
        }

        public long FragmentationBeforeBytes
        {
            get { return 0; }
        }

        public long SizeAfterBytes
        {
            get { return 0; }
        }

        public long FragmentationAfterBytes
        {
            get { return 0; }
        }
    }

    public enum GCKind
    {
        Any = 0,
        Ephemeral = 1,
        FullBlocking = 2,
        Background = 3
    }
}
