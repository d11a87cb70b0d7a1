// The name of an assembly.
namespace System.Reflection
{
    public sealed class AssemblyName : ICloneable
    {
        private string _name;
        private Version _version;
        private string _culture;
        private byte[] _token;  // null: not said

        public AssemblyName()
        {
        }

        internal AssemblyName(string name, Version version, string culture, byte[] key)
        {
            _name = name;
            _version = version;
            _culture = culture;
            _token = key.Length == 0 ? key : TokenOf(key);
        }

        // The last eight bytes of the key's hash, backwards.
        private static byte[] TokenOf(byte[] key)
        {
            uint[] hash = System.Diagnostics.Tracing.NameHash.OfBytes(key);
            byte[] token = new byte[8];
            for (int i = 0; i < token.Length; i++)
            {
                int at = 19 - i;
                token[i] = (byte)(hash[at / 4] >> 8 * (3 - at % 4));
            }
            return token;
        }

        public string Name
        {
            get { return _name; }
            set { _name = value; }
        }

        public Version Version
        {
            get { return _version; }
            set { _version = value; }
        }

        public string CultureName
        {
            get { return _culture; }
            set { _culture = value; }
        }

        public byte[] GetPublicKeyToken()
        {
            return _token;
        }

        public void SetPublicKeyToken(byte[] publicKeyToken)
        {
            _token = publicKeyToken;
        }

        public string FullName
        {
            get
            {
                if (string.IsNullOrEmpty(_name)) return "";
                string text = _name;
                if (_version != null) text += ", Version=" + _version;
                if (_culture != null)
                {
                    text += ", Culture=" + (_culture.Length == 0 ? "neutral" : _culture);
                }
                if (_token != null)
                {
                    text += ", PublicKeyToken=" + (_token.Length == 0 ? "null" : "");
                    for (int i = 0; i < _token.Length; i++) text += _token[i].ToString("x2");
                }
                return text;
            }
        }

        public object Clone()
        {
            return MemberwiseClone();
        }

        public override string ToString()
        {
            string name = FullName;
            return name.Length == 0 ? base.ToString() : name;
        }
    }
}
