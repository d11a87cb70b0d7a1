#include "base/text.hpp"

#include <doctest/doctest.h>

#include <bit>
#include <limits>
#include <string>

using namespace mmcheck::base;  // NOLINT(google-build-using-namespace)

namespace {

std::string escaped(std::string_view text) {
  std::string result;
  append_escaped(result, text);
  return result;
}

template <typename Text>
std::string literal(Text text) {
  std::string result;
  append_literal(result, text);
  return result;
}

template <typename Real>
std::string real(Real number) {
  std::string result;
  append_real(result, number);
  return result;
}

}  // namespace

TEST_SUITE_BEGIN("base");

TEST_CASE("plain names and letters of any script stay as they are") {
  CHECK(escaped("flag0") == "flag0");
  CHECK(escaped("<>c__DisplayClass3_0") == "<>c__DisplayClass3_0");
  CHECK(escaped("Zähler") == "Zähler");
  CHECK(escaped("計数器") == "計数器");
  CHECK(escaped("𝒳") == "𝒳");
  CHECK(escaped("").empty());
}

TEST_CASE("what would break a line, hide or turn the text around is escaped") {
  CHECK(escaped("a\nb\x7f\x1b[0m") == "a\\u000ab\\u007f\\u001b[0m");
  CHECK(escaped("a\u202eb") == "a\\u202eb");
  CHECK(escaped("a\u200bb") == "a\\u200bb");
  CHECK(escaped("a\u2028b\u0085") == "a\\u2028b\\u0085");
  CHECK(escaped("\U000e0041") == "\\U000e0041");
}

TEST_CASE("bytes that are not UTF-8 are shown one by one") {
  CHECK(escaped("a\xff") == "a\\xff");
  CHECK(escaped("\xc3") == "\\xc3");                             // cut off
  CHECK(escaped("\xc0\x80") == "\\xc0\\x80");                    // longer than need be
  CHECK(escaped("\xe0\x80\x80") == "\\xe0\\x80\\x80");           // the same
  CHECK(escaped("\xed\xa0\x80") == "\\xed\\xa0\\x80");           // half a surrogate pair
  CHECK(escaped("\xf4\x90\x80\x80") == "\\xf4\\x90\\x80\\x80");  // beyond the last character
  CHECK(escaped("\xe8\xa8x") == "\\xe8\\xa8x");
}

TEST_CASE("a name with an escape in it is not taken for the character") {
  CHECK(escaped("a\\u000ab") == "a\\\\u000ab");
  std::string visible;
  append_visible(visible, "\"\\n\"\t");
  CHECK(visible == "\"\\n\"\\u0009");
}

TEST_CASE("string literals are C#'s") {
  CHECK(literal(std::u16string_view(u"say \"hi\"\r\n\t\\")) == R"("say \"hi\"\r\n\t\\")");
  CHECK(literal(std::u16string_view(u"\0'x", 3)) == R"("\0'x")");
  CHECK(literal(std::u16string_view(u"é\u202e")) == "\"é\\u202e\"");
  CHECK(literal(std::string_view("\xff")) == "\"\\xff\"");
  CHECK(literal(u'\'') == "'\\''");
  CHECK(literal(u'"') == "'\"'");
}

TEST_CASE("a surrogate pair is one character, half of one an escape") {
  CHECK(literal(std::u16string_view(u"𝒳")) == "\"𝒳\"");
  const char16_t high_only[] = {0xd835, u'x', 0xdcb3};
  CHECK(literal(std::u16string_view(high_only, 3)) == "\"\\ud835x\\udcb3\"");
}

TEST_CASE("real numbers are as short as they can be without being another number") {
  CHECK(real(0.1) == "0.1");
  CHECK(real(0.1F) == "0.1");
  CHECK(real(1.0) == "1.0");
  CHECK(real(-0.0) == "-0.0");
  CHECK(real(1e300) == "1e+300");
  CHECK(real(1.0F / 3) == "0.33333334");
  CHECK(real(5e-324) == "5e-324");
  CHECK(real(-std::numeric_limits<double>::infinity()) == "-Infinity");
  CHECK(real(std::numeric_limits<float>::quiet_NaN()) == "NaN");
  CHECK(real(std::bit_cast<double>(0xfff8000000000000U)) == "NaN (0xfff8000000000000)");
}

TEST_CASE("numbers have as many digits as asked for, or more") {
  std::string text;
  append_hex(text, 0x1f, 4);
  append_hex(text, 0x12345);
  append_decimal(text, std::numeric_limits<std::int64_t>::min());
  append_decimal(text, std::numeric_limits<std::uint64_t>::max());
  CHECK(text == "001f12345-922337203685477580818446744073709551615");
}

TEST_SUITE_END();

TEST_CASE("the last part of a path is found in paths of any system") {
  CHECK(file_name("/src/a.cs") == "a.cs");
  CHECK(file_name("C:\\src\\a.cs") == "a.cs");
  CHECK(file_name("a.cs") == "a.cs");
  CHECK(file_name("src/").empty());
}

TEST_CASE("columns count UTF-16 units, offsets count bytes") {
  CHECK(offset_of_column("abc", 1) == 0);
  CHECK(offset_of_column("abc", 3) == 2);
  CHECK(offset_of_column("\u00fcbc", 2) == 2);
  CHECK(offset_of_column("\U0001d4b3bc", 3) == 4);
  CHECK(offset_of_column("abc", 0xffffffff) == 3);
}

TEST_CASE("what a type lies in is left out of its name, and of its arguments' names") {
  CHECK(without_scopes("System.Collections.Generic.Dictionary<string, N.X>") ==
        "Dictionary<string, X>");
  CHECK(without_scopes("N.Outer<N.A, System.Tuple<N.B, int>>.Inner<N.C>[,][]") == "Inner<C>[,][]");
  CHECK(without_scopes("N.Outer/Inner+Deep&") == "Deep&");
  CHECK(without_scopes("System.Func<N.X[], int?>*") == "Func<X[], int?>*");
  CHECK(without_scopes("int") == "int");
  CHECK(without_scopes("").empty());
}

TEST_CASE("names that compilers make up stay whole where scopes are left out") {
  CHECK(without_scopes("N.P.<>c__DisplayClass0_0") == "<>c__DisplayClass0_0");
  CHECK(without_scopes("N.P.<Run>d__1<N.X>") == "<Run>d__1<X>");
  CHECK(without_scopes("System.Func<N.P.<>c>") == "Func<<>c>");
  CHECK(without_scopes("N.P.<N.I.Run>g__Do|0_1") == "<N.I.Run>g__Do|0_1");
}
