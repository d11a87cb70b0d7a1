// The paper's way: barriers where a cut of the explored graph has its edges.
#pragma once

#include "fence/synthesis.hpp"

namespace mmcheck::fence {

/// Cuts the graph, changes the program, and goes on from there until nothing is wrong; then drops
/// what turns out not to be needed.
Fences find_by_cuts(Changes& changes, const Explore& explore, const Draw& draw,
                    const Explored& first, const base::NowAndThen& now_and_then);

/// What the cuts of the program as it is say, next to an answer that was found in another way;
/// nothing where memory or time runs out.
void add_cuts(Fences& to, Changes& changes, const Draw& draw, const base::NowAndThen& now_and_then);

}  // namespace mmcheck::fence
