// Intrinsics of System.String: what looks at many characters, or makes a string.
#include <algorithm>
#include <optional>
#include <string>

#include "vm/intrinsics/support.hpp"

namespace mmcheck::vm {
namespace {

std::u16string_view text(Execution& execution, Cell string) {
  return execution.machine().text(execution.state(), to_u4(string));
}

/// A part of a string that the caller says is there.
std::u16string_view part(Execution& execution, Cell string, Cell start, Cell count) {
  const std::u16string_view whole = text(execution, string);
  return whole.substr(std::min<std::size_t>(to_u4(start), whole.size()), to_u4(count));
}

Outcome give_text(Execution& execution, Cell* to, std::u16string_view characters) {
  // The characters may lie in the heap, where making the string moves nothing.
  return give(execution, to, execution.machine().new_string(execution.state(), characters));
}

Outcome length(Execution& execution, const Method&, Cell* arguments) {
  const Object* object = execution.heap().find(to_u4(arguments[0]));
  if (object == nullptr) return execution.raise("NullReference");
  arguments[0] = object->length;
  return Outcome::Done;
}

Outcome character(Execution& execution, const Method&, Cell* arguments) {
  const Object* object = execution.heap().find(to_u4(arguments[0]));
  if (object == nullptr) return execution.raise("NullReference");
  const std::uint32_t index = to_u4(arguments[1]);
  if (index >= text(execution, arguments[0]).size()) return execution.raise("IndexOutOfRange");
  arguments[0] = load<char16_t>(object->data() + std::size_t{index} * 2);
  return Outcome::Done;
}

Outcome concat_two(Execution& execution, const Method&, Cell* arguments) {
  // Into its place at once: such strings may be as large as memory.
  const std::u16string_view first = text(execution, arguments[0]);
  const std::u16string_view second = text(execution, arguments[1]);
  const Ref ref = execution.machine().new_string(execution.state(), first, second);
  return give(execution, arguments, ref);
}

Outcome substring(Execution& execution, const Method&, Cell* arguments) {
  return give_text(execution, arguments, part(execution, arguments[0], arguments[1], arguments[2]));
}

Outcome repeat(Execution& execution, const Method&, Cell* arguments) {
  const std::uint32_t count = to_u4(arguments[1]);
  if (count > execution.machine().limits().array_bytes / 2) return execution.raise("OutOfMemory");
  return give_text(execution, arguments,
                   std::u16string(count, static_cast<char16_t>(arguments[0])));
}

Outcome get_reference(Execution& execution, const Method&, Cell* arguments) {
  if (to_u4(arguments[0]) == 0) return execution.raise("NullReference");
  arguments[0] = Pointer::to_object(to_u4(arguments[0]), 0);
  return Outcome::Done;
}

/// Where an argument is null: how the two compare; nothing where neither is.
std::optional<std::int32_t> compare_with_null(const Cell* arguments) {
  const bool has_first = to_u4(arguments[0]) != 0;
  const bool has_second = to_u4(arguments[1]) != 0;
  if (has_first && has_second) return std::nullopt;
  return std::int32_t{has_first} - std::int32_t{has_second};
}

Outcome equals(Execution& execution, const Method&, Cell* arguments) {
  if (const auto order = compare_with_null(arguments)) {
    arguments[0] = *order == 0;
    return Outcome::Done;
  }
  arguments[0] = text(execution, arguments[0]) == text(execution, arguments[1]);
  return Outcome::Done;
}

Outcome compare(Execution& execution, const Method&, Cell* arguments) {
  if (const auto order = compare_with_null(arguments)) {
    arguments[0] = from_i4(*order);
    return Outcome::Done;
  }
  const std::u16string_view a = text(execution, arguments[0]);
  const std::u16string_view b = text(execution, arguments[1]);
  const auto [at_a, at_b] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
  const bool within_both = at_a != a.end() && at_b != b.end();
  arguments[0] = from_i4(within_both ? std::int32_t{*at_a} - std::int32_t{*at_b}
                                     : static_cast<std::int32_t>(a.size()) -
                                           static_cast<std::int32_t>(b.size()));
  return Outcome::Done;
}

Outcome hash(Execution& execution, const Method&, Cell* arguments) {
  std::uint32_t result = 2166136261U;
  for (const char16_t c : text(execution, arguments[0])) result = (result ^ c) * 16777619U;
  arguments[0] = result;
  return Outcome::Done;
}

/// Where `found` is, seen from the start of the string; -1 for nowhere.
Cell place(std::size_t found, Cell start) {
  return found == std::u16string_view::npos
             ? from_i4(-1)
             : from_i4(static_cast<std::int32_t>(found) + to_i4(start));
}

Outcome index_of_char(Execution& execution, const Method&, Cell* arguments) {
  const auto within = part(execution, arguments[0], arguments[2], arguments[3]);
  arguments[0] = place(within.find(static_cast<char16_t>(arguments[1])), arguments[2]);
  return Outcome::Done;
}

Outcome index_of_string(Execution& execution, const Method&, Cell* arguments) {
  const auto within = part(execution, arguments[0], arguments[2], arguments[3]);
  arguments[0] = place(within.find(text(execution, arguments[1])), arguments[2]);
  return Outcome::Done;
}

Outcome intern(Execution& execution, const Method&, Cell* arguments) {
  return give(
      execution, arguments,
      execution.machine().intern(execution.state(), std::u16string(text(execution, arguments[0]))));
}

/// All states of a search have the same interned strings, so they do not tell what was interned in
/// a run. The string itself is the exception: who has it knows.
Outcome is_interned(Execution& execution, const Method&, Cell* arguments) {
  const Ref found = execution.machine().find_interned(
      execution.state(), std::u16string(text(execution, arguments[0])));
  const bool is_itself = found != 0 && found == to_u4(arguments[0]);
  const bool is_search = execution.state().heap.source() != nullptr;
  if (is_search && !is_itself) return execution.missing("whether a string is interned");
  arguments[0] = found != 0;
  return Outcome::Done;
}

constexpr std::string_view string = "System.String";

constexpr Intrinsic table[] = {
    {string, "get_Length", length, Role::Checked},
    {string, "get_Chars", character, Role::Checked},
    {string, "ConcatTwo", concat_two},
    {string, "SubstringCore", substring},
    {string, "Repeat", repeat},
    {string, "GetReference", get_reference},
    {string, "EqualsOrdinal", equals, Role::Pure},
    {string, "CompareOrdinalCore", compare, Role::Pure},
    {string, "HashOf", hash, Role::Pure},
    {string, "IndexOfChar", index_of_char},
    {string, "IndexOfString", index_of_string},
    {string, "InternCore", intern, Role::Synchronize},
    {string, "IsInternedCore", is_interned, Role::Synchronize},
};

}  // namespace

std::span<const Intrinsic> string_intrinsics() { return table; }

}  // namespace mmcheck::vm
