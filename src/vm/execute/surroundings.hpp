// What a step may ask about the state that it is made in, and whom it tells what it does.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "vm/state/value.hpp"

namespace mmcheck::vm {

struct Access;
struct Pointer;

/// The choice, under a relaxed model, of completing nothing but what concerns nobody else.
inline constexpr std::uint32_t only_quiet = 0xff;

/// What a search knows of a state that one thread is about to change.
class Surroundings {
 public:
  /// Whether the thread alone reaches what is there: no other one can notice it, as long as the
  /// thread does not hand anything out.
  virtual bool is_owned(const Access& access) = 0;
  /// Whether no other thread can notice it because none of them does anything before this one ends.
  virtual bool happens_alone(const Access& access) = 0;
  /// Whether it is known to concern others.
  virtual bool concerns_others(const Access& access) = 0;
  /// What others could notice, except that it may concern none of them, whatever happens.
  virtual bool concerns_nobody_else(const Access& access) = 0;
  /// Whether it belongs to the step that is being made for that reason.
  virtual bool may_be_merged(const Access& access) = 0;

  /// An object is made that has a finalizer.
  virtual void note_finalizable() = 0;
  /// What the garbage collector would find in the state as the step began.
  struct Garbage {
    std::vector<Ref> finalizable;  // objects whose finalizers are to be run
    std::vector<Ref> handles;      // WeakHandles that would lose their targets
    // Those of them that it finds for certain: no variable leads there that nobody looks at.
    std::vector<Ref> certainly_finalizable;
    std::vector<Ref> certain_handles;
  };
  virtual Garbage garbage() = 0;

  /// A thread comes to a process-wide fence.
  virtual void note_process_wide_fence() = 0;
  /// Whether threads may come to one: then Pending::overtaken has to be kept.
  virtual bool counts_overtaken() const = 0;

  /// Whether no other thread has anything left to do.
  virtual bool is_alone() = 0;
  struct Circumstances {
    /// Whether the thread alone leads to what is accessed; nothing if that is not known.
    std::optional<bool> is_own;
    /// Whether the thread has the monitor when the operation completes.
    std::function<bool(Ref)> holds;
  };
  /// Under a model that lets operations wait: whether one concerns no other thread, whenever it
  /// happens.
  virtual bool is_quiet(const Access& access, const Circumstances& circumstances) = 0;

  /// Under such a model: whether nobody finds the object that is accessed before all is done that
  /// the thread has issued on it, for the thread alone leads to it and nothing that it had issued
  /// before this step hands it out.
  virtual bool is_fresh(const Access& access) = 0;
  /// Whether the thread alone led to it when the step began, or has made it since.
  virtual bool has_to_itself(const Pointer& pointer) = 0;
  /// Something is put into memory that leads to an object and does not count as handing it out.
  virtual void note_hidden_way() = 0;

  /// Without a model: the operation that the step is for. What comes before it in the step concerns
  /// nobody.
  virtual void begins_with(const Access&) {}

  /// A test of the machine: whether a step ends before each instruction where a thread can stand.
  virtual bool ends_everywhere() const { return false; }
  /// Then: its one instruction begins, or has noted how far it is and begins anew from there.
  virtual void begins() {}

 protected:
  ~Surroundings() = default;
};

}  // namespace mmcheck::vm
