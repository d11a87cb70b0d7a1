#include "assembly/find_method.hpp"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "base/budget.hpp"
#include "base/text.hpp"

namespace mmcheck::assembly {

using base::append_escaped;

namespace {

// Names are read here without being printed, and many types may share a long one.
constexpr std::size_t per_byte = 16;
constexpr std::size_t at_least = std::size_t{1} << 20;

/// Nested types as C# writes them, and no mention of generic parameters: A/B`1, A+B and A.B<T> are
/// all A.B. Compiler-generated names start with an angle bracket; those stay.
std::string normalized(std::string_view type) {
  std::string result;
  for (std::size_t i = 0; i < type.size(); ++i) {
    const char c = type[i];
    if (c == '/' || c == '+') {
      result.push_back('.');
    } else if (c == '`') {
      while (i + 1 < type.size() && type[i + 1] >= '0' && type[i + 1] <= '9') ++i;
    } else if (c == '<' && !result.empty() && result.back() != '.') {
      const std::size_t end = type.find('>', i);
      if (end == std::string_view::npos) break;
      i = end;
    } else {
      result.push_back(c);
    }
  }
  return result;
}

bool is_tail(std::string_view name, std::string_view tail) {
  return name.ends_with(tail) &&
         (name.size() == tail.size() || name[name.size() - tail.size() - 1] == '.');
}

/// How many letters have to be changed, added or removed to get from one to the other, no more than
/// `limit`. Without regard for upper and lower case.
std::size_t distance(std::string_view a, std::string_view b, std::size_t limit) {
  if (a.size() > b.size() + limit || b.size() > a.size() + limit) return limit + 1;
  const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; };
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (lower(a[i]) == lower(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row[b.size()];
}

/// plain_type_name() for methods in the order of their rows: those of a type stand together.
class TypeNames {
 public:
  explicit TypeNames(const Assembly& assembly)
      : assembly_(assembly), budget_(per_byte * assembly.file_size() + at_least) {}

  const std::string& of(std::uint32_t method) {
    const std::uint32_t type = assembly_.declaring_type_of_method(method);
    if (type == type_) return name_;
    name_ = plain_type_name(assembly_, type);
    type_ = type;
    budget_.spend(name_.size(), 0, "type names in proportion to the file; many types share one");
    return name_;
  }

 private:
  const Assembly& assembly_;
  base::Budget budget_;
  std::uint32_t type_ = 0;
  std::string name_;
};

struct MethodName {
  std::string type;  // empty for any
  std::string name;
};

MethodName split(std::string_view name) {
  // A name may contain parameters of its own, as those of explicit implementations do.
  const std::size_t colons = name.rfind("::");
  if (colons == std::string_view::npos) return {"", std::string(name)};
  return {normalized(name.substr(0, colons)), std::string(name.substr(colons + 2))};
}

[[noreturn]] void refuse_name(const Assembly& assembly, std::string_view name,
                              const MethodName& wanted) {
  constexpr std::size_t nearby = 3;
  constexpr std::size_t most_shown = 5;
  constexpr std::size_t longest = 100;
  const Metadata& metadata = assembly.metadata();
  std::set<std::pair<std::size_t, std::string>> found;
  TypeNames type_names(assembly);
  for (const std::uint32_t method : metadata.all(Table::MethodDef)) {
    const std::string_view own = metadata.string(Column::MethodDef_Name, method);
    if (own.size() > longest || wanted.name.size() > longest) continue;
    std::size_t far = distance(own, wanted.name, nearby);
    if (far > nearby || far * 2 > std::max(own.size(), std::size_t{2})) continue;
    const std::string& type_name = type_names.of(method);
    if (!wanted.type.empty()) {
      const std::string_view tail = std::string_view(type_name).substr(
          type_name.size() - std::min(type_name.size(), wanted.type.size()));
      far += is_tail(type_name, wanted.type) ? 0 : distance(tail, wanted.type, nearby);
      if (far > 2 * nearby) continue;
    }
    std::string shown = type_name + "::";
    append_escaped(shown, own);
    found.emplace(far, std::move(shown));
    if (found.size() > most_shown) found.erase(std::prev(found.end()));
  }
  std::string message = "has no method called ";
  append_escaped(message, name);
  std::string_view separator = "; did you mean ";
  for (const auto& [far, shown] : found) {
    message += separator;
    message += shown;
    separator = ", ";
  }
  message += found.empty() ? "; expected TYPE::METHOD as --disassemble shows them" : "?";
  throw base::Error("", message);
}

}  // namespace

std::string plain_type_name(const Assembly& assembly, std::uint32_t type) {
  std::string name;
  for (std::uint32_t outer = type; outer != 0; outer = assembly.enclosing_type(outer)) {
    std::string part;
    const std::uint32_t next = assembly.enclosing_type(outer);
    if (next == 0) {
      append_escaped(part, assembly.metadata().string(Column::TypeDef_Namespace, outer));
    }
    if (!part.empty() || next != 0) part.push_back('.');
    std::string_view own = assembly.metadata().string(Column::TypeDef_Name, outer);
    const std::size_t tick = own.rfind('`');
    if (tick != 0) own = own.substr(0, tick);
    append_escaped(part, own);
    name.insert(0, part);
  }
  return name;
}

std::vector<std::uint32_t> find_methods(const Assembly& assembly, std::string_view name) {
  const Metadata& metadata = assembly.metadata();
  const MethodName wanted = split(name);
  std::vector<std::uint32_t> exact;
  std::vector<std::uint32_t> by_tail;
  std::string clean;
  TypeNames type_names(assembly);
  for (const std::uint32_t method : metadata.all(Table::MethodDef)) {
    clean.clear();
    append_escaped(clean, metadata.string(Column::MethodDef_Name, method));
    if (clean != wanted.name) continue;
    const std::string& type_name = type_names.of(method);
    if (type_name == wanted.type) exact.push_back(method);
    if (wanted.type.empty() || is_tail(type_name, wanted.type)) by_tail.push_back(method);
  }
  if (!exact.empty()) return exact;
  if (by_tail.empty()) refuse_name(assembly, name, wanted);
  return by_tail;
}

}  // namespace mmcheck::assembly
