// The identity of an event source that has only a name: the SHA-1 hash of a fixed namespace and the
// name, as version 5 of RFC 4122 makes it.
namespace System.Diagnostics.Tracing
{
    internal static class NameHash
    {
        private static byte NamespaceAt(int index)
        {
            ulong half = index < 8 ? 0x482C2DB2C39047C8 : 0x87F81A15BFC130FB;
            return (byte)(half >> 8 * (7 - index % 8));
        }

        internal static Guid GuidOf(string name)
        {
            uint[] hash = OfBytes(Message(name));
            byte[] bytes = new byte[16];
            for (int i = 0; i < bytes.Length; i++)
            {
                bytes[i] = (byte)(hash[i / 4] >> 8 * (3 - i % 4));
            }
            bytes[7] = (byte)(bytes[7] & 0x0f | 0x50);
            return new Guid(bytes);
        }

        private static byte[] Message(string name)
        {
            byte[] message = new byte[16 + 2 * name.Length];
            for (int i = 0; i < 16; i++) message[i] = NamespaceAt(i);
            for (int i = 0; i < name.Length; i++)
            {
                message[16 + 2 * i] = (byte)(name[i] >> 8);
                message[17 + 2 * i] = (byte)name[i];
            }
            return message;
        }

        // The five words of their SHA-1 hash. They are padded to whole blocks of 64 bytes.
        internal static uint[] OfBytes(byte[] bytes)
        {
            byte[] message = new byte[(bytes.Length + 9 + 63) / 64 * 64];
            for (int i = 0; i < bytes.Length; i++) message[i] = bytes[i];
            message[bytes.Length] = 0x80;
            for (int i = 0; i < 4; i++)
            {
                message[message.Length - 1 - i] = (byte)(8 * bytes.Length >> 8 * i);
            }
            return Hash(message);
        }

        private static uint[] Hash(byte[] message)
        {
            uint[] hash = new uint[5];
            hash[0] = 0x67452301;
            hash[1] = 0xEFCDAB89;
            hash[2] = 0x98BADCFE;
            hash[3] = 0x10325476;
            hash[4] = 0xC3D2E1F0;
            uint[] words = new uint[80];
            for (int start = 0; start < message.Length; start += 64)
            {
                Expand(message, start, words);
                AddBlock(hash, words);
            }
            return hash;
        }

        private static void Expand(byte[] message, int start, uint[] words)
        {
            for (int i = 0; i < 16; i++)
            {
                int at = start + 4 * i;
                words[i] = (uint)(message[at] << 24 | message[at + 1] << 16 | message[at + 2] << 8
                    | message[at + 3]);
            }
            for (int i = 16; i < words.Length; i++)
            {
                words[i] = Rotate(words[i - 3] ^ words[i - 8] ^ words[i - 14] ^ words[i - 16], 1);
            }
        }

        private static void AddBlock(uint[] hash, uint[] words)
        {
            uint a = hash[0], b = hash[1], c = hash[2], d = hash[3], e = hash[4];
            for (int i = 0; i < words.Length; i++)
            {
                uint mixed = i < 20 ? (b & c | ~b & d) + 0x5A827999
                    : i < 40 ? (b ^ c ^ d) + 0x6ED9EBA1
                    : i < 60 ? (b & c | b & d | c & d) + 0x8F1BBCDC : (b ^ c ^ d) + 0xCA62C1D6;
                uint next = Rotate(a, 5) + mixed + e + words[i];
                e = d;
                d = c;
                c = Rotate(b, 30);
                b = a;
                a = next;
            }
            hash[0] += a;
            hash[1] += b;
            hash[2] += c;
            hash[3] += d;
            hash[4] += e;
        }

        private static uint Rotate(uint value, int bits)
        {
            return value << bits | value >> 32 - bits;
        }
    }
}
