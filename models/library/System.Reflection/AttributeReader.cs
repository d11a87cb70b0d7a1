// Reads the value of a custom attribute, as ECMA-335 II.23.3 has it, and makes the attribute.
using System.Collections.Generic;

namespace System.Reflection
{
    internal sealed class AttributeReader
    {
        private const int TypeCodeOfType = 0x50;
        private const int TypeCodeOfObject = 0x51;
        private const int TypeCodeOfEnum = 0x55;
        private const int TypeCodeOfArray = 0x1d;

        private readonly long _source;
        private readonly int _number;
        private readonly IntPtr _constructor;
        private int _at;

        internal readonly List<CustomAttributeTypedArgument> Arguments =
            new List<CustomAttributeTypedArgument>();
        internal readonly List<CustomAttributeNamedArgument> Named =
            new List<CustomAttributeNamedArgument>();

        internal AttributeReader(long source, int number)
        {
            _source = source;
            _number = number;
            _constructor = AttributeList.ConstructorAt(source, number);
            int count = Methods.CountParameters(_constructor);
            if (AttributeList.LengthAt(source, number) == 0) return;
            _at = 2;
            for (int i = 0; i < count; i++)
            {
                Arguments.Add(ReadArgument(Methods.ParameterType(_constructor, i)));
            }
            Type type = Methods.OwnerOf(_constructor);
            for (int left = Byte() | Byte() << 8; left > 0; left--)
            {
                bool is_field = Byte() == 0x53;
                Type declared = ReadType();
                string name = ReadString();
                MemberInfo member = is_field ? (MemberInfo)type.GetField(name) : PropertyOf(type, name);
                Named.Add(new CustomAttributeNamedArgument(member, ReadArgument(declared), is_field));
            }
        }

        internal ConstructorInfo Constructor
        {
            get { return new RuntimeConstructorInfo(_constructor); }
        }

        internal object Make()
        {
            object[] arguments = new object[Arguments.Count];
            for (int i = 0; i < arguments.Length; i++) arguments[i] = Plain(Arguments[i]);
            object made = Constructor.Invoke(BindingFlags.DoNotWrapExceptions, null, arguments, null);
            for (int i = 0; i < Named.Count; i++)
            {
                object value = Plain(Named[i].TypedValue);
                FieldInfo field = Named[i].MemberInfo as FieldInfo;
                if ((object)field != null) field.SetValue(made, value);
                else ((PropertyInfo)Named[i].MemberInfo).SetValue(made, value);
            }
            return made;
        }

        private static PropertyInfo PropertyOf(Type type, string name)
        {
            for (Type at = type; at != null; at = at.BaseType)
            {
                RuntimeType owner = System.Runtime.CompilerServices.Unsafe.As<RuntimeType>(at);
                int count = Properties.CountIn(owner);
                for (int i = 0; i < count; i++)
                {
                    if (Properties.NameOf(owner, i) == name)
                    {
                        return new RuntimePropertyInfo(owner, i, type);
                    }
                }
            }
            throw new CustomAttributeFormatException("'" + name + "' property specified was not found.");
        }

        // As the program gets it: enums, and arrays of their elements.
        private static object Plain(CustomAttributeTypedArgument argument)
        {
            Type type = argument.ArgumentType;
            object value = argument.Value;
            if (value == null) return null;
            if (type.IsEnum) return Enum.ToObject(type, value);
            IList<CustomAttributeTypedArgument> items = value as IList<CustomAttributeTypedArgument>;
            if (items == null) return value;
            Array array = Array.CreateInstance(type.GetElementType(), items.Count);
            for (int i = 0; i < items.Count; i++) array.SetValue(Plain(items[i]), i);
            return array;
        }

        private int Byte()
        {
            return AttributeList.ByteAt(_source, _number, _at++);
        }

        private ulong Bytes(int count)
        {
            ulong value = 0;
            for (int i = 0; i < count; i++) value |= (ulong)Byte() << 8 * i;
            return value;
        }

        private string ReadString()
        {
            int length = Byte();
            if (length == 0xff) return null;
            if ((length & 0xc0) == 0xc0)
            {
                length = (length & 0x1f) << 24 | Byte() << 16 | Byte() << 8 | Byte();
            }
            else if ((length & 0x80) != 0) length = (length & 0x3f) << 8 | Byte();
            string text = AttributeList.TextAt(_source, _number, _at, length);
            _at += length;
            return text;
        }

        private Type ReadType()
        {
            int code = Byte();
            switch (code)
            {
                case TypeCodeOfType: return typeof(Type);
                case TypeCodeOfObject: return typeof(object);
                case TypeCodeOfEnum: return Named_(ReadString());
                case TypeCodeOfArray: return ReadType().MakeArrayType();
                case 2: return typeof(bool);
                case 3: return typeof(char);
                case 4: return typeof(sbyte);
                case 5: return typeof(byte);
                case 6: return typeof(short);
                case 7: return typeof(ushort);
                case 8: return typeof(int);
                case 9: return typeof(uint);
                case 10: return typeof(long);
                case 11: return typeof(ulong);
                case 12: return typeof(float);
                case 13: return typeof(double);
                default: return typeof(string);
            }
        }

        private static Type Named_(string name)
        {
            Type type = TypeNames.Find(name);
            if (type == null)
            {
                throw new TypeLoadException("Could not load type '" + name + "'.");
            }
            return type;
        }

        private CustomAttributeTypedArgument ReadArgument(Type type)
        {
            if (type == typeof(object)) type = ReadType();
            if (type == typeof(string)) return new CustomAttributeTypedArgument(type, ReadString());
            if (type == typeof(Type))
            {
                string name = ReadString();
                return new CustomAttributeTypedArgument(type, name == null ? null : Named_(name));
            }
            if (type.IsArray) return ReadArray(type);
            return new CustomAttributeTypedArgument(type, ReadNumber(Type.GetTypeCode(type)));
        }

        private CustomAttributeTypedArgument ReadArray(Type type)
        {
            uint count = (uint)Bytes(4);
            if (count == 0xffffffff) return new CustomAttributeTypedArgument(type, null);
            List<CustomAttributeTypedArgument> items = new List<CustomAttributeTypedArgument>();
            for (uint i = 0; i < count; i++) items.Add(ReadArgument(type.GetElementType()));
            return new CustomAttributeTypedArgument(type, items.AsReadOnly());
        }

        private object ReadNumber(TypeCode code)
        {
            switch (code)
            {
                case TypeCode.Boolean: return Byte() != 0;
                case TypeCode.Char: return (char)Bytes(2);
                case TypeCode.SByte: return (sbyte)Byte();
                case TypeCode.Byte: return (byte)Byte();
                case TypeCode.Int16: return (short)Bytes(2);
                case TypeCode.UInt16: return (ushort)Bytes(2);
                case TypeCode.Int32: return (int)Bytes(4);
                case TypeCode.UInt32: return (uint)Bytes(4);
                case TypeCode.Int64: return (long)Bytes(8);
                case TypeCode.UInt64: return Bytes(8);
                case TypeCode.Single: return BitConverter.Int32BitsToSingle((int)Bytes(4));
                default: return BitConverter.Int64BitsToDouble((long)Bytes(8));
            }
        }
    }
}
