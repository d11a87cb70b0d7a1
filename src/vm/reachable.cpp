// The idea (D. F. Bacon, P. F. Sweeney, Fast static analysis of C++ virtual function calls, 1996):
// a virtual call can run only what classes override of which the program makes objects. Two sets
// grow until nothing new comes: the classes that are instantiated and the virtual methods that are
// called; each pair of the two is a method that can be reached.
#include "vm/reachable.hpp"

#include <deque>
#include <map>
#include <unordered_set>

#include "base/error.hpp"
#include "vm/program/reflection_names.hpp"
#include "vm/translate/entry.hpp"

namespace mmcheck::vm {
namespace {

constexpr std::size_t most_methods = 100'000;

class Analysis {
 public:
  explicit Analysis(Machine& machine) : machine_(machine) {}

  Reachable run(const Entry& entry) {
    try_at(entry.name, [&] { scan(machine_.starting(entry)); });
    while (!waiting_.empty() && seen_.size() < most_methods) {
      const Method* method = waiting_.front();
      waiting_.pop_front();
      look_at(*method);
    }
    Reachable result;
    result.complete = waiting_.empty();
    result.methods = seen_.size();
    for (const auto& [reason, place] : obstacles_) result.obstacles.push_back({reason, place});
    return result;
  }

 private:
  void reach(const Method* method) {
    if (method->intrinsic == nullptr && seen_.insert(method).second) waiting_.push_back(method);
  }

  void report(std::string reason, const std::string& place) {
    obstacles_.try_emplace(std::move(reason), place);
  }

  /// What cannot be used, be it that it is not there or that the file is damaged, is an obstacle.
  template <typename Action>
  void try_at(const std::string& place, Action action) {
    try {
      action();
    } catch (const base::Error& error) {
      report(error.what(), place);
    } catch (const Unresolved& error) {
      report(error.what(), place);
    }
  }

  void look_at(const Method& method) {
    try_at(qualified_name(method), [&] { scan(machine_.code(method)); });
  }

  void scan(const Code& code) {
    for (std::uint32_t at = 0; at < code.instructions.size(); ++at) {
      const Instruction& instruction = code.instructions[at];
      const auto here = [&] { return to_string(Place{code.method, code.il_offsets[at]}); };
      const OpInfo& row = info(instruction.op);
      if (row.immediate == Immediate::method) {
        const bool is_virtual =
            instruction.op == Op::call_virtual || instruction.op == Op::load_virtual_function;
        if (is_virtual) {
          call_virtually(instruction.method, here());
        } else {
          reach(instruction.method);
        }
      }
      const bool makes = row.effect == Effect::allocate || row.effect == Effect::make;
      if (makes && row.immediate == Immediate::type) {
        const bool is_nullable = instruction.op == Op::box_nullable;
        instantiate(is_nullable ? instruction.type->arguments[0] : instruction.type, here());
      }
      if (instruction.op == Op::ensure_class && instruction.type->static_constructor != nullptr) {
        reach(instruction.type->static_constructor);
      }
      if (row.immediate == Immediate::reason) {
        report(code.reasons[static_cast<std::size_t>(instruction.imm)], here());
      }
    }
  }

  void call_virtually(const Method* declared, const std::string& place) {
    if (!called_.insert(declared).second) return;
    for (const Type* type : instantiated_) resolve(type, declared, place);
  }

  void instantiate(const Type* type, const std::string& place) {
    if (!instantiated_.insert(type).second) return;
    for (const Method* declared : called_) resolve(type, declared, place);
  }

  void resolve(const Type* type, const Method* declared, const std::string& place) {
    try_at(place, [&] {
      const bool fits =
          type == declared->owner || machine_.types().is_assignable(type, declared->owner);
      if (fits) reach(machine_.find_virtual(type, declared));
    });
  }

  Machine& machine_;
  std::unordered_set<const Method*> seen_;
  std::deque<const Method*> waiting_;
  std::unordered_set<const Type*> instantiated_;
  std::unordered_set<const Method*> called_;
  std::map<std::string, std::string> obstacles_;
};

}  // namespace

Reachable find_reachable(Machine& machine, const Entry& entry) {
  return Analysis(machine).run(entry);
}

}  // namespace mmcheck::vm
