// Tests src/vm/program/program.cpp and the files of the TypeSystem on types/program.cs, a program
// compiled against the real class library, with types/models.cs in the place of the library models.
#include "vm/program/types.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

using namespace mmcheck::vm;  // NOLINT(google-build-using-namespace)
using mmcheck::assembly::Column;
using mmcheck::assembly::ElementType;
using mmcheck::assembly::Table;

namespace {

std::string file(const char* name) {
  // The build sets it: where it has put the compiled fixtures.
  const char* folder = std::getenv("MMCHECK_FIXTURES");
  REQUIRE(folder != nullptr);
  return std::string(folder) + "/" + name;
}

std::unique_ptr<const Program> load() {
  ProgramOptions options;
  options.models = file("types_models.dll");
  return Program::load(file("types_program.dll"), options);
}

struct World {
  std::unique_ptr<const Program> program = load();
  const Method* last_method = nullptr;  // in members_used_by
  TypeSystem types{*program};

  /// A type of the program, or of the models.
  const Type* type(const std::string& name, std::vector<const Type*> arguments = {}) {
    const auto& own = program->main().types;
    if (const auto found = own.find(name); found != own.end()) {
      return types.instantiate({&program->main(), found->second}, std::move(arguments));
    }
    const auto model = program->find_model(name);
    INFO(name);
    REQUIRE(model.has_value());
    return types.instantiate(*model, std::move(arguments));
  }
  const Type* i4() { return types.primitive(ElementType::I4); }
  const Type* string() { return types.primitive(ElementType::String); }
  const Type* object() { return types.primitive(ElementType::Object); }

  const Method* method(const Type* owner, std::string_view name, std::size_t which = 0) {
    for (std::size_t i = 0; i < owner->methods.size(); ++i) {
      const auto row = owner->definition.module->metadata().list(Column::TypeDef_MethodList,
                                                                 owner->definition.row);
      const auto found = owner->definition.module->metadata().string(
          Column::MethodDef_Name, row.first + static_cast<std::uint32_t>(i));
      if (found == name && which-- == 0) return types.declared(owner, i);
    }
    FAIL("no such method");
    return nullptr;
  }
  const Method* method(const std::string& owner, std::string_view name) {
    return method(type(owner), name);
  }
  /// "Cat::Name": what a call runs.
  std::string called(const Type* receiver, const Method* declared) {
    const Method* found = types.find_virtual(receiver, declared);
    return found->owner->name + "::" + found->name;
  }
  std::string called(const std::string& receiver, const std::string& owner,
                     const std::string& name) {
    return called(type(receiver), method(owner, name));
  }

  /// Every token in the code of a method of Methods, as the types make of it.
  std::vector<std::string> members_used_by(const std::string& name) {
    const Method* in = method("Methods", name);
    const mmcheck::assembly::MethodBody body = program->main().assembly->body(in->row);
    std::vector<std::string> used;
    for (std::uint32_t at = 0; at < body.code.size();) {
      const auto instruction = mmcheck::assembly::decode(body.code, at);
      at = instruction.end();
      const auto operand = info(instruction.opcode).operand;
      try {
        if (operand == mmcheck::assembly::Operand::token_method) {
          const Method* found = types.method(program->main(), instruction.token, {});
          used.push_back(found->owner->name + "::" + found->name + " " +
                         std::to_string(found->parameters.size()));
          last_method = found;
        } else if (operand == mmcheck::assembly::Operand::token_field) {
          used.push_back(types.field(program->main(), instruction.token, {})->name);
        }
      } catch (const Unresolved& reason) {
        used.push_back(reason.what());
      }
    }
    return used;
  }
};

template <typename Action>
std::string reason_of(Action action) {
  try {
    action();
  } catch (const Unresolved& reason) {
    return reason.what();
  }
  return "";
}

const Field& field(const Type* type, std::string_view name) {
  for (const auto& candidate : type->fields) {
    if (candidate->name == name) return *candidate;
  }
  FAIL("no such field");
  std::abort();
}

/// "0:u1 8:i8"
std::string parts(const std::vector<Part>& of) {
  constexpr std::array names = {"-",  "i1", "u1", "i2", "u2",  "i4",   "u4",
                                "i8", "u8", "r4", "r8", "ref", "byref"};
  std::string text;
  for (const Part part : of) {
    if (!text.empty()) text += ' ';
    text += std::to_string(part.offset) + ":" + names[static_cast<std::size_t>(part.primitive)];
  }
  return text;
}

bool contains(const std::vector<std::string>& texts, std::string_view wanted) {
  return std::ranges::find(texts, wanted) != texts.end();
}

}  // namespace

TEST_SUITE_BEGIN("vm");

TEST_CASE("a reference to a type of the class library leads to its model") {
  World world;
  CHECK(world.type("Circle")->base->base == world.object());
  CHECK(world.object()->definition.module->is_model);
  CHECK(world.program->modules().size() == 2);
}

TEST_CASE("a primitive is the same type by its code and by its name") {
  World world;
  const Type* i4 = world.i4();
  CHECK(i4 == world.types.model("System.Int32"));
  CHECK(i4->name == "int");
  CHECK(i4->stack_kind == StackKind::I4);
  CHECK(i4->value_size == 4);
  CHECK(parts(i4->parts) == "0:i4");
  CHECK(field(i4, "m_value").type == i4);
  CHECK(world.types.primitive(ElementType::Void)->stack_kind == StackKind::Void);
  CHECK(world.types.primitive(ElementType::U)->stack_kind == StackKind::Native);
}

TEST_CASE("an enum behaves as its underlying type") {
  World world;
  const Type* small = world.type("Small");
  CHECK(small->is_enum);
  CHECK(small->element->name == "byte");
  CHECK(small->primitive == Primitive::U1);
  CHECK(small->stack_kind == StackKind::I4);
  CHECK(small->base->name == "System.Enum");
  CHECK_FALSE(small->base->is_value_type());
}

TEST_CASE("structs are laid out in order, at natural alignment, and flattened") {
  World world;
  CHECK(parts(world.type("Pair")->parts) == "0:u1 8:i8");
  CHECK(world.type("Pair")->value_size == 16);
  const Type* nested = world.type("Nested");
  CHECK(parts(nested->parts) == "0:i2 8:u1 16:i8 24:ref");
  CHECK(nested->has_references);
  CHECK(nested->value_size == 32);
  CHECK(world.type("Packed")->value_size == 5);
  CHECK(world.type("Empty")->value_size == 1);
}

TEST_CASE("overlapping fields are copied by the largest that covers them, else by bytes") {
  World world;
  CHECK(parts(world.type("Union")->parts) == "0:i4");
  CHECK(field(world.type("Union"), "High").offset == 2);
  CHECK(parts(world.type("Staggered")->parts) == "0:u1 1:u1 2:u1 3:u1 4:u1 5:u1");
}

TEST_CASE("a reference that overlaps another field is not supported") {
  World world;
  CHECK(reason_of([&] { world.type("Overlapping"); }) ==
        "Overlapping, in which a reference overlaps another field");
}

TEST_CASE("fixed buffers and inline arrays repeat their only field") {
  World world;
  CHECK(parts(world.type("WithBuffer")->parts) == "0:i4 4:i4 8:i4 12:i4 16:i4");
  CHECK(world.type("Inline")->value_size == 48);
  CHECK(world.type("Inline")->parts.size() == 6);
}

TEST_CASE("a class starts with its base's fields") {
  World world;
  const Type* circle = world.type("Circle");
  CHECK(parts(circle->parts) == "0:u1 4:ref 8:i4 16:r8");
  CHECK(circle->instance_size == 24);
  CHECK(circle->value_size == 4);
  CHECK(field(circle->base, "Version").is_volatile);
  CHECK_FALSE(field(circle->base, "Name").is_volatile);
}

TEST_CASE("statics, thread statics and constants") {
  World world;
  const Type* circle = world.type("Circle");
  CHECK(parts(circle->static_parts) == "0:ref 8:u1 16:i8");
  CHECK(circle->static_size == 24);
  CHECK(field(circle, "Own").is_thread_static);
  CHECK(circle->thread_static_size == 4);
  CHECK(circle->fields.size() == 4);
  REQUIRE(circle->static_constructor != nullptr);
  CHECK(circle->is_before_field_init);
}

TEST_CASE("a finalizer is inherited; Object's own is none") {
  World world;
  REQUIRE(world.type("Circle")->finalizer != nullptr);
  CHECK(world.type("Circle")->finalizer->owner->name == "Shape");
  CHECK(world.type("Animal")->finalizer == nullptr);
}

TEST_CASE("the initial content of a field is found in the file") {
  World world;
  const Type* details = world.type("<PrivateImplementationDetails>");
  for (const auto& candidate : details->fields) {
    CHECK(candidate->has_data);
    const auto data = world.types.initial_data(*candidate);
    REQUIRE(data.size() == 9);
    CHECK(data[8] == 9);
  }
  CHECK(details->fields.size() == 1);
  CHECK(details->static_size == 0);
}

TEST_CASE("a field of a type that is not there matters only when it is used") {
  World world;
  const Type* lonely = world.type("Lonely");
  CHECK(parts(lonely->parts) == "0:ref 4:i4");
  CHECK(reason_of([&] {
          world.types.type(world.program->main(),
                           mmcheck::assembly::read_field_signature(
                               world.program->main().metadata(),
                               world.program->main().metadata().blob(Column::Field_Signature,
                                                                     field(lonely, "Missing").row)),
                           {});
        }) == "System.Timers.Timer is neither modelled nor found");
  // A static of a missing struct has no place, and the others have theirs.
  CHECK(field(lonely, "Then").type == world.i4());
  const auto range =
      world.program->main().metadata().list(Column::TypeDef_FieldList, lonely->definition.row);
  CHECK(reason_of([&] {
          world.types.field(world.program->main(), Token(Table::Field, range.first + 2), {});
        }) == "System.DateTime is neither modelled nor found");
}

TEST_CASE("types that refer to themselves come to an end") {
  World world;
  CHECK(parts(world.type("Selfish")->static_parts) == "0:i4 4:ref");
  const Type* node = world.type("Node`1", {world.i4()});
  CHECK(field(node, "Children").type->element == node);
  const Type* growing = world.type("Growing`1", {world.i4()});
  CHECK(field(growing, "Next").type->name == "Growing<Growing<int>>");
  std::string reason;
  for (int i = 0; i < 100 && reason.empty(); ++i) {
    reason = reason_of([&] { growing = world.type("Growing`1", {growing}); });
  }
  CHECK(reason.find("more than 64 deep") != std::string::npos);
}

TEST_CASE("a span has a cell for a managed pointer") {
  World world;
  CHECK(parts(world.type("System.Span`1", {world.i4()})->parts) == "0:byref 8:i4");
  CHECK(parts(world.type("System.ByReference`1", {world.i4()})->parts) == "0:byref");
  CHECK(world.type("System.Span`1", {world.i4()})->is_by_ref_like);
}

TEST_CASE("names are C#'s") {
  World world;
  const Type* list = world.type("System.Collections.Generic.List`1", {world.string()});
  CHECK(list->name == "System.Collections.Generic.List<string>");
  CHECK(world.types.vector_of(list)->name == "System.Collections.Generic.List<string>[]");
  CHECK(world.types.vector_of(world.types.array_of(world.i4(), 2))->name == "int[][,]");
  CHECK(world.types.pointer_to(world.i4())->name == "int*");
  CHECK(world.type("Outer`1/Inner`1", {world.i4(), world.string()})->name ==
        "Outer<int>.Inner<string>");
  CHECK(world.type("Outer`1/Plain", {world.i4()})->name == "Outer<int>.Plain");
  CHECK(world.type("System.Nullable`1", {world.i4()})->name == "int?");
  CHECK(world.type("System.Collections.Generic.Dictionary`2")->name ==
        "System.Collections.Generic.Dictionary<,>");
}

TEST_CASE("tokens in code lead to instantiated members") {
  World world;
  const auto used = world.members_used_by("Calls");
  CHECK(contains(used, "Choice<int>::Pick 2"));
  CHECK(contains(used, "Methods::Identity 1"));
  CHECK(contains(used, "int[,]::Set 4"));
  CHECK(contains(used, "int[,]::Get 3"));
  CHECK(contains(used, "int[,]::.ctor 3"));
  CHECK(contains(used, "string::Concat 2"));
  CHECK(contains(used, "Second"));
}

TEST_CASE("a member that is not there is named") {
  World world;
  const auto used = world.members_used_by("Linq");
  CHECK(contains(used, "System.Linq.Enumerable::Count is neither modelled nor found"));
  CHECK(contains(used, "System.GC::Collect is neither modelled nor found"));
}

TEST_CASE("overloads that an instantiation makes alike stay apart") {
  World world;
  const Type* choice = world.type("Choice`1", {world.i4()});
  const Method* by_parameter = world.method(choice, "Pick", 0);
  const Method* by_int = world.method(choice, "Pick", 1);
  CHECK(by_parameter->slot != by_int->slot);
  CHECK(world.types.find_virtual(choice, by_parameter) == by_parameter);
  CHECK(world.types.find_virtual(choice, by_int) == by_int);
  world.members_used_by("Chooses");
  CHECK(world.last_method == by_int);
}

TEST_CASE("a value type's method takes `this` by reference") {
  World world;
  const Method* method = world.method("Value", "Name");
  CHECK(method->parameters.front() == world.types.by_ref_to(world.type("Value")));
  CHECK(world.method("Cat", "Name")->parameters.front() == world.type("Cat"));
}

TEST_CASE("generic methods are open until they have their arguments") {
  World world;
  const Method* open = world.method("Methods", "Identity");
  CHECK(open->is_open);
  CHECK(open->return_type->kind == Type::Kind::Parameter);
  const Method* closed = world.types.instantiate(open, {world.i4()});
  CHECK_FALSE(closed->is_open);
  CHECK(closed->return_type == world.i4());
  CHECK(world.types.instantiate(open, {world.i4()}) == closed);
}

TEST_CASE("overriding by name, and hiding") {
  World world;
  CHECK(world.called("Kitten", "Animal", "Name") == "Cat::Name");
  CHECK(world.called("Animal", "Animal", "Name") == "Animal::Name");
  CHECK(world.called("Kitten", "Animal", "Hidden") == "Animal::Hidden");
  CHECK(world.called("Kitten", "Cat", "Hidden") == "Kitten::Hidden");
  CHECK(world.called(world.type("Kitten"), world.method(world.object(), "ToString")) ==
        "Kitten::ToString");
}

TEST_CASE("covariant returns take the base's slot, and their overrides too") {
  World world;
  CHECK(world.called("Cat", "Animal", "Copy") == "Cat::Copy");
  CHECK(world.called("Kitten", "Animal", "Copy") == "Kitten::Copy");
  CHECK(world.called("Kitten", "Cat", "Copy") == "Kitten::Copy");
}

TEST_CASE("generic virtual methods keep their arguments") {
  World world;
  const Method* declared = world.types.instantiate(world.method("Animal", "Convert"), {world.i4()});
  const Method* found = world.types.find_virtual(world.type("Kitten"), declared);
  CHECK(found->owner->name == "Cat");
  CHECK(found->return_type == world.i4());
  const Method* make = world.types.instantiate(world.method("IGeneric", "Make"), {world.string()});
  CHECK(world.types.find_virtual(world.type("Maker"), make)->return_type == world.string());
}

TEST_CASE("interface methods are found by name, and by who lists the interface") {
  World world;
  CHECK(world.called("Person", "INamed", "Name") == "Person::Name");
  CHECK(world.called("Child", "INamed", "Name") == "Child::Name");
  CHECK(world.called("Impostor", "INamed", "Name") == "Person::Name");
  CHECK(world.called("Renamed", "INamed", "Name") == "Renamed::INamed.Name");
  CHECK(world.called("Again", "INamed", "Name") == "Again::Name");
  CHECK(world.called("FromBase", "INamed", "Name") == "Base::Name");
  CHECK(world.called("Listing", "INamed", "Name") == "Explicit::INamed.Name");
}

TEST_CASE("default interface methods: the most specific one") {
  World world;
  CHECK(world.called("Person", "INamed", "Title") == "INamed::Title");
  CHECK(world.called("Formal", "INamed", "Title") == "IFormal::INamed.Title");
  CHECK(world.called("Reconciled", "INamed", "Title") == "IBoth::INamed.Title");
  CHECK(world.called("Torn", "INamed", "Title") == "Torn::INamed.Title");
}

TEST_CASE("a struct's methods are found on its box") {
  World world;
  const Type* value = world.type("Value");
  CHECK(world.called("Value", "INamed", "Name") == "Value::Name");
  CHECK(world.called(value, world.method(world.object(), "GetHashCode")) == "Value::GetHashCode");
  CHECK(world.called(value, world.method(world.object(), "ToString")) ==
        "System.ValueType::ToString");
  CHECK(world.called(world.type("Plain"), world.method(world.object(), "ToString")) ==
        "System.Enum::ToString");
}

TEST_CASE("static abstract members") {
  World world;
  const Type* number = world.type("Number");
  const Type* counted = world.type("Counted");
  const Type* adds = world.type("IAdd`1", {number});
  const Type* adds_counted = world.type("IAdd`1", {counted});
  CHECK(world.types.find_static(number, world.method(adds, "Add"))->owner == number);
  CHECK(world.types.find_static(number, world.method(adds, "Count"))->owner == adds);
  CHECK(world.types.find_static(counted, world.method(adds_counted, "Count"))->owner == counted);
}

TEST_CASE("variance finds the implementation and decides what is assignable") {
  World world;
  const Type* animals = world.type("IProducer`1", {world.type("Animal")});
  CHECK(world.types.is_assignable(world.type("CatProducer"), animals));
  CHECK_FALSE(world.types.is_assignable(world.type("CatProducer"),
                                        world.type("IProducer`1", {world.type("Kitten")})));
  CHECK(world.called(world.type("CatProducer"), world.method(animals, "Produce")) ==
        "CatProducer::Produce");
  const auto function = [&](const char* from, const char* to) {
    return world.type("System.Func`2", {world.type(from), world.type(to)});
  };
  CHECK(function("Animal", "Cat")->is_delegate);
  CHECK(world.types.is_assignable(function("Animal", "Cat"), function("Cat", "Animal")));
  CHECK_FALSE(world.types.is_assignable(function("Cat", "Cat"), function("Animal", "Cat")));
  CHECK_FALSE(world.types.is_assignable(world.type("IProducer`1", {world.i4()}),
                                        world.type("IProducer`1", {world.object()})));
}

TEST_CASE("what is assignable to what") {
  World world;
  TypeSystem& types = world.types;
  CHECK(types.is_assignable(world.type("Kitten"), world.type("Animal")));
  CHECK_FALSE(types.is_assignable(world.type("Animal"), world.type("Kitten")));
  CHECK(types.is_assignable(world.type("INamed"), world.object()));
  CHECK(types.is_assignable(world.type("Formal"), world.type("INamed")));
  CHECK(types.is_assignable(world.type("IFormal"), world.type("INamed")));
  CHECK_FALSE(types.is_assignable(world.type("INamed"), world.type("Animal")));
  CHECK(types.is_assignable(world.i4(), world.object()));
  CHECK(types.is_assignable(world.type("Value"), world.type("INamed")));
  CHECK(types.is_assignable(world.i4(), world.type("System.Nullable`1", {world.i4()})));
  CHECK_FALSE(types.is_assignable(world.type("Plain"), world.i4()));
  CHECK_FALSE(types.is_assignable(world.types.by_ref_to(world.i4()), world.object()));
}

TEST_CASE("arrays: covariance, integers of the same size, and interfaces") {
  World world;
  TypeSystem& types = world.types;
  const auto vector = [&](const Type* element) { return types.vector_of(element); };
  const auto list = [&](const Type* element) {
    return world.type("System.Collections.Generic.IList`1", {element});
  };
  const Type* u4 = types.primitive(ElementType::U4);
  const Type* boolean = types.primitive(ElementType::Boolean);
  const Type* u1 = types.primitive(ElementType::U1);
  CHECK(types.is_assignable(vector(world.string()), vector(world.object())));
  CHECK_FALSE(types.is_assignable(vector(world.i4()), vector(world.object())));
  CHECK(types.is_assignable(vector(world.i4()), vector(u4)));
  CHECK(types.is_assignable(vector(world.type("Plain")), vector(world.i4())));
  CHECK(types.is_assignable(vector(world.type("Signed")), vector(world.type("Small"))));
  CHECK_FALSE(types.is_assignable(vector(boolean), vector(u1)));
  CHECK(types.is_assignable(vector(world.i4()), world.type("System.Array")));
  CHECK_FALSE(types.is_assignable(types.array_of(world.i4(), 2), vector(world.i4())));
  CHECK(types.is_assignable(vector(world.string()), list(world.object())));
  CHECK(types.is_assignable(vector(world.i4()), list(u4)));
  CHECK_FALSE(types.is_assignable(vector(world.i4()), list(world.object())));
  CHECK_FALSE(types.is_assignable(types.array_of(world.i4(), 2), list(world.i4())));
  CHECK(parts(vector(world.type("Nested"))->parts) == "0:i2 8:u1 16:i8 24:ref");
  CHECK(vector(world.type("Nested"))->instance_size == 32);
}

TEST_CASE("a vector's generic interfaces are those of ArrayInterfaces") {
  World world;
  const Type* strings = world.types.vector_of(world.string());
  const auto enumerable = [&](const Type* element) {
    return world.type("System.Collections.Generic.IEnumerable`1", {element});
  };
  const Method* own = world.method(enumerable(world.string()), "GetEnumerator");
  CHECK(world.called(strings, own) == "System.ArrayInterfaces<string>::GetEnumerator");
  const Method* wider = world.method(enumerable(world.object()), "GetEnumerator");
  CHECK(world.called(strings, wider) == "System.ArrayInterfaces<object>::GetEnumerator");
  CHECK(world.called(strings, world.method("System.Collections.IEnumerable", "GetEnumerator")) ==
        "System.Array::GetEnumerator");
  CHECK(world.called(strings, world.method(world.object(), "ToString")) == "object::ToString");
}

TEST_CASE("a field of a struct that is not there spoils the class, not a field of the class") {
  World world;
  CHECK(reason_of([&] { world.type("Dated"); }) == "System.DateTime is neither modelled nor found");
  CHECK(parts(world.type("HasDated")->parts) == "0:ref");
}

TEST_CASE("what the machine asks for and the models do not have is named") {
  World world;
  CHECK(reason_of([&] { world.types.model("System.DateTime"); }) ==
        "System.DateTime is not modelled");
  CHECK(world.types.model_method("System.String", "Concat", 2)->is_static);
  CHECK(reason_of([&] { world.types.model_method("System.String", "Concat", 7); }) ==
        "System.String::Concat with 7 parameters is not modelled");
}

TEST_SUITE_END();
