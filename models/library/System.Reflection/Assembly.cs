// Assemblies by reflection: those that the program consists of. They have no files here, so no
// location.
using System.Collections.Generic;
using System.Runtime.CompilerServices;

namespace System.Reflection
{
    public abstract class Assembly : ICustomAttributeProvider
    {
        internal abstract int Module { get; }

        public virtual AssemblyName GetName()
        {
            return GetName(false);
        }

        public abstract AssemblyName GetName(bool copiedName);

        public virtual string FullName
        {
            get { return GetName().FullName; }
        }

        public virtual string Location
        {
            get { return ""; }
        }

        public virtual bool IsDynamic
        {
            get { return false; }
        }

        public bool IsFullyTrusted
        {
            get { return true; }
        }

        public virtual bool ReflectionOnly
        {
            get { return false; }
        }

        public virtual Type GetType(string name)
        {
            return GetType(name, false, false);
        }

        public virtual Type GetType(string name, bool throwOnError)
        {
            return GetType(name, throwOnError, false);
        }

        public abstract Type GetType(string name, bool throwOnError, bool ignoreCase);
        public abstract Type[] GetTypes();

        public virtual Type[] GetExportedTypes()
        {
            List<Type> found = new List<Type>();
            Type[] all = GetTypes();
            for (int i = 0; i < all.Length; i++)
            {
                if (all[i].IsVisible) found.Add(all[i]);
            }
            return found.ToArray();
        }

        public virtual IEnumerable<Type> ExportedTypes
        {
            get { return GetExportedTypes(); }
        }

        public virtual IEnumerable<TypeInfo> DefinedTypes
        {
            get
            {
                Type[] all = GetTypes();
                TypeInfo[] found = new TypeInfo[all.Length];
                for (int i = 0; i < all.Length; i++) found[i] = (TypeInfo)all[i];
                return found;
            }
        }

        public static Assembly GetEntryAssembly()
        {
            return new RuntimeAssembly(RuntimeAssembly.MainNumber());
        }

        public static Assembly GetExecutingAssembly()
        {
            return new RuntimeAssembly(RuntimeAssembly.OfCaller());
        }

        public static Assembly GetAssembly(Type type)
        {
            if (type == null) throw new ArgumentNullException("type");
            return type.Assembly;
        }

        public virtual object[] GetCustomAttributes(bool inherit)
        {
            return AttributeList.Of(AttributeList.OfAssembly(Module), typeof(object));
        }

        public virtual object[] GetCustomAttributes(Type attributeType, bool inherit)
        {
            AttributeList.CheckType(attributeType);
            return AttributeList.Of(AttributeList.OfAssembly(Module), attributeType);
        }

        public virtual bool IsDefined(Type attributeType, bool inherit)
        {
            AttributeList.CheckType(attributeType);
            return AttributeList.IsDefined(AttributeList.OfAssembly(Module), attributeType);
        }

        public virtual IList<CustomAttributeData> GetCustomAttributesData()
        {
            return AttributeList.DataOf(AttributeList.OfAssembly(Module));
        }

        public virtual IEnumerable<CustomAttributeData> CustomAttributes
        {
            get { return GetCustomAttributesData(); }
        }

        public override bool Equals(object o)
        {
            Assembly other = o as Assembly;
            return (object)other != null && Module == other.Module;
        }

        public override int GetHashCode()
        {
            return GetName().Name.GetHashCode();
        }

        public override string ToString()
        {
            return FullName;
        }

        public static bool operator ==(Assembly left, Assembly right)
        {
            return (object)left == null ? (object)right == null : left.Equals(right);
        }

        public static bool operator !=(Assembly left, Assembly right)
        {
            return !(left == right);
        }
    }

    internal sealed class RuntimeAssembly : Assembly
    {
        private readonly int _module;

        internal RuntimeAssembly(int module)
        {
            _module = module;
        }

        internal override int Module
        {
            get { return _module; }
        }

        public override AssemblyName GetName(bool copiedName)
        {
            byte[] key = new byte[KeyLength(_module)];
            for (int i = 0; i < key.Length; i++) key[i] = KeyByte(_module, i);
            return new AssemblyName(NameOf(_module), new Version(VersionOf(_module, 0),
                VersionOf(_module, 1), VersionOf(_module, 2), VersionOf(_module, 3)),
                CultureOf(_module), key);
        }

        public override Type GetType(string name, bool throwOnError, bool ignoreCase)
        {
            if (name == null) throw new ArgumentNullException("name");
            if (name.Length == 0)
            {
                throw new ArgumentException("The value cannot be an empty string.", "name");
            }
            Type found = TypeNames.Find(name, this, ignoreCase);
            if (found != null || !throwOnError) return found;
            throw new TypeLoadException("Could not resolve type '" + name + "' in assembly '"
                + FullName + "'.");
        }

        // Without the one of global members, which is the first.
        public override Type[] GetTypes()
        {
            Type[] types = new Type[Math.Max(CountTypes(_module) - 1, 0)];
            for (int i = 0; i < types.Length; i++) types[i] = TypeAt(_module, i + 2);
            return types;
        }

        // The number of the module that has the type.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int OfType(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int MainNumber();

        // Of the method that has called the one that calls this.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int OfCaller();

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string NameOf(int module);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern string CultureOf(int module);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int VersionOf(int module, int part);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int KeyLength(int module);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern byte KeyByte(int module, int index);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern int CountTypes(int module);

        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern Type TypeAt(int module, int row);

        // Of a name without arguments and assembly: null if there is none.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern Type FindType(int module, string name);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern Type FindAnywhere(string name);

        // The number of the module of this name, or -1.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int Find(string name);
    }
}
