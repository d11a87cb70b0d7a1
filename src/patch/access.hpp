// Where a C# statement accesses a member.
#pragma once

#include <string_view>
#include <vector>

#include "mmcheck/run.hpp"
#include "patch/code.hpp"

namespace mmcheck::patch {

struct Access {
  enum class Kind : std::uint8_t { Read, Write, Both, Reference };
  Kind kind = Kind::Read;
  Range whole;  // "this.flag", "Peterson.flag"
};

/// Of a member's name, in the order of the text. Names that follow something else than a name and
/// a dot are left out, and so are calls.
std::vector<Access> accesses_of(const Code& code, Range range, std::string_view name);

/// Of elements, "slots[i]", in the order in which they are made: an index before what it is of.
/// What follows something else than a name, and may be one, is a Reference.
struct ElementAccess : Access {
  std::size_t name = 0;  // the token: of the array
};
std::vector<ElementAccess> accesses_of_elements(const Code& code, Range range);
/// Whether an instruction for such elements may be what is compiled for one of that type.
bool is_element_of(IlInstruction::Element element, std::string_view type);

/// The declaration of a field, where it is certain which one it is.
struct FieldDeclaration {
  std::string_view type;
  std::size_t type_token = 0;
  bool is_volatile = false;
  bool is_fixed = false;  // const or readonly
  bool is_alone = true;   // no other field is declared with it
};
/// `type` is its name as it is declared.
std::optional<FieldDeclaration> find_field(const Code& code, std::string_view type,
                                           std::string_view name);
/// Whether a class, an interface or a delegate of that name is declared there.
bool declares_class(const Code& code, std::string_view name);
/// Whether any type is.
bool declares_type(const Code& code, std::string_view name);

}  // namespace mmcheck::patch
