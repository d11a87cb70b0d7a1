#include "disassemble/words.hpp"

#include <algorithm>
#include <span>
#include <string_view>

#include "base/text.hpp"

namespace mmcheck::disassemble {
namespace {

/// A word for flags that have this value under this mask.
struct Word {
  std::uint32_t mask;
  std::uint32_t value;
  std::string_view text;
};

// II.23.1.15
constexpr Word visibility_words[] = {
    {0x7, 0x0, "internal"},
    {0x7, 0x1, "public"},
    {0x7, 0x2, "public"},
    {0x7, 0x3, "private"},
    {0x7, 0x4, "protected"},
    {0x7, 0x5, "internal"},
    {0x7, 0x6, "private protected"},
    {0x7, 0x7, "protected internal"},
};
// Abstract 0x80, sealed 0x100. What C# implies has no word: a struct is sealed, an interface
// abstract.
constexpr Word class_words[] = {
    {0x180, 0x180, "static"}, {0x180, 0x080, "abstract"}, {0x180, 0x100, "sealed"}};
constexpr Word struct_words[] = {{0x100, 0x000, "unsealed"}, {0x80, 0x80, "abstract"}};
constexpr Word interface_words[] = {{0x100, 0x100, "sealed"}, {0x80, 0x00, "concrete"}};
constexpr Word type_flag_words[] = {
    {0x400, 0x400, "specialname"},
    {0x800, 0x800, "rtspecialname"},
    {0x1000, 0x1000, "import"},
    {0x2000, 0x2000, "serializable"},
    {0x4000, 0x4000, "windowsruntime"},
    {0x30000, 0x10000, "unicode"},
    {0x30000, 0x20000, "autochar"},
    {0x30000, 0x30000, "customstring"},
    {0x100000, 0x100000, "beforefieldinit"},
    {0x200000, 0x200000, "forwarder"},
};
constexpr Word class_layout_words[] = {
    {0x18, 0x08, "sequential"}, {0x18, 0x10, "explicit"}, {0x18, 0x18, "extended"}};
// Structs are sequential unless they say so.
constexpr Word struct_layout_words[] = {
    {0x18, 0x00, "auto"}, {0x18, 0x10, "explicit"}, {0x18, 0x18, "extended"}};

// II.23.1.5, II.23.1.10
constexpr Word access_words[] = {
    {0x7, 0x0, "privatescope"}, {0x7, 0x1, "private"},   {0x7, 0x2, "private protected"},
    {0x7, 0x3, "internal"},     {0x7, 0x4, "protected"}, {0x7, 0x5, "protected internal"},
    {0x7, 0x6, "public"},       {0x7, 0x7, "access-7"},
};
constexpr Word field_words[] = {{0x50, 0x50, "const"},
                                {0x50, 0x10, "static"},
                                {0x50, 0x40, "literal"},
                                {0x20, 0x20, "readonly"}};
constexpr Word field_flag_words[] = {{0x80, 0x80, "notserialized"},
                                     {0x200, 0x200, "specialname"},
                                     {0x400, 0x400, "rtspecialname"},
                                     {0x2000, 0x2000, "pinvokeimpl"}};
// Every method of a C# program is hidebysig: only the opposite is worth a word.
// virtual 0x40, final 0x20, newslot 0x100, abstract 0x400
constexpr Word method_words[] = {
    {0x10, 0x10, "static"},    {0x460, 0x460, "abstract sealed"}, {0x460, 0x440, "abstract"},
    {0x460, 0x060, "sealed"},  {0x150, 0x040, "override"},        {0x540, 0x140, "virtual"},
    {0x550, 0x050, "virtual"}, {0x440, 0x400, "abstract"},        {0x60, 0x20, "final"},
};
constexpr Word method_flag_words[] = {
    {0x80, 0x00, "hidebyname"},        {0x140, 0x100, "newslot"},
    {0x200, 0x200, "strict"},          {0x800, 0x800, "specialname"},
    {0x1000, 0x1000, "rtspecialname"}, {0x2000, 0x2000, "pinvokeimpl"},
    {0x8, 0x8, "unmanagedexport"},     {0x4000, 0x4000, "hassecurity"},
    {0x8000, 0x8000, "reqsecobj"},
};
// II.23.1.11
constexpr Word implementation_words[] = {
    {0x3, 0x1, "native"},
    {0x3, 0x2, "optil"},
    {0x3, 0x3, "runtime"},
    {0x4, 0x4, "unmanaged"},
    {0x8, 0x8, "noinlining"},
    {0x10, 0x10, "forwardref"},
    {0x20, 0x20, "synchronized"},
    {0x40, 0x40, "nooptimization"},
    {0x80, 0x80, "preservesig"},
    {0x100, 0x100, "aggressiveinlining"},
    {0x200, 0x200, "aggressiveoptimization"},
    {0x400, 0x400, "securitymitigations"},
    {0x1000, 0x1000, "internalcall"},
    {0x2000, 0x2000, "async"},
};
// II.23.1.13
constexpr Word parameter_words[] = {{0x1, 0x1, "in"}, {0x2, 0x2, "out"}, {0x10, 0x10, "opt"}};
// II.23.1.8
constexpr Word pinvoke_words[] = {
    {0x1, 0x1, "nomangle"},
    {0x6, 0x2, "ansi"},
    {0x6, 0x4, "unicode"},
    {0x6, 0x6, "autochar"},
    {0x40, 0x40, "lasterror"},
    {0x700, 0x100, "winapi"},
    {0x700, 0x200, "cdecl"},
    {0x700, 0x300, "stdcall"},
    {0x700, 0x400, "thiscall"},
    {0x700, 0x500, "fastcall"},
    {0x30, 0x10, "bestfit"},
    {0x30, 0x20, "nobestfit"},
    {0x3000, 0x1000, "throwonunmappable"},
    {0x3000, 0x2000, "nothrowonunmappable"},
};
// II.23.1.2; the processor architecture is not documented there.
constexpr Word assembly_words[] = {
    {0x1, 0x1, "PublicKey"},
    {0x100, 0x100, "Retargetable"},
    {0xe00, 0x200, "WindowsRuntime"},
    {0x70, 0x10, "MSIL"},
    {0x70, 0x20, "x86"},
    {0x70, 0x30, "Itanium"},
    {0x70, 0x40, "x64"},
    {0x70, 0x50, "Arm"},
    {0x70, 0x60, "Arm64"},
    {0x70, 0x70, "NoPlatform"},
    {0x8000, 0x8000, "JITtracking"},
    {0x4000, 0x4000, "DisableJITOptimizer"},
};
constexpr Word member_words[] = {{0x200, 0x200, "specialname"}, {0x400, 0x400, "rtspecialname"}};

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
  constexpr std::uint32_t has_security = 0x40000;  // its rows are shown
  constexpr std::uint32_t is_interface = 0x20;
  append_rest(to, flags,
              mask_of(visibility_words) | mask_of(class_words) | mask_of(class_layout_words) |
                  mask_of(type_flag_words) | has_security | is_interface);
}

void append_field_modifiers(std::string& to, std::uint32_t flags) {
  append_words<access_words>(to, flags);
  append_words<field_words>(to, flags);
}

void append_field_flags(std::string& to, std::uint32_t flags) {
  append_list<field_flag_words>(to, flags);
  constexpr std::uint32_t has_rva = 0x100;
  constexpr std::uint32_t has_marshal = 0x1000;
  constexpr std::uint32_t has_default = 0x8000;
  append_rest(to, flags,
              mask_of(access_words) | mask_of(field_words) | mask_of(field_flag_words) | has_rva |
                  has_marshal | has_default);
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
  constexpr std::uint32_t has_default_or_marshal = 0x3000;  // shown by themselves
  append_rest(to, flags, mask_of(parameter_words) | has_default_or_marshal);
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
  constexpr std::uint32_t has_default = 0x1000;  // shown by itself
  append_rest(to, flags, mask_of(member_words) | has_default);
}

}  // namespace mmcheck::disassemble
