// An independent reader of .NET assemblies, on System.Reflection.Metadata: what it counts, mmcheck's
// own reader must count too.
//
//   counts [--mono-symbols Mono.CompilerServices.SymbolWriter.dll] < PATHS
//       one line per path
//   counts --time PATH WARM-UP-PATH
//       the seconds that two walks over PATH take
using System;
using System.Diagnostics;
using System.IO;
using System.Reflection;
using System.Reflection.Emit;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;

static class Program {
    static int Main(string[] arguments) {
        if (arguments.Length == 3 && arguments[0] == "--time") {
            Timing.Run(arguments[1], arguments[2]);
            return 0;
        }
        if (arguments.Length == 2 && arguments[0] == "--mono-symbols") {
            MonoSymbols.Load(arguments[1]);
        } else if (arguments.Length != 0) {
            Console.Error.WriteLine("usage: counts [--mono-symbols DLL] < PATHS\n"
                                  + "       counts --time PATH WARM-UP-PATH");
            return 2;
        }
        // Not Console.Out as it comes: that one flushes after every line.
        using var output = new StreamWriter(Console.OpenStandardOutput());
        while (Console.In.ReadLine() is string path) output.WriteLine($"{path} {Describe(path)}");
        return 0;
    }

    static string Describe(string path) {
        try {
            using var pe = new PEReader(File.OpenRead(path));
            if (!IsManaged(pe)) return "unmanaged";
            var counts = Counts.Of(pe);
            return $"types={counts.Types} methods={counts.Methods} fields={counts.Fields} "
                 + $"bodies={counts.Bodies} instructions={counts.Instructions} "
                 + $"regions={counts.Regions} points={Points.Of(path, pe)}";
        } catch (Exception e) {
            return $"error {e.GetType().Name}: {e.Message.ReplaceLineEndings(" ")}";
        }
    }

    static bool IsManaged(PEReader pe) {
        try {
            return pe.PEHeaders.CorHeader != null;
        } catch (BadImageFormatException) {  // not even a PE file
            return false;
        }
    }
}

struct Counts {
    public int Types, Methods, Fields, Bodies, Regions;
    public long Instructions;

    public static Counts Of(PEReader pe) {
        // Without options .winmd files would be shown as the runtime sees them, not as they are.
        var metadata = pe.GetMetadataReader(MetadataReaderOptions.None);
        var counts = new Counts {
            Types = metadata.TypeDefinitions.Count,
            Methods = metadata.MethodDefinitions.Count,
            Fields = metadata.FieldDefinitions.Count,
        };
        foreach (var handle in metadata.MethodDefinitions) {
            var method = metadata.GetMethodDefinition(handle);
            if (!HasBody(method)) continue;
            var body = pe.GetMethodBody(method.RelativeVirtualAddress);
            counts.Bodies++;
            counts.Regions += body.ExceptionRegions.Length;
            counts.Instructions += CountInstructions(body.GetILReader());
        }
        return counts;
    }

    public static bool HasBody(MethodDefinition method) =>
        method.RelativeVirtualAddress != 0
        && (method.ImplAttributes & MethodImplAttributes.CodeTypeMask) == MethodImplAttributes.IL
        && (method.ImplAttributes & MethodImplAttributes.ManagedMask) == MethodImplAttributes.Managed;

    static int CountInstructions(BlobReader code) {
        int count = 0;
        for (; code.RemainingBytes > 0; ++count) {
            var operand = InstructionSet.Read(ref code).OperandType;
            if (operand == OperandType.InlineSwitch) {
                uint targets = code.ReadUInt32();
                Skip(ref code, 4L * targets);
            } else {
                Skip(ref code, InstructionSet.OperandSize(operand));
            }
        }
        return count;
    }

    // Setting Offset throws when it leaves the body; switch's operand may be larger than an int.
    static void Skip(ref BlobReader code, long bytes) =>
        code.Offset = checked((int)(code.Offset + bytes));
}

/// The instruction set, as the class library knows it.
static class InstructionSet {
    static readonly OpCode?[] OneByte = new OpCode?[256], TwoBytes = new OpCode?[256];

    static InstructionSet() {
        foreach (var field in typeof(OpCodes).GetFields()) {
            var opcode = (OpCode)field.GetValue(null)!;
            // The reserved bytes 0xf8 to 0xff (prefix1 and so on) are no instructions.
            if (opcode.OpCodeType == OpCodeType.Nternal) continue;
            (opcode.Size == 1 ? OneByte : TwoBytes)[opcode.Value & 0xff] = opcode;
        }
    }

    public static OpCode Read(ref BlobReader code) {
        int offset = code.Offset;
        byte first = code.ReadByte();
        return (first == 0xfe ? TwoBytes[code.ReadByte()] : OneByte[first])
            ?? throw new BadImageFormatException(
                $"no instruction starts with 0x{first:x2} (at IL_{offset:x4})");
    }

    /// Of all operands but switch's.
    public static int OperandSize(OperandType type) => type switch {
        OperandType.InlineNone => 0,
        OperandType.ShortInlineBrTarget => 1,
        OperandType.ShortInlineI => 1,
        OperandType.ShortInlineVar => 1,
        OperandType.InlineVar => 2,
        OperandType.InlineI8 or OperandType.InlineR => 8,
        _ => 4,
    };
}

/// Sequence points in whatever debug symbols an assembly has: a portable PDB beside it, one inside
/// it, a Mono .mdb.
static class Points {
    public static int Of(string path, PEReader pe) =>
        InPortablePdb(path, pe) ?? MonoSymbols.Count(path, pe) ?? 0;

    static int? InPortablePdb(string path, PEReader pe) {
        // Not where the compiler says that it wrote the file, but where it would be found.
        Stream? Beside(string recorded) {
            string pdb = Path.ChangeExtension(path, ".pdb");
            return File.Exists(pdb) ? File.OpenRead(pdb) : null;
        }
        try {
            // This compares the ids, too, and goes on to the embedded one.
            if (!pe.TryOpenAssociatedPortablePdb(path, Beside, out var pdb, out _)) return null;
            using (pdb) return Count(pdb!.GetMetadataReader());
        } catch (BadImageFormatException) {  // a Windows PDB
            return null;
        }
    }

    static int Count(MetadataReader pdb) {
        int count = 0;
        foreach (var handle in pdb.MethodDebugInformation)
            foreach (var _ in pdb.GetMethodDebugInformation(handle).GetSequencePoints()) count++;
        return count;
    }
}

/// Mono's own symbol files, read by Mono's own class (which is plain IL, and so runs here as well as
/// on Mono).
static class MonoSymbols {
    static MethodInfo? read;

    public static void Load(string library) =>
        read = Assembly.LoadFrom(library)
            .GetType("Mono.CompilerServices.SymbolWriter.MonoSymbolFile", throwOnError: true)!
            .GetMethod("ReadSymbolFile", new[] { typeof(string) });

    public static int? Count(string path, PEReader pe) {
        if (read == null || !File.Exists(path + ".mdb")) return null;
        using dynamic symbols = read.Invoke(null, new object[] { path + ".mdb" })!;
        var metadata = pe.GetMetadataReader();
        if (symbols.Guid != metadata.GetGuid(metadata.GetModuleDefinition().Mvid)) return null;
        int count = 0;
        foreach (var method in symbols.Methods)
            count += method.GetLineNumberTable().LineNumbers.Length;
        return count;
    }
}

/// For benchmarks/reader: the seconds that a walk takes from opening the file, without what it takes
/// to start and to compile.
static class Timing {
    public static void Run(string path, string warmUpPath) {
        CountAll(warmUpPath);
        DisassembleAll(warmUpPath);

        var watch = Stopwatch.StartNew();
        long instructions = CountAll(path).Instructions;
        Print("counts", watch, instructions);
        watch.Restart();
        long characters = DisassembleAll(path);
        Print("disassemble", watch, characters);
    }

    static void Print(string walk, Stopwatch watch, long amount) =>
        Console.WriteLine(FormattableString.Invariant(
            $"{walk} {watch.Elapsed.TotalSeconds:f4} {amount}"));

    static Counts CountAll(string path) {
        using var pe = new PEReader(File.OpenRead(path));
        return Counts.Of(pe);
    }

    static long DisassembleAll(string path) {
        using var pe = new PEReader(File.OpenRead(path));
        using var output = new StreamWriter(Stream.Null, bufferSize: 1 << 16);
        return new Disassembler(pe, output).Run();
    }
}
