// Memory models as text, *.mm: whoever reads one can argue with it.
//
//   # A comment.
//   name   tso
//   title  what it is, in one line
//
//   table           read  write  volatile-read  volatile-write  lock  unlock
//   read            -     -      -              -               -     -
//   write           Y     -      Y              -               -     -
//   …               (a row for each class; Y: the column may complete before the row, issued first)
//
//   store-forwarding   yes
//   …               (a line for each switch, with one of its words)
//
// Every row, column and switch has to be there, once: what is not written must not make the checker
// more optimistic. Their order is free, but for the columns' names, which stand above the rows.
#pragma once

#include <string>
#include <string_view>

#include "model/model.hpp"

namespace mmcheck::model {

/// Throws the base::Error that names file and line, what is wrong there, and what was expected.
Model parse(std::string_view text, const std::string& file);

/// The text that is parsed as this model.
std::string to_text(const Model& model);

}  // namespace mmcheck::model
