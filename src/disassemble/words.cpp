#include "disassemble/words.hpp"

#include <algorithm>
#include <span>
#include <string_view>

#include "assembly/flags.hpp"
#include "base/text.hpp"

namespace mmcheck::disassemble {
namespace {

/// A word for flags that have this value under this mask.
struct Word {
  std::uint32_t mask;
  std::uint32_t value;
  std::string_view text;
};

using T = assembly::TypeFlags;
using F = assembly::FieldFlags;
using M = assembly::MethodFlags;
using I = assembly::MethodImplFlags;
using A = assembly::AssemblyFlags;
using P = assembly::PInvokeFlags;

constexpr Word visibility_words[] = {
    {T::visibility_mask, T::not_public, "internal"},
    {T::visibility_mask, T::is_public, "public"},
    {T::visibility_mask, T::nested_public, "public"},
    {T::visibility_mask, T::nested_private, "private"},
    {T::visibility_mask, T::nested_family, "protected"},
    {T::visibility_mask, T::nested_assembly, "internal"},
    {T::visibility_mask, T::nested_family_and_assembly, "private protected"},
    {T::visibility_mask, T::nested_family_or_assembly, "protected internal"},
};
// What C# implies has no word: a struct is sealed, an interface abstract.
constexpr Word class_words[] = {
    {T::abstract | T::sealed, T::abstract | T::sealed, "static"},
    {T::abstract | T::sealed, T::abstract, "abstract"},
    {T::abstract | T::sealed, T::sealed, "sealed"},
};
constexpr Word struct_words[] = {
    {T::sealed, 0, "unsealed"},
    {T::abstract, T::abstract, "abstract"},
};
constexpr Word interface_words[] = {
    {T::sealed, T::sealed, "sealed"},
    {T::abstract, 0, "concrete"},
};
constexpr Word type_flag_words[] = {
    {T::special_name, T::special_name, "specialname"},
    {T::rt_special_name, T::rt_special_name, "rtspecialname"},
    {T::import, T::import, "import"},
    {T::serializable, T::serializable, "serializable"},
    {T::windows_runtime, T::windows_runtime, "windowsruntime"},
    {T::string_format_mask, T::unicode_class, "unicode"},
    {T::string_format_mask, T::auto_class, "autochar"},
    {T::string_format_mask, T::custom_format_class, "customstring"},
    {T::before_field_init, T::before_field_init, "beforefieldinit"},
    {T::is_type_forwarder, T::is_type_forwarder, "forwarder"},
};
constexpr Word class_layout_words[] = {
    {T::layout_mask, T::sequential_layout, "sequential"},
    {T::layout_mask, T::explicit_layout, "explicit"},
    {T::layout_mask, T::extended_layout, "extended"},
};
// Structs are sequential unless they say so.
constexpr Word struct_layout_words[] = {
    {T::layout_mask, T::auto_layout, "auto"},
    {T::layout_mask, T::explicit_layout, "explicit"},
    {T::layout_mask, T::extended_layout, "extended"},
};

constexpr std::uint32_t access_7 = 0x7;  // nobody has given it a meaning
constexpr Word access_words[] = {
    {F::access_mask, F::compiler_controlled, "privatescope"},
    {F::access_mask, F::is_private, "private"},
    {F::access_mask, F::family_and_assembly, "private protected"},
    {F::access_mask, F::assembly, "internal"},
    {F::access_mask, F::family, "protected"},
    {F::access_mask, F::family_or_assembly, "protected internal"},
    {F::access_mask, F::is_public, "public"},
    {F::access_mask, access_7, "access-7"},
};
constexpr Word field_words[] = {
    {F::is_static | F::literal, F::is_static | F::literal, "const"},
    {F::is_static | F::literal, F::is_static, "static"},
    {F::is_static | F::literal, F::literal, "literal"},
    {F::init_only, F::init_only, "readonly"},
};
constexpr Word field_flag_words[] = {
    {F::not_serialized, F::not_serialized, "notserialized"},
    {F::special_name, F::special_name, "specialname"},
    {F::rt_special_name, F::rt_special_name, "rtspecialname"},
    {F::pinvoke_impl, F::pinvoke_impl, "pinvokeimpl"},
};
// Every method of a C# program is hidebysig: only the opposite is worth a word.
constexpr Word method_words[] = {
    {M::is_static, M::is_static, "static"},
    {M::final | M::is_virtual | M::abstract, M::final | M::is_virtual | M::abstract,
     "abstract sealed"},
    {M::final | M::is_virtual | M::abstract, M::is_virtual | M::abstract, "abstract"},
    {M::final | M::is_virtual | M::abstract, M::final | M::is_virtual, "sealed"},
    {M::is_static | M::is_virtual | M::new_slot, M::is_virtual, "override"},
    {M::is_virtual | M::new_slot | M::abstract, M::is_virtual | M::new_slot, "virtual"},
    {M::is_static | M::is_virtual | M::new_slot | M::abstract, M::is_static | M::is_virtual,
     "virtual"},
    {M::is_virtual | M::abstract, M::abstract, "abstract"},
    {M::final | M::is_virtual, M::final, "final"},
};
constexpr Word method_flag_words[] = {
    {M::hide_by_sig, 0, "hidebyname"},
    {M::is_virtual | M::new_slot, M::new_slot, "newslot"},
    {M::strict, M::strict, "strict"},
    {M::special_name, M::special_name, "specialname"},
    {M::rt_special_name, M::rt_special_name, "rtspecialname"},
    {M::pinvoke_impl, M::pinvoke_impl, "pinvokeimpl"},
    {M::unmanaged_export, M::unmanaged_export, "unmanagedexport"},
    {M::has_security, M::has_security, "hassecurity"},
    {M::require_sec_object, M::require_sec_object, "reqsecobj"},
};
constexpr Word implementation_words[] = {
    {I::code_type_mask, I::native, "native"},
    {I::code_type_mask, I::optil, "optil"},
    {I::code_type_mask, I::runtime, "runtime"},
    {I::unmanaged, I::unmanaged, "unmanaged"},
    {I::no_inlining, I::no_inlining, "noinlining"},
    {I::forward_ref, I::forward_ref, "forwardref"},
    {I::synchronized, I::synchronized, "synchronized"},
    {I::no_optimization, I::no_optimization, "nooptimization"},
    {I::preserve_sig, I::preserve_sig, "preservesig"},
    {I::aggressive_inlining, I::aggressive_inlining, "aggressiveinlining"},
    {I::aggressive_optimization, I::aggressive_optimization, "aggressiveoptimization"},
    {I::security_mitigations, I::security_mitigations, "securitymitigations"},
    {I::internal_call, I::internal_call, "internalcall"},
    {I::async, I::async, "async"},
};
constexpr Word parameter_words[] = {
    {assembly::ParamFlags::in, assembly::ParamFlags::in, "in"},
    {assembly::ParamFlags::out, assembly::ParamFlags::out, "out"},
    {assembly::ParamFlags::optional, assembly::ParamFlags::optional, "opt"},
};
constexpr Word pinvoke_words[] = {
    {P::no_mangle, P::no_mangle, "nomangle"},
    {P::char_set_mask, P::char_set_ansi, "ansi"},
    {P::char_set_mask, P::char_set_unicode, "unicode"},
    {P::char_set_mask, P::char_set_auto, "autochar"},
    {P::supports_last_error, P::supports_last_error, "lasterror"},
    {P::call_convention_mask, P::platform_api, "winapi"},
    {P::call_convention_mask, P::cdecl, "cdecl"},
    {P::call_convention_mask, P::stdcall, "stdcall"},
    {P::call_convention_mask, P::thiscall, "thiscall"},
    {P::call_convention_mask, P::fastcall, "fastcall"},
    {P::best_fit_mask, P::best_fit_enabled, "bestfit"},
    {P::best_fit_mask, P::best_fit_disabled, "nobestfit"},
    {P::throw_on_unmappable_mask, P::throw_on_unmappable_enabled, "throwonunmappable"},
    {P::throw_on_unmappable_mask, P::throw_on_unmappable_disabled, "nothrowonunmappable"},
};
// The processor architecture is not documented.
constexpr Word assembly_words[] = {
    {A::public_key, A::public_key, "PublicKey"},
    {A::retargetable, A::retargetable, "Retargetable"},
    {A::content_type_mask, A::windows_runtime, "WindowsRuntime"},
    {A::architecture_mask, 0x10, "MSIL"},
    {A::architecture_mask, 0x20, "x86"},
    {A::architecture_mask, 0x30, "Itanium"},
    {A::architecture_mask, 0x40, "x64"},
    {A::architecture_mask, 0x50, "Arm"},
    {A::architecture_mask, 0x60, "Arm64"},
    {A::architecture_mask, 0x70, "NoPlatform"},
    {A::enable_jit_compile_tracking, A::enable_jit_compile_tracking, "JITtracking"},
    {A::disable_jit_compile_optimizer, A::disable_jit_compile_optimizer, "DisableJITOptimizer"},
};
constexpr Word member_words[] = {
    {assembly::PropertyFlags::special_name, assembly::PropertyFlags::special_name, "specialname"},
    {assembly::PropertyFlags::rt_special_name, assembly::PropertyFlags::rt_special_name,
     "rtspecialname"},
};

/// All flags that the words are about.
constexpr std::uint32_t mask_of(std::span<const Word> words) {
  std::uint32_t mask = 0;
  for (const Word& word : words) mask |= word.mask;
  return mask;
}

/// Whether flags that are all zero have a word. Mostly they have not, and mostly they are zero.
constexpr bool has_word_for_zero(std::span<const Word> words) {
  return std::ranges::any_of(words, [](const Word& word) { return word.value == 0; });
}

template <const auto& words>
bool has_none(std::uint32_t flags) {
  constexpr std::uint32_t mask = mask_of(words);
  return !has_word_for_zero(words) && (flags & mask) == 0;
}

template <const auto& words>
void append_words(std::string& to, std::uint32_t flags) {
  if (has_none<words>(flags)) return;
  for (const Word& word : words) {
    if ((flags & word.mask) != word.value) continue;
    to += word.text;
    to.push_back(' ');
  }
}

template <const auto& words>
void append_list(std::string& to, std::uint32_t flags) {
  if (has_none<words>(flags)) return;
  for (const Word& word : words) {
    if ((flags & word.mask) != word.value) continue;
    if (!to.empty() && to.back() != ' ' && to.back() != '(') to += ", ";
    to += word.text;
  }
}

/// Flags that no word is for: they are shown as a number.
void append_rest(std::string& to, std::uint32_t flags, std::uint32_t known) {
  if ((flags & ~known) == 0) return;
  if (!to.empty() && to.back() != ' ') to += ", ";
  to += "flags 0x";
  base::append_hex(to, flags & ~known);
}

}  // namespace

void append_type_modifiers(std::string& to, std::uint32_t flags, TypeForm form) {
  switch (form) {
    case TypeForm::Class:
      append_words<visibility_words>(to, flags);
      append_words<class_words>(to, flags);
      to += "class ";
      return;
    case TypeForm::Struct:
    case TypeForm::Enum:
      append_words<visibility_words>(to, flags);
      append_words<struct_words>(to, flags);
      to += form == TypeForm::Enum ? "enum " : "struct ";
      return;
    case TypeForm::Interface:
      append_words<visibility_words>(to, flags);
      append_words<interface_words>(to, flags);
      to += "interface ";
      return;
  }
}

void append_type_flags(std::string& to, std::uint32_t flags, TypeForm form) {
  const bool is_struct = form == TypeForm::Struct;
  if (is_struct) {
    append_list<struct_layout_words>(to, flags);
  } else {
    append_list<class_layout_words>(to, flags);
  }
  append_list<type_flag_words>(to, flags);
  // The rows of its permissions are shown.
  append_rest(to, flags,
              mask_of(visibility_words) | mask_of(class_words) | mask_of(class_layout_words) |
                  mask_of(type_flag_words) | T::has_security | T::interface);
}

void append_field_modifiers(std::string& to, std::uint32_t flags) {
  append_words<access_words>(to, flags);
  append_words<field_words>(to, flags);
}

void append_field_flags(std::string& to, std::uint32_t flags) {
  append_list<field_flag_words>(to, flags);
  append_rest(to, flags,
              mask_of(access_words) | mask_of(field_words) | mask_of(field_flag_words) |
                  F::has_rva | F::has_marshal | F::has_default);
}

void append_method_modifiers(std::string& to, std::uint32_t flags) {
  append_words<access_words>(to, flags);
  append_words<method_words>(to, flags);
}

void append_method_flags(std::string& to, std::uint32_t flags) {
  append_list<method_flag_words>(to, flags);
}

void append_implementation_flags(std::string& to, std::uint32_t flags) {
  append_list<implementation_words>(to, flags);
  append_rest(to, flags, mask_of(implementation_words));
}

void append_parameter_flags(std::string& to, std::uint32_t flags) {
  append_list<parameter_words>(to, flags);
  using assembly::ParamFlags;
  // Defaults and marshalling are shown by themselves.
  append_rest(to, flags,
              mask_of(parameter_words) | ParamFlags::has_default | ParamFlags::has_field_marshal);
}

void append_pinvoke_flags(std::string& to, std::uint32_t flags) {
  append_list<pinvoke_words>(to, flags);
  append_rest(to, flags, mask_of(pinvoke_words));
}

void append_assembly_flags(std::string& to, std::uint32_t flags) {
  append_list<assembly_words>(to, flags);
  append_rest(to, flags, mask_of(assembly_words));
}

void append_member_flags(std::string& to, std::uint32_t flags) {
  append_list<member_words>(to, flags);
  // A default is shown by itself.
  append_rest(to, flags, mask_of(member_words) | assembly::PropertyFlags::has_default);
}

}  // namespace mmcheck::disassemble
