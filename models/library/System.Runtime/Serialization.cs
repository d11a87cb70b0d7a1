// What exceptions and collections name in their signatures; nothing is ever serialized.
namespace System.Runtime.Serialization
{
    public interface ISerializable
    {
        void GetObjectData(SerializationInfo info, StreamingContext context);
    }

    public interface IDeserializationCallback
    {
        void OnDeserialization(object sender);
    }

    public sealed class SerializationInfo
    {
        private SerializationInfo()
        {
        }
    }

    public struct StreamingContext
    {
    }
}
