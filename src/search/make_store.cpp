#include "search/make_store.hpp"

#include "store/bitstate.hpp"
#include "store/hash_compact.hpp"
#include "store/states.hpp"

namespace mmcheck::search {

std::unique_ptr<store::Visited> make_store(const Options& options) {
  constexpr std::uint64_t usual_bytes_of_bits = std::uint64_t{64} << 20;
  switch (options.store) {
    case StoreKind::Exact:
      return std::make_unique<store::States>();
    case StoreKind::HashCompact:
      return std::make_unique<store::HashCompact>();
    case StoreKind::Bitstate:
      // The other half is for all that is not in the array.
      return std::make_unique<store::Bitstate>(options.max_memory ? *options.max_memory / 2
                                                                  : usual_bytes_of_bits);
  }
  return {};
}

}  // namespace mmcheck::search
