// The outcomes of programs that others have written down: JSON in, JSON out, both by the programs'
// names. A statement or an expression is an array that begins with what it is:
//
//   {"lb": {"statics": [{"name": "x", "type": "int"}, {"name": "p", "type": "Node", "made": true}],
//           "threads": [{"locals": [{"name": "r", "type": "int"}],
//                        "body": [["assign", ["local", "r"], ["static", "x"]],
//                                 ["assign", ["field", ["static", "p"], "f"], 1]]}]}}
//
// Each model has its outcomes, each with the final value of everything that is observed:
//
//   {"lb": {"sc": [{"x": 0, "p_f": 1, "p_g": 0, "p_v": 0, "T0_r": 0}], …}}
#include <cstdio>
#include <iostream>
#include <map>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "enumerate.hpp"

namespace {

using namespace enumerator;
using Json = nlohmann::ordered_json;

constexpr std::size_t max_states = 10'000'000;

/// What a word stands for.
template <typename Meaning>
Meaning meaning_of(const Json& word, const std::map<std::string, Meaning>& words) {
  const auto found = words.find(word.get<std::string>());
  if (found == words.end()) throw std::runtime_error("what is " + word.dump() + "?");
  return found->second;
}

const std::map<std::string, Type> types = {
    {"int", Type::Int}, {"Node", Type::Node}, {"int[]", Type::Array}, {"object", Type::Object}};

const std::map<std::string, Operator> operators = {{"+", Operator::Add},
                                                   {"-", Operator::Subtract},
                                                   {"==", Operator::Equal},
                                                   {"!=", Operator::NotEqual}};

using ExpressionKind = Expression::Kind;
const std::map<std::string, ExpressionKind> atomics = {
    {"Add", ExpressionKind::InterlockedAdd},
    {"Exchange", ExpressionKind::InterlockedExchange},
    {"CompareExchange", ExpressionKind::InterlockedCompareExchange}};

// ---- reading -----------------------------------------------------------------------------------

Expression expression_of(const Json& json) {
  if (json.is_null()) return null();
  if (json.is_number()) return number(json.get<int>());
  const auto operand = [&](std::size_t i) { return expression_of(json.at(i)); };
  const auto name = [&](std::size_t i) { return json.at(i).get<std::string>(); };
  const std::string kind = name(0);
  if (kind == "new") return fresh();
  if (kind == "local") return local(name(1));
  if (kind == "static") return shared(name(1));
  if (kind == "field") return field(operand(1), name(2));
  if (kind == "element") return element(operand(1), operand(2));
  if (kind == "volatile-read") return volatile_read(name(1));
  if (kind == "interlocked") {
    std::vector<Expression> operands;
    for (std::size_t i = 3; i < json.size(); ++i) operands.push_back(operand(i));
    return interlocked(meaning_of(json.at(1), atomics), name(2), std::move(operands));
  }
  return binary(operand(1), meaning_of(json.at(0), operators), operand(2));
}

Body body_of(const Json& json);

Statement statement_of(const Json& json) {
  const auto operand = [&](std::size_t i) { return expression_of(json.at(i)); };
  const std::string kind = json.at(0).get<std::string>();
  if (kind == "assign") return assign(operand(1), operand(2));
  if (kind == "volatile-write") return volatile_write(json.at(1).get<std::string>(), operand(2));
  if (kind == "evaluate") return evaluate(operand(1));
  if (kind == "barrier") return barrier();
  if (kind == "process-barrier") return process_barrier();
  if (kind == "lock") return lock(json.at(1).get<std::string>(), body_of(json.at(2)));
  if (kind == "if") return if_else(operand(1), body_of(json.at(2)), body_of(json.at(3)));
  if (kind == "while") return loop_while(operand(1), body_of(json.at(2)));
  throw std::runtime_error("what is " + json.dump() + "?");
}

Body body_of(const Json& json) {
  Body body;
  for (const Json& statement : json) body.push_back(statement_of(statement));
  return body;
}

std::vector<Variable> variables_of(const Json& json) {
  std::vector<Variable> variables;
  for (const Json& item : json) {
    variables.push_back({.name = item.at("name").get<std::string>(),
                         .type = meaning_of(item.at("type"), types),
                         .is_volatile = item.value("volatile", false),
                         .initial = item.value("made", false) ? 1 : 0});
  }
  return variables;
}

Program program_of(const Json& json) {
  Program program;
  program.statics = variables_of(json.at("statics"));
  for (const Json& thread : json.at("threads")) {
    program.threads.push_back({variables_of(thread.at("locals")), body_of(thread.at("body"))});
  }
  return program;
}

// ---- all of it ---------------------------------------------------------------------------------

Json outcomes_of(const LoweredProgram& program, const Model& model) {
  const Outcomes outcomes = enumerate(program, model, max_states);
  if (!outcomes.complete) throw std::runtime_error("too many states");
  Json result = Json::array();
  if (outcomes.deadlock) result.push_back("deadlock");
  for (const std::vector<std::int64_t>& values : outcomes.values) {
    Json outcome;
    for (std::size_t i = 0; i < values.size(); ++i) outcome[program.observed[i].name] = values[i];
    result.push_back(std::move(outcome));
  }
  return result;
}

Json outcomes_of(const Program& program) {
  const LoweredProgram lowered = lower(program);
  Json result;
  for (const Model& model : models) result[std::string(model.name)] = outcomes_of(lowered, model);
  return result;
}

}  // namespace

int main() {
  try {
    const Json programs = Json::parse(std::cin);
    Json result;
    for (const auto& [name, program] : programs.items()) {
      result[name] = outcomes_of(program_of(program));
    }
    std::cout << result.dump() << "\n";
  } catch (const std::exception& error) {
    std::fprintf(stderr, "outcomes: %s\n", error.what());
    return 2;
  }
}
