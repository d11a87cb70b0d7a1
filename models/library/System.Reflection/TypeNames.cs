// Types by name, as "System.Collections.Generic.List`1[[System.Int32, mscorlib]][], mscorlib". Which
// assembly a name says matters not: no two of a program have a type of the same name.
using System.Runtime.CompilerServices;
using System.Threading.Tasks;

namespace System.Reflection
{
    internal sealed class TypeNames
    {
        private readonly string _text;
        private readonly Assembly _assembly;  // null: any
        private int _at;

        private TypeNames(string text, Assembly assembly)
        {
            _text = text;
            _assembly = assembly;
        }

        internal static Type Find(string name)
        {
            return Find(name, null, false);
        }

        internal static Type Find(string name, Assembly assembly, bool ignoreCase)
        {
            bool is_known = !ignoreCase && name.IndexOf('\\') < 0 && name.IndexOf('*') < 0
                && name.IndexOf('&') < 0;
            if (!is_known) Unexplored.Reach("names of types in another case, and of pointers, are not modelled");
            return new TypeNames(name, assembly).Read();
        }

        private char Next
        {
            get { return _at < _text.Length ? _text[_at] : '\0'; }
        }

        private Type Read()
        {
            int start = _at;
            while (Next != '\0' && Next != '[' && Next != ']' && Next != ',') _at++;
            string name = _text.Substring(start, _at - start).Trim();
            Type type = (object)_assembly == null ? RuntimeAssembly.FindAnywhere(name)
                : RuntimeAssembly.FindType(_assembly.Module, name);
            if (Next == '[' && _at + 1 < _text.Length && _text[_at + 1] != ']'
                && _text[_at + 1] != ',')
            {
                type = ReadArguments(type);
            }
            while (Next == '[') type = ReadRank(type);
            return type;
        }

        private Type ReadArguments(Type definition)
        {
            Type[] arguments = new Type[0];
            bool is_whole = definition != null;
            do
            {
                _at++;
                bool is_enclosed = Next == '[';
                if (is_enclosed) _at++;
                Type argument = new TypeNames(_text, null) { _at = _at }.ReadAt(out _at);
                while (is_enclosed && Next != ']' && Next != '\0') _at++;  // its assembly
                if (is_enclosed) _at++;
                is_whole &= argument != null;
                Array.Resize(ref arguments, arguments.Length + 1);
                arguments[arguments.Length - 1] = argument;
            }
            while (Next == ',');
            _at++;
            return is_whole ? definition.MakeGenericType(arguments) : null;
        }

        private Type ReadAt(out int end)
        {
            Type type = Read();
            end = _at;
            return type;
        }

        private Type ReadRank(Type element)
        {
            int rank = 0;
            do
            {
                rank++;
                _at++;
            }
            while (Next == ',');
            _at++;
            if (element == null) return null;
            return rank == 1 ? element.MakeArrayType() : element.MakeArrayType(rank);
        }
    }
}
