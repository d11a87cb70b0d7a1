// Methods and constructors by the numbers that pointers to them are.
using System.Runtime.CompilerServices;

namespace System.Reflection
{
    internal static class Methods
    {
        internal static ParameterInfo[] ParametersOf(MemberInfo member, IntPtr method)
        {
            ParameterInfo[] parameters = new ParameterInfo[CountParameters(method)];
            for (int i = 0; i < parameters.Length; i++)
            {
                parameters[i] = new RuntimeParameterInfo(member, method, i);
            }
            return parameters;
        }

        // As messages name it: "Int32 Add(Int32, Int32)".
        internal static string Describe(IntPtr method, bool isConstructor)
        {
            Type result = ReturnType(method);
            string text = (isConstructor ? "Void" : NameIn(result)) + " " + NameOf(method);
            int arguments = CountArguments(method);
            if (arguments > 0)
            {
                text += "[";
                for (int i = 0; i < arguments; i++)
                {
                    text += (i > 0 ? "," : "") + ArgumentAt(method, i);
                }
                text += "]";
            }
            text += "(";
            int count = CountParameters(method);
            for (int i = 0; i < count; i++)
            {
                text += (i > 0 ? ", " : "") + NameIn(ParameterType(method, i));
            }
            return text + ")";
        }

        internal static string NameIn(Type type)
        {
            if (type.IsByRef) return NameIn(type.GetElementType()) + " ByRef";
            Type root = type;
            while (root.HasElementType) root = root.GetElementType();
            return root.IsPrimitive || root == typeof(void) || root.IsNested ? type.Name
                : type.ToString();
        }

        // The arguments as the method's parameters want them; null for one that has none is what
        // the type has for nothing.
        internal static object[] Fit(IntPtr method, object[] given)
        {
            int count = CountParameters(method);
            if ((given == null ? 0 : given.Length) != count)
            {
                throw new TargetParameterCountException("Parameter count mismatch.");
            }
            object[] arguments = new object[count];
            for (int i = 0; i < count; i++)
            {
                object value = given[i];
                if ((object)value == Type.Missing) value = ParameterConstant(method, i);
                arguments[i] = RuntimeFieldInfo.Fitting(value, ParameterType(method, i));
            }
            Layout.Settle(arguments, true);
            return arguments;
        }

        internal static object Call(IntPtr method, object target, object[] arguments, bool wraps)
        {
            if (!wraps) return Invoke(method, target, arguments);
            try
            {
                return Invoke(method, target, arguments);
            }
            catch (Exception exception)
            {
                throw new TargetInvocationException(exception);
            }
        }

        // How many methods and constructors the type declares itself.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int CountIn(RuntimeType type);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern IntPtr At(RuntimeType type, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern string NameOf(IntPtr method);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern Type OwnerOf(IntPtr method);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int FlagsOf(IntPtr method);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int ImplementationFlagsOf(IntPtr method);

        // Without `this`.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int CountParameters(IntPtr method);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern Type ParameterType(IntPtr method, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern Type ReturnType(IntPtr method);

        // Its row among all parameters of its assembly, or 0. Number -1 is the return value.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int ParameterRow(IntPtr method, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern string ParameterName(IntPtr method, int number);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int ParameterFlags(IntPtr method, int number);

        // The default value of one that has one.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern object ParameterConstant(IntPtr method, int number);

        // Type arguments of a generic method.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern int CountArguments(IntPtr method);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern Type ArgumentAt(IntPtr method, int number);

        // Whether it is a generic method without type arguments.
        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern bool IsOpen(IntPtr method);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern IntPtr Instantiate(IntPtr method, Type[] arguments);

        [MethodImpl(MethodImplOptions.InternalCall)]
        internal static extern IntPtr DefinitionOf(IntPtr method);

        // Calls it with what Fit has made; of a constructor, makes the object. The result is null
        // if there is none.
        [MethodImpl(MethodImplOptions.InternalCall)]
        private static extern object Invoke(IntPtr method, object target, object[] arguments);
    }
}
