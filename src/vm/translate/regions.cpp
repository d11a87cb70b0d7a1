#include "vm/translate/regions.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <utility>

#include "vm/translate/refused.hpp"

namespace mmcheck::vm {

using assembly::ExceptionRegion;

namespace {

Region::Kind handler_kind(ExceptionRegion::Kind kind) {
  switch (kind) {
    case ExceptionRegion::Kind::Catch:
    case ExceptionRegion::Kind::Filter:
      return Region::Kind::Catch;
    case ExceptionRegion::Kind::Finally:
      return Region::Kind::Finally;
    case ExceptionRegion::Kind::Fault:
      return Region::Kind::Fault;
  }
  return Region::Kind::Catch;
}

std::string_view name_of(Region::Kind kind) {
  switch (kind) {
    case Region::Kind::Body:
      return "method";
    case Region::Kind::Try:
      return "try block";
    case Region::Kind::Filter:
      return "filter";
    case Region::Kind::Catch:
      return "catch handler";
    case Region::Kind::Finally:
      return "finally handler";
    case Region::Kind::Fault:
      return "fault handler";
  }
  return "";
}

std::string describe(const Region& region) {
  return fmt::format("the {} at IL_{:04x}..IL_{:04x}", name_of(region.kind), region.begin,
                     region.end);
}

Region region_of(Region::Kind kind, std::uint32_t begin, std::uint32_t end, std::uint32_t clause) {
  Region region{};
  region.kind = kind;
  region.begin = begin;
  region.end = end;
  region.clauses.push_back(clause);
  if (begin >= end) throw Refused(fmt::format("{} is empty", describe(region)));
  return region;
}

}  // namespace

Regions::Regions(std::span<const ExceptionRegion> clauses, std::uint32_t code_size, Effort& effort)
    : effort_(effort) {
  Region body{};
  body.kind = Region::Kind::Body;
  body.end = code_size;
  regions_.push_back(body);
  add_all(clauses);
  nest();
  check_families(clauses);
}

void Regions::add_all(std::span<const ExceptionRegion> clauses) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> tries;
  for (std::uint32_t i = 0; i < clauses.size(); ++i) {
    const ExceptionRegion& clause = clauses[i];
    const auto [known, is_new] =
        tries.try_emplace({clause.try_offset, clause.try_end()}, regions_.size());
    if (is_new) {
      regions_.push_back(region_of(Region::Kind::Try, clause.try_offset, clause.try_end(), i));
    } else {
      regions_[known->second].clauses.push_back(i);
    }
    regions_[known->second].has_finally |= clause.kind == ExceptionRegion::Kind::Finally;
    regions_.push_back(
        region_of(handler_kind(clause.kind), clause.handler_offset, clause.handler_end(), i));
    if (clause.kind == ExceptionRegion::Kind::Filter) {
      regions_.push_back(
          region_of(Region::Kind::Filter, clause.filter_offset, clause.handler_offset, i));
    }
  }
  std::stable_sort(regions_.begin() + 1, regions_.end(), [](const Region& a, const Region& b) {
    return a.begin != b.begin ? a.begin < b.begin : a.end > b.end;
  });
}

/// Finds each region's parent: they are sorted so that it is among those that are still open.
void Regions::nest() {
  std::vector<std::uint32_t> open{0};
  for (std::uint32_t i = 1; i < regions_.size(); ++i) {
    Region& region = regions_[i];
    while (regions_[open.back()].end <= region.begin) open.pop_back();
    const Region& parent = regions_[open.back()];
    const bool is_same = parent.begin == region.begin && parent.end == region.end;
    if (region.end > parent.end || (is_same && parent.kind != Region::Kind::Body)) {
      throw Refused(fmt::format("{} and {} overlap", describe(parent), describe(region)));
    }
    region.parent = open.back();
    region.depth = parent.depth + 1;
    open.push_back(i);
  }
}

/// What belongs together has to lie in the same region, and inner clauses come first: that is the
/// order in which exceptions look at them.
void Regions::check_families(std::span<const ExceptionRegion> clauses) const {
  std::vector<const Region*> try_of(clauses.size());
  for (const Region& region : regions_) {
    if (region.kind != Region::Kind::Try) continue;
    for (const std::uint32_t clause : region.clauses) try_of[clause] = &region;
  }
  for (const Region& region : regions_) {
    if (region.kind == Region::Kind::Body || region.kind == Region::Kind::Try) continue;
    const Region& protected_block = *try_of[region.clauses.front()];
    if (region.parent != protected_block.parent) {
      throw Refused(fmt::format("{} and {} do not belong together", describe(protected_block),
                                describe(region)));
    }
  }
  for (const Region& region : regions_) {
    if (region.kind != Region::Kind::Try) continue;
    for (std::uint32_t outer = region.parent; outer != Region::none;
         outer = regions_[outer].parent) {
      effort_.spend(1);
      const Region& around = regions_[outer];
      if (around.kind != Region::Kind::Try) continue;
      if (around.clauses.front() < region.clauses.back()) {
        throw Refused(fmt::format("the clauses of {} come after those of {}, which it is in",
                                  describe(region), describe(around)));
      }
      break;
    }
  }
}

std::uint32_t Regions::common(std::uint32_t left, std::uint32_t right) const {
  while (left != right) {
    effort_.spend(1);
    if (regions_[left].depth >= regions_[right].depth) {
      left = regions_[left].parent;
    } else {
      right = regions_[right].parent;
    }
  }
  return left;
}

bool Regions::may_enter(std::uint32_t region, std::uint32_t target) const {
  return regions_[region].kind == Region::Kind::Try && regions_[region].begin == target;
}

bool Regions::check_branch(std::uint32_t from, std::uint32_t to, std::uint32_t target) const {
  if (from == to) return false;
  const std::uint32_t shared = common(from, to);
  if (shared != from) {
    throw Refused(
        fmt::format("control goes out of {} other than by leave", describe(regions_[from])));
  }
  for (std::uint32_t at = to; at != shared; at = regions_[at].parent) {
    if (!may_enter(at, target)) {
      throw Refused(fmt::format("control goes into {}", describe(regions_[at])));
    }
  }
  return true;
}

Regions::Leave Regions::check_leave(std::uint32_t from, std::uint32_t to,
                                    std::uint32_t target) const {
  Leave leave;
  const std::uint32_t shared = common(from, to);
  for (std::uint32_t at = from; at != shared; at = regions_[at].parent) {
    const Region& left = regions_[at];
    if (left.kind == Region::Kind::Catch) leave.handlers.push_back(left.clauses.front());
    if (left.kind == Region::Kind::Filter || left.kind == Region::Kind::Finally ||
        left.kind == Region::Kind::Fault) {
      throw Refused(fmt::format("leave goes out of {}", describe(left)));
    }
  }
  for (std::uint32_t at = to; at != shared; at = regions_[at].parent) {
    if (may_enter(at, target)) continue;
    // A catch handler may go back to anywhere in its own try block (I.12.4.2.8.2.3).
    const auto& clauses = regions_[at].clauses;
    const bool is_own =
        regions_[at].kind == Region::Kind::Try &&
        std::any_of(leave.handlers.begin(), leave.handlers.end(), [&](std::uint32_t handler) {
          return std::find(clauses.begin(), clauses.end(), handler) != clauses.end();
        });
    if (!is_own) throw Refused(fmt::format("leave goes into {}", describe(regions_[at])));
  }
  for (std::uint32_t at = from; at != shared; at = regions_[at].parent) {
    leave.runs_finally |= regions_[at].kind == Region::Kind::Try && regions_[at].has_finally;
  }
  return leave;
}

std::uint32_t Regions::innermost_handler(std::uint32_t region) const {
  while (regions_[region].kind == Region::Kind::Try) {
    effort_.spend(1);
    region = regions_[region].parent;
  }
  return region;
}

}  // namespace mmcheck::vm
