#include "suite/tests.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "assembly/find_method.hpp"
#include "base/error.hpp"
#include "base/text.hpp"

namespace mmcheck::suite {
namespace {

using assembly::Column;
using assembly::Table;
using assembly::TypeFlags;
using vm::Token;
using vm::TypeDefinition;

/// What the attributes of a class or a method say.
struct Said {
  struct Use {
    AttributeUse use;
    AttributeRow row;
  };
  std::vector<Use> uses;

  const Use* find(Role role) const {
    const auto has_it = [&](const Use& one) { return one.row.role == role; };
    const auto found = std::ranges::find_if(uses, has_it);
    return found == uses.end() ? nullptr : &*found;
  }
};

Said read_attributes(const vm::Program& program, const vm::Module& module, Token of) {
  Said said;
  for (AttributeUse& use : attributes_of(program, module, of)) {
    if (const AttributeRow* row = meaning_of(use)) said.uses.push_back({std::move(use), *row});
  }
  return said;
}

/// What a row of arguments was written as: InlineData(1, 2) has one array, DataRow(1, 2) a value
/// and an array.
std::vector<Value> spread(std::vector<Value> given) {
  if (given.empty() || !given.back().is_list_of_objects) return given;
  Value rest = std::move(given.back());
  given.pop_back();
  if (rest.kind == Value::Kind::Null) {
    given.emplace_back();
  } else {
    std::ranges::move(rest.items, std::back_inserter(given));
  }
  return given;
}

bool is_true(const Value* value) { return value != nullptr && value->bits != 0; }

std::string texts_of(const std::vector<Value>& values) {
  std::string text;
  for (const Value& value : values) text += (text.empty() ? "" : ", ") + text_of(value);
  return text;
}

/// Arguments can be as long as the file.
std::string shortened(std::string text) {
  constexpr std::size_t longest = 120;
  if (text.size() <= longest) return text;
  std::size_t end = longest;
  while (end > 0 && base::is_continuation(text[end])) --end;
  text.resize(end);
  return text + "...";
}

class Finder {
 public:
  explicit Finder(vm::TypeSystem& types)
      : types_(types), program_(types.program()), main_(program_.main()) {}

  std::vector<Test> run() {
    find_set_up_fixtures();
    for (const std::uint32_t row : main_.metadata().all(Table::TypeDef)) look_at({&main_, row});
    return std::move(tests_);
  }

 private:
  struct Method {
    TypeDefinition owner;
    std::uint32_t row;
    Said said;
  };

  /// What they set up is for the tests in their namespaces.
  void find_set_up_fixtures() {
    for (const std::uint32_t row : main_.metadata().all(Table::TypeDef)) {
      const Said said = read_attributes(program_, main_, Token(Table::TypeDef, row));
      if (said.find(Role::SetUpFixture) == nullptr) continue;
      set_up_.emplace_back(main_.metadata().string(Column::TypeDef_Namespace, row));
    }
  }

  bool is_set_up_elsewhere(const Test& test) const {
    return std::ranges::any_of(set_up_, [&](const std::string& space) {
      return space.empty() || test.type_name.starts_with(space + ".");
    });
  }

  void look_at(TypeDefinition type) {
    const std::uint32_t flags = main_.metadata().cell(Column::TypeDef_Flags, type.row);
    const bool is_abstract = (flags & TypeFlags::abstract) != 0;
    // A static class is one that is sealed, too.
    if ((flags & TypeFlags::interface) != 0) return;
    if (is_abstract && (flags & TypeFlags::sealed) == 0) return;
    const std::vector<Method> methods = test_methods(type);
    if (methods.empty()) return;
    const Said of_class = read_class_attributes(type);
    for (const Method& method : methods) add_all(type, of_class, method);
  }

  /// Its own and those that it inherits. One that is overridden is there once.
  std::vector<Method> test_methods(TypeDefinition type) {
    std::vector<Method> methods;
    std::set<std::pair<std::string, std::size_t>> seen;
    for (const TypeDefinition one : lineage_of(program_, type)) {
      if (!one.module->is_users()) break;
      const assembly::Metadata& metadata = one.module->metadata();
      for (const std::uint32_t listed : metadata.list(Column::TypeDef_MethodList, one.row)) {
        const std::uint32_t row = metadata.follow(Table::MethodDef, listed);
        Said said = read_attributes(program_, *one.module, Token(Table::MethodDef, row));
        const bool is_test = said.find(Role::Test) != nullptr || said.find(Role::Row) != nullptr ||
                             said.find(Role::RowsOfCode) != nullptr;
        const base::Bytes signature = metadata.blob(Column::MethodDef_Signature, row);
        const bool is_new =
            seen.emplace(metadata.string(Column::MethodDef_Name, row), signature.size()).second;
        if (is_test && is_new) methods.push_back({one, row, std::move(said)});
      }
    }
    return methods;
  }

  /// Those of the class and of what it derives from: most of them are inherited.
  Said read_class_attributes(TypeDefinition type) {
    Said said;
    for (const TypeDefinition one : lineage_of(program_, type)) {
      if (one.module->is_model) break;
      Said own = read_attributes(program_, *one.module, Token(Table::TypeDef, one.row));
      // What an object is made with is of its own class alone.
      if (one != type) std::erase_if(own.uses, is_of_own_class);
      std::ranges::move(own.uses, std::back_inserter(said.uses));
    }
    return said;
  }
  static bool is_of_own_class(const Said::Use& use) { return use.row.role == Role::Fixture; }

  void add_all(TypeDefinition type, const Said& of_class, const Method& method) {
    Test test;
    test.framework = method.said.uses.front().row.framework;
    // MSTest looks at no other classes.
    if (test.framework == Framework::MsTest && of_class.find(Role::Fixture) == nullptr) return;
    test.type = type;
    test.owner = method.owner;
    test.method = method.row;
    test.type_name = assembly::plain_type_name(*type.module->assembly, type.row);
    read_whether_ignored(of_class, test);
    read_whether_ignored(method.said, test);
    read_obstacles(of_class, method, test);
    if (is_set_up_elsewhere(test)) {
      test.obstacle = "a SetUpFixture sets up its namespace, which is not executed";
    }
    std::vector<std::vector<Value>> fixtures;
    for (const Said::Use& use : of_class.uses) {
      if (use.row.role != Role::Fixture) continue;
      fixtures.push_back(row_of(use, test));
    }
    if (fixtures.empty()) fixtures.emplace_back();
    for (std::vector<Value>& fixture : fixtures) {
      Test with = test;
      with.fixture_arguments = std::move(fixture);
      if (!with.fixture_arguments.empty()) {
        with.type_name += "(" + shortened(texts_of(with.fixture_arguments)) + ")";
      }
      add_rows(method, with);
    }
  }

  void add_rows(const Method& method, const Test& test) {
    bool has_rows = false;
    for (const Said::Use& use : method.said.uses) {
      if (use.row.role != Role::Row && use.row.role != Role::RowsOfCode) continue;
      has_rows = true;
      Test with = test;
      if (use.row.role == Role::Row) {
        with.arguments = row_of(use, with);
      } else {
        read_rows(use, with);
      }
      add(std::move(with), use.row.role == Role::Row);
    }
    if (!has_rows) add(test, false);
  }

  /// The arguments that an attribute gives; where they cannot be read, the test cannot be checked.
  std::vector<Value> row_of(const Said::Use& use, Test& test) {
    try {
      AttributeValues values = read_values(types_, use.use);
      read_reason(values, test);
      return spread(std::move(values.arguments));
    } catch (const base::Error& error) {
      test.obstacle = error.what();
    } catch (const vm::Unresolved& reason) {
      test.obstacle = reason.what();
    }
    return {};
  }

  void read_rows(const Said::Use& use, Test& test) {
    try {
      const AttributeValues values = read_values(types_, use.use);
      read_reason(values, test);
      test.rows = read_rows_of_code(program_, use.use, values);
      if (!test.rows) test.obstacle = obstacle_of(use);
    } catch (const base::Error& error) {
      test.obstacle = error.what();
    } catch (const vm::Unresolved& reason) {
      test.obstacle = reason.what();
    }
  }

  static std::string obstacle_of(const Said::Use& rows_of_code) {
    return fmt::format(
        "its arguments come from {}, which is not executed: give them as a row of its own",
        rows_of_code.use.names.front());
  }

  static void read_reason(const AttributeValues& values, Test& test) {
    for (const char* name : {"Skip", "Ignore", "IgnoreReason", "IgnoreMessage"}) {
      const Value* reason = values.find(name);
      if (reason != nullptr && reason->kind == Value::Kind::Text) test.ignored = reason->text;
    }
    if (is_true(values.find("Explicit"))) test.ignored = "it is explicit";
    if (values.find("ExpectedResult") != nullptr) {
      test.obstacle = "what it returns would have to be compared with ExpectedResult";
    }
    if (values.find("SkipWhen") != nullptr || values.find("SkipUnless") != nullptr) {
      test.ignored.reset();
      test.obstacle = "whether it is skipped depends on what a property says";
    }
  }

  void read_whether_ignored(const Said& said, Test& test) {
    for (const Said::Use& use : said.uses) {
      try {
        if (use.row.role == Role::Test) read_reason(read_values(types_, use.use), test);
        if (use.row.role != Role::Ignored) continue;
        const AttributeValues values = read_values(types_, use.use);
        const bool has_reason =
            !values.arguments.empty() && values.arguments.front().kind == Value::Kind::Text;
        test.ignored = has_reason ? values.arguments.front().text : "its author has it ignored";
      } catch (const base::Error& error) {
        test.obstacle = error.what();
      } catch (const vm::Unresolved& reason) {
        test.obstacle = reason.what();
      }
    }
  }

  static void read_obstacles(const Said& of_class, const Method& method, Test& test) {
    if (const auto* use = of_class.find(Role::RowsOfCode)) test.obstacle = obstacle_of(*use);
    for (const Said* said : {&of_class, &method.said}) {
      if (const auto* around = said->find(Role::Around)) {
        test.obstacle = fmt::format("{} has code of its own around it, which is not executed",
                                    around->use.names.front());
      }
    }
  }

  void add(Test test, bool has_arguments) {
    const assembly::Metadata& metadata = test.owner.module->metadata();
    base::append_escaped(test.method_name, metadata.string(Column::MethodDef_Name, test.method));
    if (test.rows) test.method_name += "(" + test.rows->text() + ")";
    if (has_arguments) test.method_name += "(" + shortened(texts_of(test.arguments)) + ")";
    const std::string plain = test.method_name;
    for (int number = 2; !names_.insert(test.type_name + "::" + test.method_name).second;
         ++number) {
      test.method_name = fmt::format("{} #{}", plain, number);
    }
    test.name = test.type_name + "::" + test.method_name;
    tests_.push_back(std::move(test));
  }

  vm::TypeSystem& types_;
  const vm::Program& program_;
  const vm::Module& main_;
  std::vector<Test> tests_;
  std::set<std::string> names_;
  std::vector<std::string> set_up_;  // namespaces
};

}  // namespace

std::vector<Test> find_tests(vm::TypeSystem& types) { return Finder(types).run(); }

std::optional<Test> find_test(vm::TypeSystem& types, const std::string& name) {
  for (Test& test : find_tests(types)) {
    if (test.name == name) return std::move(test);
  }
  return std::nullopt;
}

/// Microsoft.NET.Test.Sdk makes the first of these, xunit v3 the second, Microsoft's testing
/// platform the others.
bool has_own_entry_point(const assembly::Assembly& assembly) {
  static constexpr std::string_view made[] = {
      "AutoGeneratedProgram", "XunitAutoGeneratedEntryPoint", "MicrosoftTestingPlatformEntryPoint",
      "TestingPlatformEntryPoint"};
  const Token entry = assembly.entry_point();
  if (entry.is_null() || entry.table() != Table::MethodDef) return false;
  const std::uint32_t type = assembly.declaring_type_of_method(entry.row());
  const std::string_view name = assembly.metadata().string(Column::TypeDef_Name, type);
  return std::ranges::find(made, name) == std::end(made);
}

}  // namespace mmcheck::suite
