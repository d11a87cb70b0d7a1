// The types that event sources and those who use them name. There is never an event: an EventListener
// gets none.
using System.Collections.Generic;

namespace System.Diagnostics.Tracing
{
    public enum EventLevel
    {
        LogAlways = 0,
        Critical = 1,
        Error = 2,
        Warning = 3,
        Informational = 4,
        Verbose = 5
    }

    public enum EventTask
    {
        None = 0
    }

    public enum EventOpcode
    {
        Info = 0,
        Start = 1,
        Stop = 2,
        DataCollectionStart = 3,
        DataCollectionStop = 4,
        Extension = 5,
        Reply = 6,
        Resume = 7,
        Suspend = 8,
        Send = 9,
        Receive = 240
    }

    public enum EventChannel : byte
    {
        None = 0,
        Admin = 16,
        Operational = 17,
        Analytic = 18,
        Debug = 19
    }

    [Flags]
    public enum EventKeywords : long
    {
        None = 0,
        All = -1,
        MicrosoftTelemetry = 0x2000000000000,
        WdiContext = 0x2000000000000,
        WdiDiagnostic = 0x4000000000000,
        Sqm = 0x8000000000000,
        AuditFailure = 0x10000000000000,
        CorrelationHint = 0x10000000000000,
        AuditSuccess = 0x20000000000000,
        EventLogClassic = 0x80000000000000
    }

    [Flags]
    public enum EventTags
    {
        None = 0
    }

    public enum EventCommand
    {
        Update = 0,
        SendManifest = -1,
        Enable = -2,
        Disable = -3
    }

    [Flags]
    public enum EventActivityOptions
    {
        None = 0,
        Disable = 2,
        Recursive = 4,
        Detachable = 8
    }

    [Flags]
    public enum EventSourceSettings
    {
        Default = 0,
        ThrowOnEventWriteErrors = 1,
        EtwManifestEventFormat = 4,
        EtwSelfDescribingEventFormat = 8
    }

    public struct EventSourceOptions
    {
        private EventKeywords _keywords;
        private EventTags _tags;
        private EventActivityOptions _activityOptions;
        private byte _level;
        private byte _opcode;

        public EventLevel Level
        {
            get { return (EventLevel)_level; }
            set
            {
                _level = checked((byte)value);
            }
        }

        public EventOpcode Opcode
        {
            get { return (EventOpcode)_opcode; }
            set { _opcode = checked((byte)value); }
        }

        public EventKeywords Keywords
        {
            get { return _keywords; }
            set { _keywords = value; }
        }

        public EventTags Tags
        {
            get { return _tags; }
            set { _tags = value; }
        }

        public EventActivityOptions ActivityOptions
        {
            get { return _activityOptions; }
            set { _activityOptions = value; }
        }
    }

    public class EventCommandEventArgs : EventArgs
    {
        private readonly EventCommand _command;
        private readonly IDictionary<string, string> _arguments;

        internal EventCommandEventArgs(EventCommand command, IDictionary<string, string> arguments)
        {
            _command = command;
            _arguments = arguments;
        }

        public EventCommand Command
        {
            get { return _command; }
        }

        public IDictionary<string, string> Arguments
        {
            get { return _arguments; }
        }
    }

    public class EventSourceCreatedEventArgs : EventArgs
    {
        public EventSource EventSource { get; internal set; }
    }

    // There is never one.
    public class EventWrittenEventArgs : EventArgs
    {
        internal EventWrittenEventArgs()
        {
        }
    }

    public abstract class EventListener : IDisposable
    {
        // It would have to get the framework's events, too.
        protected EventListener()
        {
            System.Threading.Tasks.Unexplored.Reach("an EventListener gets no events here");
        }

        public event EventHandler<EventSourceCreatedEventArgs> EventSourceCreated
        {
            add { }
            remove { }
        }

        public event EventHandler<EventWrittenEventArgs> EventWritten
        {
            add { }
            remove { }
        }

        public void EnableEvents(EventSource eventSource, EventLevel level)
        {
            EnableEvents(eventSource, level, EventKeywords.None, null);
        }

        public void EnableEvents(EventSource eventSource, EventLevel level,
            EventKeywords matchAnyKeyword)
        {
            EnableEvents(eventSource, level, matchAnyKeyword, null);
        }

        public void EnableEvents(EventSource eventSource, EventLevel level,
            EventKeywords matchAnyKeyword, IDictionary<string, string> arguments)
        {
            if (eventSource == null) throw new ArgumentNullException("eventSource");
        }

        public void DisableEvents(EventSource eventSource)
        {
            if (eventSource == null) throw new ArgumentNullException("eventSource");
        }

        protected static int EventSourceIndex(EventSource eventSource)
        {
            if (eventSource == null) throw new ArgumentNullException("eventSource");
            return 0;
        }

        protected internal virtual void OnEventSourceCreated(EventSource eventSource)
        {
        }

        protected internal virtual void OnEventWritten(EventWrittenEventArgs eventData)
        {
        }

        public virtual void Dispose()
        {
        }
    }
}
