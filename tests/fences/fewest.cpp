// Barriers go before instructions of the lowered program, which has one for each access that the
// compiled program makes: so there are places between the two reads of x + y, too.
//
// Not every instruction needs to be tried. More barriers never allow more, so a place is as good as
// another if every run that comes through the other comes through it, with nothing issued in
// between. What only computes, and a jump, is on the way to such a place: the next access or
// branch.
#include "fewest.hpp"

#include <algorithm>
#include <utility>

namespace fences {

namespace {

using enumerator::Instruction;
using enumerator::LoweredProgram;
using enumerator::LoweredThread;
using Code = std::vector<Instruction>;

bool is_branch(const Instruction& instruction) {
  return instruction.kind == Instruction::Kind::Branch;
}

bool is_jump(const Instruction& instruction) {
  using Kind = Instruction::Kind;
  const Kind kind = instruction.kind;
  return is_branch(instruction) || kind == Kind::Jump || kind == Kind::BeginClass ||
         kind == Kind::EndClass;
}

/// Leaves something in the thread's queue.
bool waits(const Instruction& instruction) {
  switch (instruction.kind) {
    case Instruction::Kind::Read:
    case Instruction::Kind::Write:
    case Instruction::Kind::Enter:
    case Instruction::Kind::TryEnter:
    case Instruction::Kind::Exit:
      return true;
    default:
      return false;
  }
}

bool empties_the_queue(const Instruction& instruction) {
  return instruction.kind == Instruction::Kind::Fence ||
         instruction.kind == Instruction::Kind::Atomic;
}

bool handles_at(const Instruction& instruction, int target) {
  return std::any_of(instruction.handlers.begin(), instruction.handlers.end(),
                     [&](const enumerator::Handler& handler) { return handler.pc == target; });
}

bool is_jumped_to(const Code& code, std::size_t place) {
  const int target = static_cast<int>(place);
  return std::any_of(code.begin(), code.end(), [&](const Instruction& instruction) {
    return (is_jump(instruction) && instruction.jump == target) || handles_at(instruction, target);
  });
}

/// Might something be in the queue of a thread that comes to this instruction? It is looked for in
/// straight lines only.
bool may_have_waiting(const Code& code, std::size_t place) {
  for (; place > 0; --place) {
    const Instruction& before = code[place - 1];
    if (is_jumped_to(code, place) || is_jump(before) || waits(before)) return true;
    if (empties_the_queue(before)) return false;
  }
  return is_jumped_to(code, 0);
}

bool is_worth_trying(const Code& code, std::size_t place) {
  return (waits(code[place]) || is_branch(code[place])) && may_have_waiting(code, place);
}

/// `places`: ascending.
LoweredThread with_barriers(const LoweredThread& thread, const std::vector<std::size_t>& places) {
  LoweredThread result{{}, thread.locals, {}};
  // Those who jump to an instruction with a barrier before it come to the barrier.
  const auto moved = [&](int target) {
    const auto before =
        std::lower_bound(places.begin(), places.end(), static_cast<std::size_t>(target));
    return target + static_cast<int>(before - places.begin());
  };
  for (std::size_t i = 0; i < thread.code.size(); ++i) {
    if (std::binary_search(places.begin(), places.end(), i)) {
      result.code.push_back({.kind = Instruction::Kind::Fence});
      result.live.push_back(thread.live[i]);
    }
    result.live.push_back(thread.live[i]);
    Instruction instruction = thread.code[i];
    if (is_jump(instruction)) instruction.jump = moved(instruction.jump);
    for (enumerator::Handler& handler : instruction.handlers) handler.pc = moved(handler.pc);
    result.code.push_back(std::move(instruction));
  }
  result.live.push_back(thread.live.back());
  return result;
}

/// The next subset of as many of `count` numbers, in lexicographic order; false after the last.
bool advance(std::vector<std::size_t>& subset, std::size_t count) {
  for (std::size_t i = subset.size(); i-- > 0;) {
    if (subset[i] == count - subset.size() + i) continue;
    ++subset[i];
    for (std::size_t k = i + 1; k < subset.size(); ++k) subset[k] = subset[k - 1] + 1;
    return true;
  }
  return false;
}

class Trial {
 public:
  Trial(const LoweredProgram& program, const enumerator::Model& model, std::size_t max_places,
        std::size_t max_states)
      : program_(program), model_(model), max_states_(max_states), all_(gaps_of(program)) {
    under_sc_ = enumerate(program, *enumerator::find_model("sc"), max_states);
    is_known_ = under_sc_.complete && all_.size() <= max_places;
  }

  std::optional<Fewest> run() {
    for (std::size_t size = 0; is_known_ && size <= all_.size(); ++size) {
      try_sets_of(size);
      if (is_known_ && fewest_.sets_of_size != 0) {
        fewest_.places = all_.size();
        return fewest_;
      }
    }
    return std::nullopt;
  }

 private:
  void try_sets_of(std::size_t size) {
    std::vector<std::size_t> subset(size);
    for (std::size_t i = 0; i < size; ++i) subset[i] = i;
    do {
      std::vector<Gap> gaps;
      for (const std::size_t i : subset) gaps.push_back(all_[i]);
      ++fewest_.sets;
      if (!is_enough(gaps)) continue;
      if (fewest_.sets_of_size++ == 0) fewest_.gaps = std::move(gaps);
    } while (is_known_ && advance(subset, all_.size()));
  }

  bool is_enough(const std::vector<Gap>& gaps) {
    const enumerator::Outcomes outcomes =
        enumerate(with_barriers(program_, gaps), model_, max_states_);
    if (!outcomes.complete) is_known_ = false;
    return is_included(outcomes, under_sc_);
  }

  const LoweredProgram& program_;
  const enumerator::Model& model_;
  std::size_t max_states_;
  std::vector<Gap> all_;
  enumerator::Outcomes under_sc_;
  bool is_known_;
  Fewest fewest_{};
};

}  // namespace

std::vector<Gap> gaps_of(const LoweredProgram& program) {
  std::vector<Gap> gaps;
  for (std::size_t thread = 0; thread < program.threads.size(); ++thread) {
    const Code& code = program.threads[thread].code;
    for (std::size_t i = 0; i < code.size(); ++i) {
      if (is_worth_trying(code, i)) gaps.push_back({thread, i});
    }
  }
  return gaps;
}

LoweredProgram with_barriers(const LoweredProgram& program, const std::vector<Gap>& gaps) {
  LoweredProgram result = program;
  result.threads.clear();
  for (std::size_t thread = 0; thread < program.threads.size(); ++thread) {
    std::vector<std::size_t> places;
    for (const Gap& gap : gaps) {
      if (gap.thread == thread) places.push_back(gap.instruction);
    }
    result.threads.push_back(with_barriers(program.threads[thread], places));
  }
  return result;
}

std::optional<Fewest> fewest_barriers(const LoweredProgram& program, const enumerator::Model& model,
                                      std::size_t max_places, std::size_t max_states) {
  return Trial(program, model, max_places, max_states).run();
}

std::string text_of(const std::vector<Gap>& gaps) {
  std::string text;
  for (const Gap& gap : gaps) {
    text += (text.empty() ? "before instruction " : ", ") + std::to_string(gap.instruction) +
            " of T" + std::to_string(gap.thread);
  }
  return text;
}

}  // namespace fences
