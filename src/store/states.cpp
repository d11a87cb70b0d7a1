#include "store/states.hpp"

#include <algorithm>

namespace mmcheck::store {
namespace {

using Tuple = Tuples::Tuple;

constexpr std::uint32_t children = Tuples::width;
constexpr std::size_t parts = children - 1;  // of a root, whose first place is the shape's

std::size_t groups_of(std::size_t nodes) { return (nodes + children - 1) / children; }

/// Some more than there are components, so that the shape is another one less often.
std::uint32_t places_of(const std::vector<Component>& list) {
  constexpr std::size_t step = 4;
  return static_cast<std::uint32_t>((list.size() + step - 1) / step * step);
}

Tuple places_of(const Vector& state) {
  return {places_of(state.threads), places_of(state.statics), places_of(state.objects)};
}

}  // namespace

void States::Layer::resize(std::size_t nodes) {
  size = nodes;
  groups.assign(groups_of(nodes), {});
}

void States::make_layers(const Tuple& shape, Layers& layers) {
  std::size_t count = 1;
  std::size_t nodes = std::size_t{shape[0]} + shape[1] + shape[2];
  for (std::size_t n = nodes; n > parts; n = groups_of(n)) ++count;
  layers.resize(count);
  for (Layer& layer : layers) {
    layer.resize(nodes);
    nodes = groups_of(nodes);
  }
}

/// From the top.
void States::unfold(Open& one) const {
  make_layers(shapes_[one.root[0]], one.layers);
  Tuple top{};
  std::copy(one.root.begin() + 1, one.root.end(), top.begin());
  one.layers.back().groups = {top};
  for (std::size_t i = one.layers.size() - 1; i > 0; --i) {
    Layer& below = one.layers[i - 1];
    for (std::size_t group = 0; group < below.groups.size(); ++group) {
      const std::uint32_t node = one.layers[i].groups[group / children][group % children];
      below.groups[group] = below.is_alone(group) ? Tuple{node} : inner_[node];
    }
  }
}

/// Those that something was proposed for stay.
States::Open& States::next_open() {
  const bool is_in_use = !proposed_.empty() && proposed_.back() == last_open_;
  if (is_in_use && ++last_open_ == open_.size()) open_.emplace_back();
  return open_[last_open_];
}

const States::Open& States::open(std::uint32_t number) {
  if (open_[last_open_].number == number) return open_[last_open_];
  Open& one = next_open();
  one.number = number;
  one.root = roots_[number];
  unfold(one);
  return one;
}

void States::load(std::uint32_t number, Vector& to) {
  const std::vector<Tuple>& components = open(number).layers.front().groups;
  const Tuple& shape = shapes_[roots_[number][0]];
  std::size_t at = 0;
  for (const List which : lists) {
    std::vector<Component>& list = to.list(which);
    list.resize(shape[static_cast<std::size_t>(which)]);
    for (Component& one : list) {
      one = components[at / children][at % children];
      ++at;
    }
    while (!list.empty() && list.back() == 0) list.pop_back();
  }
}

// --- States that are proposed

void States::propose(const Vector& state) {
  Open& one = next_open();
  one.number = 0;
  one.root = {shapes_.intern(places_of(state)).number};
  make_layers(shapes_[one.root[0]], one.layers);
  const auto number = static_cast<std::uint32_t>(proposed_.size());
  proposed_.push_back(last_open_);
  std::uint32_t first = 0;
  for (const List which : lists) {
    std::uint32_t index = first;
    for (const Component component : state.list(which)) {
      replaced_.push_back({number, index++, component});
    }
    first += places_of(state.list(which));
  }
}

void States::propose(std::uint32_t from, Replacements changes) {
  open(from);
  const auto state = static_cast<std::uint32_t>(proposed_.size());
  proposed_.push_back(last_open_);
  const Tuple& shape = shapes_[roots_[from][0]];
  const std::uint32_t first[] = {0, shape[0], shape[0] + shape[1]};
  for (const Replacement& change : changes) {
    const auto which = static_cast<std::size_t>(change.list);
    if (change.index >= shape[which]) continue;  // nothing comes there
    replaced_.push_back({state, first[which] + change.index, change.component});
  }
}

/// From what is replaced in a layer to what is in the one above.
void States::fold_layer(std::size_t number) {
  const auto layer_of = [&](const Replaced& one) {
    const Layers& layers = open_[proposed_[one.state]].layers;
    return number + 1 < layers.size() ? &layers[number] : nullptr;
  };
  tuples_.clear();
  auto above = replaced_.begin();
  for (auto at = replaced_.begin(); at != replaced_.end();) {
    const Layer* layer = layer_of(*at);
    if (layer == nullptr) {  // a small tree, whose uppermost layer it is in
      *above++ = *at++;
      continue;
    }
    const auto [state, index, node] = *at;
    const std::uint32_t group = index / children;
    Tuple tuple = layer->groups[group];
    for (; at != replaced_.end() && at->state == state && at->index / children == group; ++at) {
      tuple[at->index % children] = at->node;
    }
    if (!layer->is_alone(group)) tuples_.push_back(tuple);
    *above++ = {state, group, node};
  }
  replaced_.erase(above, replaced_.end());
  inner_.intern(tuples_, found_);
  auto found = found_.begin();
  for (Replaced& one : replaced_) {
    const Layer* layer = layer_of(one);
    if (layer != nullptr && !layer->is_alone(one.index)) one.node = found++->number;
  }
}

/// Into found_.
void States::fold_proposed() {
  std::size_t layers = 0;
  for (std::size_t i = 0; i <= last_open_; ++i) layers = std::max(layers, open_[i].layers.size());
  for (std::size_t i = 0; i + 1 < layers; ++i) fold_layer(i);
  tuples_.clear();
  for (const std::size_t from : proposed_) tuples_.push_back(open_[from].root);
  for (const Replaced& one : replaced_) tuples_[one.state][one.index + 1] = one.node;
  roots_.intern(tuples_, found_);
  proposed_.clear();
  replaced_.clear();
  std::swap(open_[0], open_[last_open_]);
  last_open_ = 0;
}

void States::propose(std::uint32_t from, const Vector& before, Replacements changes) {
  const bool may_have_another_shape = std::ranges::any_of(changes, [&](const Replacement& change) {
    return change.component == 0 || change.index >= before.list(change.list).size();
  });
  if (may_have_another_shape) {
    changed_ = before;
    apply(changed_, changes);
    if (places_of(changed_) != places_of(before)) return propose(changed_);
  }
  propose(from, changes);
}

Tuples::Found States::intern(const Vector& state) {
  propose(state);
  fold_proposed();
  return found_.front();
}

void States::add_proposed(std::vector<bool>& is_new) {
  fold_proposed();
  is_new.clear();
  for (const Tuples::Found& one : found_) is_new.push_back(one.is_new);
}

}  // namespace mmcheck::store
