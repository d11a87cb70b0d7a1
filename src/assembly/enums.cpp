#include "assembly/enums.hpp"

#include "assembly/blob_values.hpp"
#include "assembly/flags.hpp"
#include "assembly/well_known.hpp"

namespace mmcheck::assembly {

using base::Reader;

const Enums::Enum& Enums::of(std::uint32_t type) {
  const auto found = enums_.find(type);
  if (found != enums_.end()) return found->second;
  Enum made{ElementType::End, {}};
  for (const std::uint32_t listed : metadata_.list(Column::TypeDef_FieldList, type)) {
    const std::uint32_t field = metadata_.follow(Table::Field, listed);
    if ((metadata_.cell(Column::Field_Flags, field) & FieldFlags::is_static) == 0) {
      if (made.underlying != ElementType::End) continue;
      made.underlying =
          read_field_signature(metadata_, metadata_.blob(Column::Field_Signature, field)).kind;
      continue;
    }
    for (const std::uint32_t row :
         metadata_.rows_where(Column::Constant_Parent, Token(Table::Field, field))) {
      const auto kind = static_cast<ElementType>(metadata_.cell(Column::Constant_Type, row) & 0xff);
      if (!is_number(kind)) continue;
      Reader reader(metadata_.blob(Column::Constant_Value, row));
      made.fields.emplace(bits_of(reader, kind), field);
    }
  }
  if (!is_number(made.underlying)) {
    metadata_.refuse(Column::TypeDef_FieldList, type,
                     "an enum with a number in it, as an attribute's argument needs,");
  }
  return enums_.emplace(type, std::move(made)).first->second;
}

std::uint32_t Enums::find(std::string_view full_name) {
  if (!enums_by_name_) {
    enums_by_name_.emplace();
    for (const std::uint32_t type : metadata_.all(Table::TypeDef)) {
      if (!extends(metadata_, type, "System", "Enum")) continue;
      std::string name;
      std::uint32_t outermost = type;
      for (std::uint32_t outer = type; outer != 0; outer = assembly_.enclosing_type(outer)) {
        const std::string_view part = metadata_.string(Column::TypeDef_Name, outer);
        name.insert(0, outer == type ? std::string(part) : std::string(part) + "+");
        outermost = outer;
      }
      const std::string_view space = metadata_.string(Column::TypeDef_Namespace, outermost);
      if (!space.empty()) name.insert(0, std::string(space) + ".");
      enums_by_name_->emplace(std::move(name), type);
    }
  }
  const auto found = enums_by_name_->find(std::string(full_name));
  return found == enums_by_name_->end() ? 0 : found->second;
}

}  // namespace mmcheck::assembly
