// Bits of the metadata tables' columns of flags (II.23.1), by the names that they have there. Masks
// come before the values that they are for. What is marked so is not in ECMA-335 but in .NET's own
// System.Reflection.
#pragma once

#include <cstdint>

namespace mmcheck::assembly {

/// TypeDef.Flags, ExportedType.Flags: TypeAttributes, II.23.1.15.
struct TypeFlags {
  static constexpr std::uint32_t visibility_mask = 0x7;
  static constexpr std::uint32_t not_public = 0x0;
  static constexpr std::uint32_t is_public = 0x1;
  static constexpr std::uint32_t nested_public = 0x2;
  static constexpr std::uint32_t nested_private = 0x3;
  static constexpr std::uint32_t nested_family = 0x4;
  static constexpr std::uint32_t nested_assembly = 0x5;
  static constexpr std::uint32_t nested_family_and_assembly = 0x6;
  static constexpr std::uint32_t nested_family_or_assembly = 0x7;
  static constexpr std::uint32_t layout_mask = 0x18;
  static constexpr std::uint32_t auto_layout = 0x0;
  static constexpr std::uint32_t sequential_layout = 0x8;
  static constexpr std::uint32_t explicit_layout = 0x10;
  static constexpr std::uint32_t extended_layout = 0x18;  // .NET
  static constexpr std::uint32_t interface = 0x20;
  static constexpr std::uint32_t abstract = 0x80;
  static constexpr std::uint32_t sealed = 0x100;
  static constexpr std::uint32_t special_name = 0x400;
  static constexpr std::uint32_t rt_special_name = 0x800;
  static constexpr std::uint32_t import = 0x1000;
  static constexpr std::uint32_t serializable = 0x2000;
  static constexpr std::uint32_t windows_runtime = 0x4000;  // .NET
  static constexpr std::uint32_t string_format_mask = 0x30000;
  static constexpr std::uint32_t unicode_class = 0x10000;
  static constexpr std::uint32_t auto_class = 0x20000;
  static constexpr std::uint32_t custom_format_class = 0x30000;
  static constexpr std::uint32_t has_security = 0x40000;  // .NET
  static constexpr std::uint32_t before_field_init = 0x100000;
  static constexpr std::uint32_t is_type_forwarder = 0x200000;
};

/// What Field.Flags and MethodDef.Flags have in common: who may access it.
struct MemberFlags {
  static constexpr std::uint32_t access_mask = 0x7;
  static constexpr std::uint32_t compiler_controlled = 0x0;
  static constexpr std::uint32_t is_private = 0x1;
  static constexpr std::uint32_t family_and_assembly = 0x2;
  static constexpr std::uint32_t assembly = 0x3;
  static constexpr std::uint32_t family = 0x4;
  static constexpr std::uint32_t family_or_assembly = 0x5;
  static constexpr std::uint32_t is_public = 0x6;
  static constexpr std::uint32_t is_static = 0x10;
};

/// Field.Flags: FieldAttributes, II.23.1.5.
struct FieldFlags : MemberFlags {
  static constexpr std::uint32_t init_only = 0x20;
  static constexpr std::uint32_t literal = 0x40;
  static constexpr std::uint32_t not_serialized = 0x80;
  static constexpr std::uint32_t has_rva = 0x100;
  static constexpr std::uint32_t special_name = 0x200;
  static constexpr std::uint32_t rt_special_name = 0x400;
  static constexpr std::uint32_t has_marshal = 0x1000;
  static constexpr std::uint32_t pinvoke_impl = 0x2000;
  static constexpr std::uint32_t has_default = 0x8000;
};

/// MethodDef.Flags: MethodAttributes, II.23.1.10.
struct MethodFlags : MemberFlags {
  static constexpr std::uint32_t unmanaged_export = 0x8;
  static constexpr std::uint32_t final = 0x20;
  static constexpr std::uint32_t is_virtual = 0x40;
  static constexpr std::uint32_t hide_by_sig = 0x80;
  static constexpr std::uint32_t new_slot = 0x100;
  static constexpr std::uint32_t strict = 0x200;
  static constexpr std::uint32_t abstract = 0x400;
  static constexpr std::uint32_t special_name = 0x800;
  static constexpr std::uint32_t rt_special_name = 0x1000;
  static constexpr std::uint32_t pinvoke_impl = 0x2000;
  static constexpr std::uint32_t has_security = 0x4000;
  static constexpr std::uint32_t require_sec_object = 0x8000;
};

/// MethodDef.ImplFlags: MethodImplAttributes, II.23.1.11.
struct MethodImplFlags {
  static constexpr std::uint32_t code_type_mask = 0x3;
  static constexpr std::uint32_t il = 0x0;
  static constexpr std::uint32_t native = 0x1;
  static constexpr std::uint32_t optil = 0x2;
  static constexpr std::uint32_t runtime = 0x3;
  static constexpr std::uint32_t unmanaged = 0x4;
  static constexpr std::uint32_t no_inlining = 0x8;
  static constexpr std::uint32_t forward_ref = 0x10;
  static constexpr std::uint32_t synchronized = 0x20;
  static constexpr std::uint32_t no_optimization = 0x40;
  static constexpr std::uint32_t preserve_sig = 0x80;
  static constexpr std::uint32_t aggressive_inlining = 0x100;      // .NET
  static constexpr std::uint32_t aggressive_optimization = 0x200;  // .NET
  static constexpr std::uint32_t security_mitigations = 0x400;     // .NET
  static constexpr std::uint32_t internal_call = 0x1000;
  static constexpr std::uint32_t async = 0x2000;  // .NET
};

/// Param.Flags: ParamAttributes, II.23.1.13.
struct ParamFlags {
  static constexpr std::uint32_t in = 0x1;
  static constexpr std::uint32_t out = 0x2;
  static constexpr std::uint32_t optional = 0x10;
  static constexpr std::uint32_t has_default = 0x1000;
  static constexpr std::uint32_t has_field_marshal = 0x2000;
};

/// Property.Flags and Event.Flags: II.23.1.14, II.23.1.4.
struct PropertyFlags {
  static constexpr std::uint32_t special_name = 0x200;
  static constexpr std::uint32_t rt_special_name = 0x400;
  static constexpr std::uint32_t has_default = 0x1000;
};

/// GenericParam.Flags: GenericParamAttributes, II.23.1.7.
struct GenericParamFlags {
  static constexpr std::uint32_t variance_mask = 0x3;
  static constexpr std::uint32_t covariant = 0x1;
  static constexpr std::uint32_t contravariant = 0x2;
  static constexpr std::uint32_t reference_type = 0x4;
  static constexpr std::uint32_t value_type = 0x8;
  static constexpr std::uint32_t default_constructor = 0x10;
  static constexpr std::uint32_t allow_by_ref_like = 0x20;  // .NET
  static constexpr std::uint32_t all = 0x3f;
};

/// ImplMap.MappingFlags: PInvokeAttributes, II.23.1.8.
struct PInvokeFlags {
  static constexpr std::uint32_t no_mangle = 0x1;
  static constexpr std::uint32_t char_set_mask = 0x6;
  static constexpr std::uint32_t char_set_ansi = 0x2;
  static constexpr std::uint32_t char_set_unicode = 0x4;
  static constexpr std::uint32_t char_set_auto = 0x6;
  static constexpr std::uint32_t best_fit_mask = 0x30;  // .NET
  static constexpr std::uint32_t best_fit_enabled = 0x10;
  static constexpr std::uint32_t best_fit_disabled = 0x20;
  static constexpr std::uint32_t supports_last_error = 0x40;
  static constexpr std::uint32_t call_convention_mask = 0x700;
  static constexpr std::uint32_t platform_api = 0x100;
  static constexpr std::uint32_t cdecl = 0x200;
  static constexpr std::uint32_t stdcall = 0x300;
  static constexpr std::uint32_t thiscall = 0x400;
  static constexpr std::uint32_t fastcall = 0x500;
  static constexpr std::uint32_t throw_on_unmappable_mask = 0x3000;  // .NET
  static constexpr std::uint32_t throw_on_unmappable_enabled = 0x1000;
  static constexpr std::uint32_t throw_on_unmappable_disabled = 0x2000;
};

/// Assembly.Flags, AssemblyRef.Flags: AssemblyFlags, II.23.1.2. Most of it is .NET's.
struct AssemblyFlags {
  static constexpr std::uint32_t public_key = 0x1;
  static constexpr std::uint32_t architecture_mask = 0x70;
  static constexpr std::uint32_t retargetable = 0x100;
  static constexpr std::uint32_t content_type_mask = 0xe00;
  static constexpr std::uint32_t windows_runtime = 0x200;
  static constexpr std::uint32_t disable_jit_compile_optimizer = 0x4000;
  static constexpr std::uint32_t enable_jit_compile_tracking = 0x8000;
};

}  // namespace mmcheck::assembly
