// Prints an assembly as text, on System.Reflection.Metadata: the measure for the speed of
// `mmcheck --disassemble`, with the same information in its lines. Names are resolved once per token.
using System;
using System.Collections.Generic;
using System.Collections.Immutable;
using System.Globalization;
using System.IO;
using System.Reflection;
using System.Reflection.Emit;
using System.Reflection.Metadata;
using System.Reflection.Metadata.Ecma335;
using System.Reflection.PortableExecutable;
using System.Text;

sealed class Disassembler {
    readonly PEReader pe;
    readonly MetadataReader metadata;
    readonly TextWriter output;
    readonly Names names;
    readonly StringBuilder text = new();
    long written;

    public Disassembler(PEReader pe, TextWriter output) {
        this.pe = pe;
        this.output = output;
        metadata = pe.GetMetadataReader(MetadataReaderOptions.None);
        names = new Names(metadata);
    }

    /// Returns the number of characters that it wrote.
    public long Run() {
        foreach (var handle in metadata.TypeDefinitions) WriteType(handle);
        return written;
    }

    void WriteType(TypeDefinitionHandle handle) {
        var type = metadata.GetTypeDefinition(handle);
        text.Append(".class ");
        Words.Append(text, type.Attributes);
        text.Append(names.Of(handle));
        AppendGenericParameters(type.GetGenericParameters());
        if (!type.BaseType.IsNil) text.Append(" extends ").Append(names.Of(type.BaseType));
        AppendInterfaces(type);
        text.Append(" {\n");
        foreach (var field in type.GetFields()) WriteField(field);
        foreach (var method in type.GetMethods()) WriteMethod(method);
        text.Append("}\n");
        Flush();
    }

    void AppendInterfaces(TypeDefinition type) {
        string separator = " implements ";
        foreach (var handle in type.GetInterfaceImplementations()) {
            var implementation = metadata.GetInterfaceImplementation(handle);
            text.Append(separator).Append(names.Of(implementation.Interface));
            separator = ", ";
        }
    }

    void AppendGenericParameters(GenericParameterHandleCollection parameters) {
        if (parameters.Count == 0) return;
        text.Append('<');
        string separator = "";
        foreach (var handle in parameters) {
            var parameter = metadata.GetGenericParameter(handle);
            text.Append(separator).Append(metadata.GetString(parameter.Name));
            separator = ", ";
        }
        text.Append('>');
    }

    void WriteField(FieldDefinitionHandle handle) {
        text.Append("  .field ");
        Words.Append(text, metadata.GetFieldDefinition(handle).Attributes);
        text.Append(names.Of(handle)).Append('\n');
    }

    void WriteMethod(MethodDefinitionHandle handle) {
        var method = metadata.GetMethodDefinition(handle);
        text.Append("  .method ");
        Words.Append(text, method.Attributes);
        AppendHeading(handle, method);
        text.Append('\n');
        if (Counts.HasBody(method)) WriteBody(pe.GetMethodBody(method.RelativeVirtualAddress));
        Flush();
    }

    // Unlike a reference to the method, this has the names of its parameters.
    void AppendHeading(MethodDefinitionHandle handle, MethodDefinition method) {
        var signature = method.DecodeSignature(names, null);
        if (signature.Header.IsInstance) text.Append("instance ");
        text.Append(signature.ReturnType).Append(' ').Append(names.Of(method.GetDeclaringType()))
            .Append("::").Append(metadata.GetString(method.Name));
        AppendGenericParameters(method.GetGenericParameters());
        text.Append('(');
        var parameterNames = new string?[signature.ParameterTypes.Length];
        foreach (var parameterHandle in method.GetParameters()) {
            var parameter = metadata.GetParameter(parameterHandle);
            int number = parameter.SequenceNumber;  // 0 is what is returned
            if (number >= 1 && number <= parameterNames.Length)
                parameterNames[number - 1] = metadata.GetString(parameter.Name);
        }
        for (int i = 0; i < parameterNames.Length; ++i) {
            if (i > 0) text.Append(", ");
            text.Append(signature.ParameterTypes[i]).Append(' ').Append(parameterNames[i]);
        }
        text.Append(')');
    }

    void WriteBody(MethodBodyBlock body) {
        text.Append("    .maxstack ").Append(body.MaxStack).Append('\n');
        if (!body.LocalSignature.IsNil) WriteLocals(body);
        var code = body.GetILReader();
        while (code.RemainingBytes > 0) WriteInstruction(ref code);
        foreach (var region in body.ExceptionRegions) WriteRegion(region);
    }

    void WriteLocals(MethodBodyBlock body) {
        text.Append(body.LocalVariablesInitialized ? "    .locals init (" : "    .locals (");
        var signature = metadata.GetStandaloneSignature(body.LocalSignature);
        var types = signature.DecodeLocalSignature(names, null);
        for (int i = 0; i < types.Length; ++i) {
            if (i > 0) text.Append(", ");
            text.Append(types[i]).Append(" V_").Append(i);
        }
        text.Append(")\n");
    }

    void WriteInstruction(ref BlobReader code) {
        int offset = code.Offset;
        var opcode = InstructionSet.Read(ref code);
        text.Append("    IL_");
        AppendHex(offset);
        text.Append(": ").Append(opcode.Name);
        if (opcode.OperandType != OperandType.InlineNone) {
            text.Append(' ');
            AppendOperand(opcode.OperandType, ref code);
        }
        text.Append('\n');
    }

    void AppendOperand(OperandType type, ref BlobReader code) {
        switch (type) {
            case OperandType.ShortInlineBrTarget: AppendTarget(code.ReadSByte(), code.Offset); break;
            case OperandType.InlineBrTarget: AppendTarget(code.ReadInt32(), code.Offset); break;
            case OperandType.ShortInlineI: text.Append(code.ReadSByte()); break;
            case OperandType.InlineI: text.Append(code.ReadInt32()); break;
            case OperandType.InlineI8: text.Append(code.ReadInt64()); break;
            case OperandType.ShortInlineR: AppendNumber(code.ReadSingle()); break;
            case OperandType.InlineR: AppendNumber(code.ReadDouble()); break;
            case OperandType.ShortInlineVar: text.Append(code.ReadByte()); break;
            case OperandType.InlineVar: text.Append(code.ReadUInt16()); break;
            case OperandType.InlineSwitch: AppendSwitch(ref code); break;
            default: text.Append(names.Of(MetadataTokens.Handle(code.ReadInt32()))); break;
        }
    }

    // Arguments are evaluated from left to right: `from` is the offset behind the operand.
    void AppendTarget(int jump, int from) => AppendLabel(from + jump);

    void AppendNumber<T>(T number) => text.Append(CultureInfo.InvariantCulture, $"{number}");

    void AppendSwitch(ref BlobReader code) {
        int count = code.ReadInt32(), end = code.Offset + 4 * count;
        text.Append('(');
        for (int i = 0; i < count; ++i) {
            if (i > 0) text.Append(", ");
            AppendLabel(end + code.ReadInt32());
        }
        text.Append(')');
    }

    void WriteRegion(ExceptionRegion region) {
        text.Append("    .try ");
        AppendRange(region.TryOffset, region.TryLength);
        switch (region.Kind) {
            case ExceptionRegionKind.Catch:
                text.Append(" catch ").Append(names.Of(region.CatchType));
                break;
            case ExceptionRegionKind.Filter:
                text.Append(" filter ");
                AppendLabel(region.FilterOffset);
                break;
            case ExceptionRegionKind.Finally: text.Append(" finally"); break;
            case ExceptionRegionKind.Fault: text.Append(" fault"); break;
        }
        text.Append(" handler ");
        AppendRange(region.HandlerOffset, region.HandlerLength);
        text.Append('\n');
    }

    void AppendRange(int start, int length) {
        AppendLabel(start);
        text.Append(" to ");
        AppendLabel(start + length);
    }

    void AppendLabel(int offset) {
        text.Append("IL_");
        AppendHex(offset);
    }

    // Four digits, or as many as it takes. By hand, for it is done for every instruction.
    void AppendHex(int value) {
        for (int shift = value > 0xffff ? 28 : 12; shift >= 0; shift -= 4)
            text.Append("0123456789abcdef"[(value >> shift) & 15]);
    }

    void Flush() {
        written += text.Length;
        output.Write(text);
        text.Clear();
    }
}

/// The names of what tokens stand for: types, and fields and methods with their signatures.
sealed class Names : ISignatureTypeProvider<string, object?> {
    readonly MetadataReader metadata;
    readonly Dictionary<Handle, string> known = new();

    public Names(MetadataReader metadata) => this.metadata = metadata;

    public string Of(Handle handle) {
        if (!known.TryGetValue(handle, out var name)) known.Add(handle, name = Resolve(handle));
        return name;
    }

    string Resolve(Handle handle) => handle.Kind switch {
        HandleKind.TypeDefinition => TypeDefinition((TypeDefinitionHandle)handle),
        HandleKind.TypeReference => TypeReference((TypeReferenceHandle)handle),
        HandleKind.TypeSpecification => metadata.GetTypeSpecification((TypeSpecificationHandle)handle)
            .DecodeSignature(this, null),
        HandleKind.FieldDefinition => Field((FieldDefinitionHandle)handle),
        HandleKind.MethodDefinition => Method((MethodDefinitionHandle)handle),
        HandleKind.MemberReference => Member((MemberReferenceHandle)handle),
        HandleKind.MethodSpecification => Instance((MethodSpecificationHandle)handle),
        HandleKind.StandaloneSignature => Signature((StandaloneSignatureHandle)handle),
        HandleKind.UserString => Quote(metadata.GetUserString((UserStringHandle)handle)),
        _ => throw new BadImageFormatException($"a token of kind {handle.Kind} in code"),
    };

    string TypeDefinition(TypeDefinitionHandle handle) {
        var type = metadata.GetTypeDefinition(handle);
        string name = metadata.GetString(type.Name);
        if (type.IsNested) return Of(type.GetDeclaringType()) + "/" + name;
        return type.Namespace.IsNil ? name : metadata.GetString(type.Namespace) + "." + name;
    }

    string TypeReference(TypeReferenceHandle handle) {
        var type = metadata.GetTypeReference(handle);
        string name = metadata.GetString(type.Name);
        if (type.ResolutionScope.Kind == HandleKind.TypeReference)
            return Of(type.ResolutionScope) + "/" + name;
        return type.Namespace.IsNil ? name : metadata.GetString(type.Namespace) + "." + name;
    }

    string Field(FieldDefinitionHandle handle) {
        var field = metadata.GetFieldDefinition(handle);
        return field.DecodeSignature(this, null) + " "
            + Of(field.GetDeclaringType()) + "::" + metadata.GetString(field.Name);
    }

    // `arguments` are those of an instance of a generic method.
    string Method(MethodDefinitionHandle handle, string arguments = "") {
        var method = metadata.GetMethodDefinition(handle);
        string name = Of(method.GetDeclaringType()) + "::" + metadata.GetString(method.Name);
        return MethodText(method.DecodeSignature(this, null), name + arguments);
    }

    string Member(MemberReferenceHandle handle, string arguments = "") {
        var member = metadata.GetMemberReference(handle);
        string name = Parent(member.Parent) + "::" + metadata.GetString(member.Name);
        return member.GetKind() == MemberReferenceKind.Field
            ? member.DecodeFieldSignature(this, null) + " " + name
            : MethodText(member.DecodeMethodSignature(this, null), name + arguments);
    }

    // A call with variable arguments has the method itself as its parent, a global function of
    // another module that module.
    string Parent(EntityHandle parent) {
        switch (parent.Kind) {
            case HandleKind.MethodDefinition:
                var method = metadata.GetMethodDefinition((MethodDefinitionHandle)parent);
                return Of(method.GetDeclaringType());
            case HandleKind.ModuleReference:
                var module = metadata.GetModuleReference((ModuleReferenceHandle)parent);
                return "[" + metadata.GetString(module.Name) + "]";
            default:
                return Of(parent);
        }
    }

    string Instance(MethodSpecificationHandle handle) {
        var instance = metadata.GetMethodSpecification(handle);
        string arguments = "<" + string.Join(", ", instance.DecodeSignature(this, null)) + ">";
        return instance.Method.Kind == HandleKind.MethodDefinition
            ? Method((MethodDefinitionHandle)instance.Method, arguments)
            : Member((MemberReferenceHandle)instance.Method, arguments);
    }

    string Signature(StandaloneSignatureHandle handle) =>
        MethodText(metadata.GetStandaloneSignature(handle).DecodeMethodSignature(this, null), "");

    static string MethodText(MethodSignature<string> signature, string name) =>
        (signature.Header.IsInstance ? "instance " : "") + signature.ReturnType + " " + name
        + "(" + string.Join(", ", signature.ParameterTypes) + ")";

    static string Quote(string value) {
        var quoted = new StringBuilder(value.Length + 2).Append('"');
        foreach (char c in value) {
            if (c == '"' || c == '\\') quoted.Append('\\').Append(c);
            else if (c < ' ' || c > '~') quoted.Append($"\\u{(int)c:x4}");
            else quoted.Append(c);
        }
        return quoted.Append('"').ToString();
    }

    // How types are written, by kind. The standard's names for the primitive ones.
    public string GetPrimitiveType(PrimitiveTypeCode code) => code switch {
        PrimitiveTypeCode.Boolean => "bool",
        PrimitiveTypeCode.Char => "char",
        PrimitiveTypeCode.SByte => "int8",
        PrimitiveTypeCode.Byte => "uint8",
        PrimitiveTypeCode.Int16 => "int16",
        PrimitiveTypeCode.UInt16 => "uint16",
        PrimitiveTypeCode.Int32 => "int32",
        PrimitiveTypeCode.UInt32 => "uint32",
        PrimitiveTypeCode.Int64 => "int64",
        PrimitiveTypeCode.UInt64 => "uint64",
        PrimitiveTypeCode.Single => "float32",
        PrimitiveTypeCode.Double => "float64",
        PrimitiveTypeCode.IntPtr => "native int",
        PrimitiveTypeCode.UIntPtr => "native uint",
        PrimitiveTypeCode.Object => "object",
        PrimitiveTypeCode.String => "string",
        PrimitiveTypeCode.TypedReference => "typedref",
        PrimitiveTypeCode.Void => "void",
        _ => throw new BadImageFormatException($"primitive type {code}"),
    };
    public string GetTypeFromDefinition(MetadataReader reader, TypeDefinitionHandle handle, byte kind)
        => Of(handle);
    public string GetTypeFromReference(MetadataReader reader, TypeReferenceHandle handle, byte kind)
        => Of(handle);
    public string GetTypeFromSpecification(MetadataReader reader, object? context,
                                           TypeSpecificationHandle handle, byte kind)
        => Of(handle);
    public string GetSZArrayType(string element) => element + "[]";
    public string GetArrayType(string element, ArrayShape shape) =>
        element + "[" + new string(',', shape.Rank - 1) + "]";
    public string GetByReferenceType(string element) => element + "&";
    public string GetPointerType(string element) => element + "*";
    public string GetPinnedType(string element) => element + " pinned";
    public string GetGenericInstantiation(string generic, ImmutableArray<string> arguments) =>
        generic + "<" + string.Join(", ", arguments) + ">";
    public string GetGenericTypeParameter(object? context, int index) => "!" + index;
    public string GetGenericMethodParameter(object? context, int index) => "!!" + index;
    public string GetModifiedType(string modifier, string type, bool required) =>
        type + (required ? " modreq(" : " modopt(") + modifier + ")";
    public string GetFunctionPointerType(MethodSignature<string> signature) =>
        "method " + MethodText(signature, "*");
}

/// Attributes as words. One row per bit (or per value of a group of bits).
static class Words {
    static readonly (TypeAttributes Mask, TypeAttributes Value, string Word)[] Types = {
        (TypeAttributes.VisibilityMask, TypeAttributes.NotPublic, "private "),
        (TypeAttributes.VisibilityMask, TypeAttributes.Public, "public "),
        (TypeAttributes.VisibilityMask, TypeAttributes.NestedPublic, "nested public "),
        (TypeAttributes.VisibilityMask, TypeAttributes.NestedPrivate, "nested private "),
        (TypeAttributes.VisibilityMask, TypeAttributes.NestedFamily, "nested family "),
        (TypeAttributes.VisibilityMask, TypeAttributes.NestedAssembly, "nested assembly "),
        (TypeAttributes.VisibilityMask, TypeAttributes.NestedFamANDAssem, "nested famandassem "),
        (TypeAttributes.VisibilityMask, TypeAttributes.NestedFamORAssem, "nested famorassem "),
        (TypeAttributes.Interface, TypeAttributes.Interface, "interface "),
        (TypeAttributes.Abstract, TypeAttributes.Abstract, "abstract "),
        (TypeAttributes.Sealed, TypeAttributes.Sealed, "sealed "),
        (TypeAttributes.BeforeFieldInit, TypeAttributes.BeforeFieldInit, "beforefieldinit "),
    };
    static readonly (FieldAttributes Mask, FieldAttributes Value, string Word)[] Fields = {
        (FieldAttributes.FieldAccessMask, FieldAttributes.Private, "private "),
        (FieldAttributes.FieldAccessMask, FieldAttributes.FamANDAssem, "famandassem "),
        (FieldAttributes.FieldAccessMask, FieldAttributes.Assembly, "assembly "),
        (FieldAttributes.FieldAccessMask, FieldAttributes.Family, "family "),
        (FieldAttributes.FieldAccessMask, FieldAttributes.FamORAssem, "famorassem "),
        (FieldAttributes.FieldAccessMask, FieldAttributes.Public, "public "),
        (FieldAttributes.Static, FieldAttributes.Static, "static "),
        (FieldAttributes.Literal, FieldAttributes.Literal, "literal "),
        (FieldAttributes.InitOnly, FieldAttributes.InitOnly, "initonly "),
    };
    static readonly (MethodAttributes Mask, MethodAttributes Value, string Word)[] Methods = {
        (MethodAttributes.MemberAccessMask, MethodAttributes.Private, "private "),
        (MethodAttributes.MemberAccessMask, MethodAttributes.FamANDAssem, "famandassem "),
        (MethodAttributes.MemberAccessMask, MethodAttributes.Assembly, "assembly "),
        (MethodAttributes.MemberAccessMask, MethodAttributes.Family, "family "),
        (MethodAttributes.MemberAccessMask, MethodAttributes.FamORAssem, "famorassem "),
        (MethodAttributes.MemberAccessMask, MethodAttributes.Public, "public "),
        (MethodAttributes.Static, MethodAttributes.Static, "static "),
        (MethodAttributes.Virtual, MethodAttributes.Virtual, "virtual "),
        (MethodAttributes.Abstract, MethodAttributes.Abstract, "abstract "),
        (MethodAttributes.Final, MethodAttributes.Final, "final "),
        (MethodAttributes.NewSlot, MethodAttributes.NewSlot, "newslot "),
    };

    public static void Append(StringBuilder text, TypeAttributes attributes) {
        foreach (var row in Types) {
            if ((attributes & row.Mask) == row.Value) text.Append(row.Word);
        }
    }
    public static void Append(StringBuilder text, FieldAttributes attributes) {
        foreach (var row in Fields) {
            if ((attributes & row.Mask) == row.Value) text.Append(row.Word);
        }
    }
    public static void Append(StringBuilder text, MethodAttributes attributes) {
        foreach (var row in Methods) {
            if ((attributes & row.Mask) == row.Value) text.Append(row.Word);
        }
    }
}
