// Attributes of event sources and of their methods.
namespace System.Diagnostics.Tracing
{
    [AttributeUsage(AttributeTargets.Class)]
    public sealed class EventSourceAttribute : Attribute
    {
        public string Name { get; set; }
        public string Guid { get; set; }
        public string LocalizationResources { get; set; }

        public EventSourceAttribute()
        {
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class EventAttribute : Attribute
    {
        private readonly int _eventId;

        public EventLevel Level { get; set; }
        public EventKeywords Keywords { get; set; }
        public EventOpcode Opcode { get; set; }
        public EventTask Task { get; set; }
        public EventChannel Channel { get; set; }
        public byte Version { get; set; }
        public string Message { get; set; }
        public EventTags Tags { get; set; }
        public EventActivityOptions ActivityOptions { get; set; }

        public EventAttribute(int eventId)
        {
            _eventId = eventId;
            Level = EventLevel.Informational;
        }

        public int EventId
        {
            get { return _eventId; }
        }
    }

    [AttributeUsage(AttributeTargets.Method)]
    public sealed class NonEventAttribute : Attribute
    {
        public NonEventAttribute()
        {
        }
    }
}
