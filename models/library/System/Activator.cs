// System.Activator: instances of types that the code which makes them does not know.
using System.Reflection;
using System.Runtime.CompilerServices;

namespace System
{
    public static class Activator
    {
        // What `new T()` is compiled to. The machine has a body for each T that calls its public
        // constructor without parameters (or makes zeros of a value type that declares none), and
        // Refuse where there is none.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern T CreateNew<T>();

        // The same, of a type that is known later; boxed. The machine goes on in such a body.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object CreateByType(Type type);

        public static T CreateInstance<T>()
        {
            return CreateNew<T>();
        }

        public static object CreateInstance(Type type)
        {
            if (type == null) throw new ArgumentNullException("type");
            if (type.ContainsGenericParameters)
            {
                throw new ArgumentException("Cannot create an instance of " + type
                    + " because Type.ContainsGenericParameters is true.");
            }
            if (type == typeof(void))
            {
                throw new NotSupportedException(
                    "Cannot dynamically create an instance of System.Void.");
            }
            return CreateByType(type);
        }

        // The machine calls it with what a constructor that it called has thrown.
        private static void Fail(Exception thrown)
        {
            throw new TargetInvocationException(thrown);
        }

        private static void Refuse(Type type, bool isHidden)
        {
            if (isHidden)
            {
                throw new MissingMethodException("No parameterless constructor defined for type '"
                    + type + "'.");
            }
            string message = "Cannot dynamically create an instance of type '" + type
                + "'. Reason: " + ReasonAgainst(type);
            if (type.IsSubclassOf(typeof(Delegate))) throw new ArgumentException(message);
            throw new MissingMethodException(message);
        }

        private static string ReasonAgainst(Type type)
        {
            if (type.IsInterface) return "Cannot create an instance of an interface.";
            if (type.IsArray || type.IsPointer || type.IsSubclassOf(typeof(Delegate)))
            {
                return "Type is not supported.";
            }
            if (type.IsAbstract) return "Cannot create an abstract class.";
            if (type == typeof(string)) return "Uninitialized Strings cannot be created.";
            return "No parameterless constructor defined.";
        }
    }
}
