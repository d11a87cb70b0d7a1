// What of a program more than one thread uses, as far as a search has seen.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "search/reduction/guard.hpp"

namespace mmcheck::search {

/// Bytes of every object of a type, of every element of an array type, or of a type's statics.
struct Memory {
  const vm::Type* type;
  bool is_static;
  std::uint32_t offset;
  std::uint32_t size;
};

struct ContendedByte {
  std::uint32_t type;  // Type::id
  bool is_static;
  std::uint32_t offset;
};

class Sharing {
 public:
  // Each notes that a thread does something that others could notice, and answers whether it
  // concerns none of them as far as is known. A search relies on what was answered.

  /// It concerns nobody else if no other thread uses the memory, or all of them only read it, or
  /// all use it only while they hold a certain monitor; or if it is read by the only thread that
  /// writes it.
  /// `is_own`: it is in an object that the thread alone leads to now, and may hand out later. Then
  /// it is enough that nobody uses it in objects that were handed out.
  bool note(const Memory& memory, std::uint32_t thread, bool writes, Guards& guards, bool is_own);
  /// The same of memory of which it is known that others use it, too.
  void note_user(const Memory& memory, std::uint32_t thread, bool writes);
  /// Whether it is known that none of this is so.
  bool is_contended(const Memory& memory) const;
  /// Whether that was found by note(), and several threads write it: then there is nothing more to
  /// note of it.
  bool is_found_contended(const Memory& memory) const { return contended_.contains(key(memory)); }
  /// All memory of which it is known, byte by byte.
  std::vector<ContendedByte> contended() const;
  /// A monitor is given back. Whoever waits for it is only let go on by that.
  bool note_unlock(const vm::Type& object);
  /// A thread is started, or ends. The same holds for whoever joins it.
  bool note_start_or_end();

  /// A monitor is asked for by somebody who goes on without it.
  void note_attempt(const vm::Type& object);
  bool has_attempts() const { return !attempted_.empty(); }
  /// Somebody asks how far a thread is, and goes on either way; or is ended by that.
  void note_look();

  /// The program may end while a thread is anywhere.
  void note_cut_off();
  bool is_cut_off() const { return is_cut_off_; }

  /// A program has finalizers of which nobody knew.
  void note_finalizable() { is_refuted_ = true; }

  /// A thread comes to a process-wide fence. A search under a model that did not expect that has
  /// not counted what threads overtake.
  void note_process_wide_fence(bool is_relaxed) {
    is_refuted_ |= is_relaxed && !has_process_wide_fence_;
    has_process_wide_fence_ = true;
  }
  bool has_process_wide_fence() const { return has_process_wide_fence_; }

  /// Something is put into memory that leads others to an object and does not hand it out: a weak
  /// reference, a pointer that is a number. `matters`: to the answers of this search.
  void note_hidden_way(bool matters) {
    is_refuted_ |= matters && !has_hidden_way_;
    has_hidden_way_ = true;
  }
  bool has_hidden_way() const { return has_hidden_way_; }

  /// Statics are used by somebody while another thread initializes their class.
  void note_unfinished(const vm::Type& type);
  /// Whether nobody does: what that thread does with them concerns nobody then.
  bool is_hidden(const vm::Type& type) const { return !unfinished_.contains(type.id); }

  /// Whether an answer was wrong. The next search knows better.
  bool is_refuted() const { return is_refuted_; }
  void begin_anew();
  /// Whether several threads use it, as an earlier search has found out. Then it makes no
  /// difference whether an object is somebody's own.
  bool is_known_to_be_shared(const Memory& memory) const;

 private:
  struct Threads {  // who do something
    enum class How : std::uint8_t { None, One, Many };
    How how = How::None;
    std::uint8_t one = 0;

    void add(std::uint32_t thread);
    bool are_many() const { return how == How::Many; }
    bool are_only(std::uint32_t thread) const { return how == How::One && one == thread; }
  };
  struct Use {  // of one byte
    Threads users;
    Threads writers;
    bool changes = false;  // it is written, be it in an object of the thread's own
    bool names_a_guard = false;
    bool is_contended = false;    // and there is no guard
    bool stays_own = false;       // objects are taken to stay with those who made them
    bool has_one_writer = false;  // that is taken for granted
    bool was_shared = false;      // when the search began: see is_known_to_be_shared
    std::optional<Guard> guard;
    std::vector<Guard> refuted_guards;
  };
  bool note(Use& use, std::uint32_t thread, bool writes, Guards& guards, bool is_own);
  void note_change(Use& use, bool writes);
  void note_user(Use& use, std::uint32_t thread, bool writes);
  bool is_constant(const Guard& guard);
  static std::uint64_t key(const vm::Type& type, bool is_static, std::uint32_t offset) {
    return std::uint64_t{type.id} << 33 | std::uint64_t{is_static} << 32 | offset;
  }
  static std::uint64_t key(const Memory& memory) {
    return key(*memory.type, memory.is_static, memory.offset) << 8 | memory.size % 256;
  }

  std::unordered_map<std::uint64_t, Use> uses_;
  std::unordered_set<std::uint64_t> contended_;   // memory all of whose bytes several write
  std::unordered_set<std::uint32_t> attempted_;   // by Type::id
  std::unordered_set<std::uint32_t> unfinished_;  // likewise
  bool is_looked_at_ = false;
  bool is_cut_off_ = false;
  bool has_process_wide_fence_ = false;
  bool has_hidden_way_ = false;
  bool is_refuted_ = false;
};

}  // namespace mmcheck::search
