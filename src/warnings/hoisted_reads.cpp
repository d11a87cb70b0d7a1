// The question is whether a loop can still end if each of its plain reads is made once, before the
// loop, and finds what it found then. A loop cannot if whether it is left depends on nothing that
// changes by itself: README.md has the rules, and the reasons.
#include "warnings/hoisted_reads.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "fence/access.hpp"
#include "search/telling/describe.hpp"
#include "vm/translate/loops.hpp"
#include "warnings/doings.hpp"

namespace mmcheck::warnings {
namespace {

using vm::Op;

// In code that large, to look at everything twice takes long.
constexpr std::size_t largest_loop = 4000;  // instructions

/// After `x = x | y` with the same y, once more changes nothing.
bool settles(Op op) {
  return op == Op::or_i4 || op == Op::or_i8 || op == Op::or_i4_imm || op == Op::or_i8_imm ||
         op == Op::and_i4 || op == Op::and_i8 || op == Op::and_i4_imm || op == Op::and_i8_imm;
}

/// What compilers put around such an operation.
bool copies(Op op) {
  return op == Op::mov || op == Op::conv_u1 || op == Op::conv_i1 || op == Op::conv_u2 ||
         op == Op::conv_i2;
}

/// A plain read, and by which instruction of the loop: a call, where it is in the method called.
struct Polled {
  Touch read;
  vm::Origin by;
};

/// The backward slice of what decides whether a loop is left.
class WaysOut {
 public:
  WaysOut(DoingsOf& doings_of, const vm::Code& code, const vm::Loop& loop)
      : code_(code), loop_(loop), dependences_(code, loop), visits_(loop.instructions.size()) {
    for (const std::uint32_t at : loop.instructions) {
      doings_.push_back(doings_of.instruction(code, at));
    }
  }

  /// The plain reads that it depends on; nothing if it depends on more, or if something in the loop
  /// orders reads.
  std::vector<Polled> reads() {
    const bool is_ordered = std::ranges::any_of(doings_, &Doings::orders);
    if (is_ordered || !are_invariant()) return {};
    return std::move(reads_);
  }

  /// Where one is.
  std::uint32_t place() const {
    return dependences_.exits().empty() ? loop_.header : dependences_.exits().front();
  }

 private:
  enum class Visit : std::uint8_t { None, Begun, Done };

  bool are_invariant() {
    for (const std::uint32_t exit : dependences_.exits()) {
      // Where it is not asked, it does not matter.
      if (!follow_all(dependences_.of_data(exit)) || !follow_all(of_memory(exit))) return false;
    }
    for (const std::uint32_t at : loop_.instructions) {
      if (doings(at).throws && !is_invariant(at)) return false;
    }
    return true;
  }

  bool follow_all(const std::vector<std::uint32_t>& instructions) {
    return std::ranges::all_of(instructions, [&](std::uint32_t one) { return is_invariant(one); });
  }

  /// Whether an instruction has the same result in each iteration from some iteration on, if its
  /// reads have.
  bool is_invariant(std::uint32_t instruction) {
    Visit& visit = visits_[index_of(instruction)];
    if (visit == Visit::Done) return true;
    if (visit == Visit::Begun) return settles_down(instruction);
    if (doings(instruction).makes) return false;
    visit = Visit::Begun;
    path_.push_back(instruction);
    const bool result = follow_all(dependences_.of_data(instruction)) &&
                        follow_all(dependences_.of_control(instruction)) &&
                        follow_all(of_memory(instruction));
    path_.pop_back();
    visit = Visit::Done;
    for (const Touch& read : doings(instruction).reads) {
      reads_.push_back({read, {&code_, instruction}});
    }
    return result;
  }

  /// Of a result that depends on itself, by what is on the path.
  bool settles_down(std::uint32_t instruction) const {
    const auto first = std::ranges::find(path_, instruction);
    bool has_settling = false;
    return std::all_of(first, path_.end(),
                       [&](std::uint32_t at) {
                         const Op op = code_.instructions[at].op;
                         has_settling |= settles(op);
                         return settles(op) || copies(op);
                       }) &&
           has_settling;
  }

  /// The instructions of the loop that may write what the instruction reads from memory.
  std::vector<std::uint32_t> of_memory(std::uint32_t instruction) const {
    const auto& reads = doings(instruction).reads;
    std::vector<std::uint32_t> result;
    for (const std::uint32_t other : loop_.instructions) {
      const bool writes = std::ranges::any_of(doings(other).writes, [&](const Touch& write) {
        return std::ranges::any_of(
            reads, [&](const Touch& read) { return may_alias(read.place, write.place); });
      });
      if (writes) result.push_back(other);
    }
    return result;
  }

  std::size_t index_of(std::uint32_t instruction) const {
    return static_cast<std::size_t>(std::ranges::lower_bound(loop_.instructions, instruction) -
                                    loop_.instructions.begin());
  }
  const Doings& doings(std::uint32_t instruction) const { return doings_[index_of(instruction)]; }

  const vm::Code& code_;
  const vm::Loop& loop_;
  vm::Dependences dependences_;
  std::vector<Doings> doings_;  // by index in the loop, as the next
  std::vector<Visit> visits_;
  std::vector<std::uint32_t> path_;
  std::vector<Polled> reads_;
};

class Finder {
 public:
  Finder(vm::Machine& machine, const search::Sharing* sharing)
      : machine_(machine), doings_of_(machine) {
    if (sharing != nullptr) shared_.emplace(machine.types(), *sharing);
    if (!shared_) note_writes();
  }

  std::vector<Warning> run() {
    for (const auto& code : machine_.codes()) {
      if (is_users(*code->method)) look_at(*code);
    }
    return std::move(warnings_);
  }

 private:
  /// Inner loops first: an outer one may have no other way out than theirs.
  void look_at(const vm::Code& code) {
    std::vector<vm::Loop> loops = vm::natural_loops(code);
    std::erase_if(loops,
                  [](const vm::Loop& loop) { return loop.instructions.size() > largest_loop; });
    std::ranges::stable_sort(loops, {},
                             [](const vm::Loop& loop) { return loop.instructions.size(); });
    for (const vm::Loop& loop : loops) {
      WaysOut ways_out(doings_of_, code, loop);
      std::vector<Polled> reads = ways_out.reads();
      std::erase_if(reads, [&](const Polled& one) { return !is_shared(one.read.place); });
      const auto is_new = [&](const Polled& one) { return told_.insert(key_of(one.by)).second; };
      if (std::ranges::count_if(reads, is_new) != 0) {
        warnings_.push_back(describe({&code, ways_out.place()}, reads));
      }
    }
  }

  bool is_shared(const AccessedMemory& place) const {
    if (shared_) return shared_->has(place);
    return std::ranges::any_of(
        writes_, [&](const AccessedMemory& write) { return may_alias(place, write); });
  }

  /// Where it is not known what threads share: memory that is written after it was made.
  void note_writes() {
    for (const auto& code : machine_.codes()) {
      if (code->method->name == ".ctor" || code->method->name == ".cctor") continue;
      for (const vm::Instruction& at : code->instructions) {
        if (vm::info(at.op).effect == vm::Effect::write) writes_.push_back(place_of(at));
      }
    }
  }

  /// The same instruction is in each instance of a generic method.
  using Key = std::pair<const vm::Module*, std::pair<std::uint32_t, std::uint32_t>>;
  static std::uint32_t il_offset_of(const vm::Origin& origin) {
    return origin.code->il_offsets[origin.pc];
  }
  static Key key_of(const vm::Origin& origin) {
    const vm::Method& method = *origin.code->method;
    return {method.owner->definition.module, {method.row, il_offset_of(origin)}};
  }

  Warning describe(const vm::Origin& way_out, const std::vector<Polled>& reads) {
    Warning warning{Warning::Kind::HoistedRead, location_of(way_out), {}, {}, {}};
    std::set<Key> keys;
    std::set<const vm::Field*> fields;
    for (const auto& [read, by] : reads) {
      if (!keys.insert(key_of(read.origin)).second) continue;
      const Repair repair = repair_of(read);
      warning.accesses.push_back({OperationKind::Read, target_of(read), repair.location});
      const bool is_of_field = repair.kind == Repair::Kind::VolatileField;
      if (is_of_field && !fields.insert(read.place.field).second) continue;
      warning.repairs.push_back(repair);
    }
    return warning;
  }

  static Location location_of(const vm::Origin& origin) {
    return search::location_of(vm::Place{origin.code->method, il_offset_of(origin)});
  }

  static Target target_of(const Touch& read) {
    const vm::Instruction& at = read.origin.code->instructions[read.origin.pc];
    return fence::target_of(at, location_of(read.origin).instruction);
  }

  /// Whether the program's author can make it volatile: no local of a lambda or of an async method.
  static bool is_declared(const vm::Field& field) {
    const bool is_made_up =
        field.name.starts_with('<') || field.owner->name.find("<>") != std::string::npos;
    return is_users(*field.owner) && !is_made_up;
  }

  /// A field that can be volatile, the one read, or a barrier where it is not the program's.
  Repair repair_of(const Touch& read) {
    const vm::Method& method = *read.origin.code->method;
    const vm::Instruction& at = read.origin.code->instructions[read.origin.pc];
    const bool is_call = vm::info(at.op).effect != vm::Effect::read;
    const vm::Field* field = is_call ? nullptr : fence::field_of(at);
    const vm::Type* type = is_call ? nullptr : fence::type_accessed(machine_, at);
    Repair repair;
    repair.location = location_of(read.origin);
    repair.assembly = method.owner->definition.module->assembly->path();
    repair.token = assembly::Token(assembly::Table::MethodDef, method.row).value;
    repair.cost = 1;
    if (field != nullptr && is_declared(*field) && fence::can_be_volatile(*field->type)) {
      repair.kind = Repair::Kind::VolatileField;
      repair.assembly = field->owner->definition.module->assembly->path();
      repair.token = assembly::Token(assembly::Table::Field, field->row).value;
    } else if (type != nullptr && fence::has_volatile_access(*type)) {
      repair.kind = Repair::Kind::VolatileRead;
    }
    if (repair.kind != Repair::Kind::Barrier) repair.target = target_of(read);
    return repair;
  }

  vm::Machine& machine_;
  DoingsOf doings_of_;
  std::optional<SharedMemory> shared_;
  std::vector<AccessedMemory> writes_;  // without it
  std::set<Key> told_;
  std::vector<Warning> warnings_;
};

}  // namespace

std::vector<Warning> hoisted_reads(vm::Machine& machine, const search::Sharing* sharing) {
  return Finder(machine, sharing).run();
}

}  // namespace mmcheck::warnings
