// System.Diagnostics.Tracing.EventSource: tracing is off. No event source is ever enabled, so what
// is written to one goes nowhere, and no list of the sources is kept. There is no finalizer: the
// real one frees what a source has registered outside of the program.
using System.Collections.Generic;

namespace System.Diagnostics.Tracing
{
    public partial class EventSource : IDisposable
    {
        private readonly string _name;  // null: what the class is called
        private readonly Guid _guid;    // zero: made of the name
        private readonly EventSourceSettings _settings;
        private readonly string[] _traits;
        private EventHandler<EventCommandEventArgs> _commandExecuted;

        protected EventSource() : this(EventSourceSettings.EtwManifestEventFormat)
        {
        }

        protected EventSource(bool throwOnEventWriteErrors)
            : this(EventSourceSettings.EtwManifestEventFormat
                | (throwOnEventWriteErrors ? EventSourceSettings.ThrowOnEventWriteErrors : 0))
        {
        }

        protected EventSource(EventSourceSettings settings) : this(settings, null)
        {
        }

        protected EventSource(EventSourceSettings settings, params string[] traits)
        {
            _settings = Valid(settings);
            if (traits != null) _traits = traits;
        }

        internal EventSource(Guid eventSourceGuid, string eventSourceName)
            : this(eventSourceGuid, eventSourceName, EventSourceSettings.EtwManifestEventFormat,
                null)
        {
        }

        internal EventSource(Guid eventSourceGuid, string eventSourceName,
            EventSourceSettings settings, string[] traits) : this(settings, traits)
        {
            _name = eventSourceName;
            _guid = eventSourceGuid;
        }

        public EventSource(string eventSourceName)
            : this(eventSourceName, EventSourceSettings.EtwSelfDescribingEventFormat)
        {
        }

        public EventSource(string eventSourceName, EventSourceSettings config)
            : this(eventSourceName, config, null)
        {
        }

        public EventSource(string eventSourceName, EventSourceSettings config,
            params string[] traits) : this(config, traits)
        {
            if (eventSourceName == null) throw new ArgumentNullException("eventSourceName");
            _name = eventSourceName;
        }

        private static EventSourceSettings Valid(EventSourceSettings settings)
        {
            const EventSourceSettings formats = EventSourceSettings.EtwManifestEventFormat
                | EventSourceSettings.EtwSelfDescribingEventFormat;
            if ((settings & formats) == formats)
            {
                throw new ArgumentException("Can't specify both etw event format flags.",
                    "settings");
            }
            return (settings & formats) != 0 ? settings
                : settings | EventSourceSettings.EtwSelfDescribingEventFormat;
        }

        internal static bool IsSupported
        {
            get { return false; }
        }

        internal static bool IsMeterSupported
        {
            get { return true; }
        }

        public string Name
        {
            get { return _name == null ? GetName(GetType()) : _name; }
        }

        public Guid Guid
        {
            get
            {
                if (_guid != default(Guid)) return _guid;
                return _name == null ? GetGuid(GetType()) : GuidOfName(_name);
            }
        }

        public EventSourceSettings Settings
        {
            get { return _settings; }
        }

        public Exception ConstructionException
        {
            get
            {
                if (_traits == null || _traits.Length % 2 == 0) return null;
                return new ArgumentException("There must be an even number of trait strings (they "
                    + "are key-value pairs).", "traits");
            }
        }

        public bool IsEnabled()
        {
            return false;
        }

        public bool IsEnabled(EventLevel level, EventKeywords keywords)
        {
            return false;
        }

        public bool IsEnabled(EventLevel level, EventKeywords keywords, EventChannel channel)
        {
            return false;
        }

        public static IEnumerable<EventSource> GetSources()
        {
            return new EventSource[0];
        }

        public string GetTrait(string key)
        {
            if (_traits == null) return null;
            for (int i = 0; i < _traits.Length - 1; i += 2)
            {
                if (_traits[i] == key) return _traits[i + 1];
            }
            return null;
        }

        public override string ToString()
        {
            return "EventSource(" + Name + ", " + Guid.ToString() + ")";
        }

        public event EventHandler<EventCommandEventArgs> EventCommandExecuted
        {
            add { _commandExecuted += value; }
            remove { _commandExecuted -= value; }
        }

        protected virtual void OnEventCommand(EventCommandEventArgs command)
        {
        }

        // What an event source does for its own commands is up to it; an exception of it is
        // reported to listeners, of which there are none.
        public static void SendCommand(EventSource eventSource, EventCommand command,
            IDictionary<string, string> commandArguments)
        {
            if (eventSource == null) throw new ArgumentNullException("eventSource");
            if (command <= EventCommand.Update && command != EventCommand.SendManifest)
            {
                throw new ArgumentException("Invalid command value.", "command");
            }
            lock (typeof(EventListener)) eventSource.Do(command, commandArguments);
        }

        private void Do(EventCommand command, IDictionary<string, string> arguments)
        {
            try
            {
                EventCommandEventArgs args = new EventCommandEventArgs(command,
                    arguments == null ? new Dictionary<string, string>() : arguments);
                OnEventCommand(args);
                EventHandler<EventCommandEventArgs> handler = _commandExecuted;
                if (handler != null) handler(this, args);
            }
            catch (Exception)
            {
            }
        }

        public static Guid CurrentThreadActivityId
        {
            get { return ThreadActivity.Id; }
        }

        public static void SetCurrentThreadActivityId(Guid activityId)
        {
            ThreadActivity.Id = activityId;
        }

        public static void SetCurrentThreadActivityId(Guid activityId,
            out Guid oldActivityThatWillContinue)
        {
            oldActivityThatWillContinue = ThreadActivity.Id;
            ThreadActivity.Id = activityId;
        }

        public void Dispose()
        {
            Dispose(true);
            GC.SuppressFinalize(this);
        }

        protected virtual void Dispose(bool disposing)
        {
        }
    }

    // On its own, so that threads have such a word only where programs use it.
    internal static class ThreadActivity
    {
        [ThreadStatic]
        internal static Guid Id;
    }
}
