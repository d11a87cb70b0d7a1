#include "patch/tokens.hpp"

#include <doctest/doctest.h>

#include <string>

using mmcheck::patch::Token;
using mmcheck::patch::tokens_of;

namespace {

/// The tokens' texts with a bar between them.
std::string shown(std::string_view source) {
  std::string text;
  for (const Token& token : tokens_of(source)) {
    text += (text.empty() ? "" : "|") + std::string(token.text);
  }
  return text;
}

}  // namespace

TEST_SUITE_BEGIN("patch");

TEST_CASE("comments and space are left out, and directives are whole lines") {
  CHECK(shown("\xef\xbb\xbf a /* b; */ = // c\n 1;") == "a|=|1|;");
  CHECK(shown("x;\n  #if A // yes\ny;") == "x|;|#if A // yes|y|;");
  CHECK(shown("a/b") == "a|/|b");
}

TEST_CASE("a string is one token, whatever is in it") {
  CHECK(shown(R"(a = "b; \" }" + '\'';)") == R"(a|=|"b; \" }"|+|'\''|;)");
  CHECK(shown("a = @\"b\"\"\\\" + 1;") == "a|=|@\"b\"\"\\\"|+|1|;");
  CHECK(shown(R"(a = $"{{ {x["}"]} ; {$"{y}"}";)") == R"(a|=|$"{{ {x["}"]} ; {$"{y}"}"|;)");
  CHECK(shown("a = \"\"\"\n { \" ; \n\"\"\" ;") == "a|=|\"\"\"\n { \" ; \n\"\"\"|;");
}

TEST_CASE("marks are as long as they can be, but for what closes two lists of types") {
  CHECK(shown("a==b&&c?.d??e") == "a|==|b|&&|c|?.|d|??|e");
  CHECK(shown("A<B<C>> d") == "A|<|B|<|C|>|>|d");
  CHECK(shown("1.5e-3f 0..2 1.ToString @if") == "1.5e-3f|0|..|2|1|.|ToString|@if");
}

TEST_CASE("of a text that does not end as C# does nothing is known") {
  for (const char* text : {"a = \"b", "a /* b", "a = 'b", "a = $\"{b", "a = @\"b", "\"\"\" a",
                           "$\"{$\"{", "a = \"b\n\";"}) {
    CAPTURE(text);
    CHECK(tokens_of(text).empty());
  }
}
