// How the primitive types, strings and enums implement IConvertible: through Convert. (They name
// the interface where they are declared, and this file comes after them: Mono's compiler looks at
// the interfaces of the first part only.)
namespace System
{
    public partial struct Boolean
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct Char
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct SByte
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct Byte
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct Int16
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct UInt16
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct Int32
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct UInt32
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct Int64
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct UInt64
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct Single
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct Double
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public partial struct Decimal
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public sealed partial class String
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean(this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar(this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte(this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte(this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16(this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16(this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32(this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32(this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64(this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64(this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle(this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble(this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal(this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }

    public abstract partial class Enum
    {
        bool IConvertible.ToBoolean(IFormatProvider provider) => Convert.ToBoolean((object)this);
        char IConvertible.ToChar(IFormatProvider provider) => Convert.ToChar((object)this);
        sbyte IConvertible.ToSByte(IFormatProvider provider) => Convert.ToSByte((object)this);
        byte IConvertible.ToByte(IFormatProvider provider) => Convert.ToByte((object)this);
        short IConvertible.ToInt16(IFormatProvider provider) => Convert.ToInt16((object)this);
        ushort IConvertible.ToUInt16(IFormatProvider provider) => Convert.ToUInt16((object)this);
        int IConvertible.ToInt32(IFormatProvider provider) => Convert.ToInt32((object)this);
        uint IConvertible.ToUInt32(IFormatProvider provider) => Convert.ToUInt32((object)this);
        long IConvertible.ToInt64(IFormatProvider provider) => Convert.ToInt64((object)this);
        ulong IConvertible.ToUInt64(IFormatProvider provider) => Convert.ToUInt64((object)this);
        float IConvertible.ToSingle(IFormatProvider provider) => Convert.ToSingle((object)this);
        double IConvertible.ToDouble(IFormatProvider provider) => Convert.ToDouble((object)this);
        decimal IConvertible.ToDecimal(IFormatProvider provider) => Convert.ToDecimal((object)this);
        DateTime IConvertible.ToDateTime(IFormatProvider provider) =>
            Convert.ToDateTime((object)this);
        object IConvertible.ToType(Type type, IFormatProvider provider) =>
            Convert.ChangeType(this, type);
    }
}
