#include "search/telling/lasso.hpp"

#include <algorithm>
#include <span>

namespace mmcheck::search {
namespace {

bool is_same(const Value& left, const Value& right) {
  return left.kind == right.kind && left.bits == right.bits && left.real == right.real &&
         left.text == right.text && left.object == right.object &&
         std::ranges::equal(left.parts, right.parts,
                            [](const Value::Part& one, const Value::Part& other) {
                              return one.field == other.field && is_same(one.value, other.value);
                            });
}

bool is_same(const TraceStep& left, const TraceStep& right) {
  return left.thread == right.thread && left.action == right.action &&
         left.operation == right.operation && left.called == right.called &&
         left.target == right.target && is_same(left.value, right.value) &&
         left.out_of_order == right.out_of_order && left.location.method == right.location.method &&
         left.location.il_offset == right.location.il_offset;
}

/// A step that says nothing: it is there because a search's step began there.
bool is_filler(const TraceStep& step) {
  return step.action == TraceStep::Action::Run && step.operation == OperationKind::None;
}

/// The length of the shortest sequence that gives this one when it is repeated: by the borders of
/// its beginnings (Knuth, Morris and Pratt, "Fast pattern matching in strings").
std::size_t period_of(std::span<const TraceStep> steps) {
  std::vector<std::size_t> borders(steps.size() + 1);
  std::size_t border = 0;
  for (std::size_t i = 1; i < steps.size(); ++i) {
    while (border > 0 && !is_same(steps[i], steps[border])) border = borders[border];
    if (is_same(steps[i], steps[border])) ++border;
    borders[i + 1] = border;
  }
  const std::size_t period = steps.size() - borders[steps.size()];
  return steps.size() % period == 0 ? period : steps.size();
}

}  // namespace

void shorten_lasso(std::vector<TraceStep>& trace, std::size_t& repeats_from) {
  const auto loop = [&] { return std::span(trace).subspan(repeats_from); };
  const bool says_something = !std::ranges::all_of(loop(), is_filler);
  if (says_something) {
    const auto begin = trace.begin() + static_cast<std::ptrdiff_t>(repeats_from);
    trace.erase(std::remove_if(begin, trace.end(), is_filler), trace.end());
  }
  if (loop().empty()) return;
  trace.resize(repeats_from + period_of(loop()));
  while (repeats_from > 0) {
    const TraceStep& before = trace[repeats_from - 1];
    if (is_same(before, trace.back())) {
      trace.pop_back();
    } else if (says_something && is_filler(before)) {
      trace.erase(trace.begin() + static_cast<std::ptrdiff_t>(repeats_from) - 1);
    } else {
      return;
    }
    --repeats_from;
  }
}

}  // namespace mmcheck::search
