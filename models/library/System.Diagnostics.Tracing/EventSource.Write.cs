// What is written to an event source that is not enabled: nothing happens. An event source's names.
using System.Reflection;

namespace System.Diagnostics.Tracing
{
    public partial class EventSource
    {
        protected void WriteEvent(int eventId)
        {
        }

        protected void WriteEvent(int eventId, int arg1)
        {
        }

        protected void WriteEvent(int eventId, int arg1, int arg2)
        {
        }

        protected void WriteEvent(int eventId, int arg1, int arg2, int arg3)
        {
        }

        protected void WriteEvent(int eventId, long arg1)
        {
        }

        protected void WriteEvent(int eventId, long arg1, long arg2)
        {
        }

        protected void WriteEvent(int eventId, long arg1, long arg2, long arg3)
        {
        }

        protected void WriteEvent(int eventId, string arg1)
        {
        }

        protected void WriteEvent(int eventId, string arg1, string arg2)
        {
        }

        protected void WriteEvent(int eventId, string arg1, string arg2, string arg3)
        {
        }

        protected void WriteEvent(int eventId, string arg1, int arg2)
        {
        }

        protected void WriteEvent(int eventId, string arg1, int arg2, int arg3)
        {
        }

        protected void WriteEvent(int eventId, string arg1, long arg2)
        {
        }

        protected void WriteEvent(int eventId, long arg1, string arg2)
        {
        }

        protected void WriteEvent(int eventId, int arg1, string arg2)
        {
        }

        protected void WriteEvent(int eventId, byte[] arg1)
        {
        }

        protected void WriteEvent(int eventId, long arg1, byte[] arg2)
        {
        }

        protected void WriteEvent(int eventId, params EventSourcePrimitive[] args)
        {
        }

        protected void WriteEvent(int eventId, params object[] args)
        {
        }

        protected unsafe void WriteEventCore(int eventId, int eventDataCount, EventData* data)
        {
        }

        protected void WriteEventWithRelatedActivityId(int eventId, Guid relatedActivityId,
            params object[] args)
        {
        }

        protected unsafe void WriteEventWithRelatedActivityIdCore(int eventId,
            Guid* relatedActivityId, int eventDataCount, EventData* data)
        {
        }

        public void Write(string eventName)
        {
        }

        public void Write(string eventName, EventSourceOptions options)
        {
        }

        public void Write<T>(string eventName, T data)
        {
        }

        public void Write<T>(string eventName, EventSourceOptions options, T data)
        {
        }

        public void Write<T>(string eventName, ref EventSourceOptions options, ref T data)
        {
        }

        public void Write<T>(string eventName, ref EventSourceOptions options,
            ref Guid activityId, ref Guid relatedActivityId, ref T data)
        {
        }

        public static string GetName(Type eventSourceType)
        {
            if (eventSourceType == null) throw new ArgumentNullException("eventSourceType");
            EventSourceAttribute given = AttributeOf(eventSourceType);
            return given == null || given.Name == null ? eventSourceType.Name : given.Name;
        }

        public static Guid GetGuid(Type eventSourceType)
        {
            if (eventSourceType == null) throw new ArgumentNullException("eventSourceType");
            EventSourceAttribute given = AttributeOf(eventSourceType);
            Guid guid;
            if (given != null && Guid.TryParse(given.Guid, out guid)) return guid;
            return GuidOfName(GetName(eventSourceType));
        }

        private static Guid GuidOfName(string name)
        {
            return NameHash.GuidOf(name.ToUpperInvariant());
        }

        private static EventSourceAttribute AttributeOf(Type type)
        {
            return (EventSourceAttribute)Attribute.GetCustomAttribute(type,
                typeof(EventSourceAttribute), false);
        }

        public readonly struct EventSourcePrimitive
        {
            public static implicit operator EventSourcePrimitive(bool value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(byte value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(short value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(int value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(long value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(sbyte value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(ushort value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(uint value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(ulong value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(UIntPtr value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(float value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(double value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(decimal value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(string value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(byte[] value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(Guid value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(DateTime value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(IntPtr value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(char value)
            {
                return default(EventSourcePrimitive);
            }

            public static implicit operator EventSourcePrimitive(Enum value)
            {
                return default(EventSourcePrimitive);
            }
        }

        protected internal struct EventData
        {
            private ulong _pointer;
            private int _size;
            private int _reserved;

            public IntPtr DataPointer
            {
                get { return (IntPtr)(long)_pointer; }
                set { _pointer = (ulong)(long)value; }
            }

            public int Size
            {
                get { return _size; }
                set { _size = value; }
            }

            internal int Reserved
            {
                set { _reserved = value; }
            }
        }
    }
}
