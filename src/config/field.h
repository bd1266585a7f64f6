// What the field lists are made of. Every section's struct has one list, `fields(self, visit)`, that names each member
// once with its meaning and its range; reading, writing, checking and help are visitors of that list:
//
//     visit.option("heads", self.heads, "attention heads; must divide the width", between(1, 4096));
//     visit.option("patience", self.patience, "validations without a better score", at_least(0), OnResume::MayChange);
//     visit.section("train", self.train, "the parallel text that is learned from");
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>

#include "config/automatic.h"

namespace ferry {

/// The numbers an option may take.
struct Range {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  bool low_included = true;
  bool high_included = true;

  bool contains(double number) const {
    return (low_included ? number >= low : number > low) && (high_included ? number <= high : number < high);
  }
};

constexpr Range at_least(double low) {
  return Range{.low = low};
}
constexpr Range more_than(double low) {
  return Range{.low = low, .low_included = false};
}
constexpr Range between(double low, double high) {
  return Range{.low = low, .high = high};
}
/// From 0, included, to 1, excluded: what a dropout or a moment's decay can be.
constexpr Range below_one() {
  return Range{.low = 0, .high = 1, .high_included = false};
}
/// From 0, excluded, to 1, included.
constexpr Range positive_share() {
  return Range{.low = 0, .high = 1, .low_included = false};
}

/// Any value the option's type has.
constexpr Range anything() {
  return {};
}

/// When a run goes on from its checkpoint with another value. Stays: the run would not be the one that was begun, so it
/// is refused. AfterSetBack: the same, unless training has gone back to an earlier checkpoint by itself, since what it
/// advises then is another value. MayChange: limits, rhythm, what is said, where the work is done. Of a section it
/// holds for all in it.
enum class OnResume { Stays, AfterSetBack, MayChange };

/// "1 to 1000", "more than 0", "0 to less than 1"; empty for a range without ends.
std::string to_string(const Range& range);

template <typename T>
struct IsAutomatic : std::false_type {};
template <typename T>
struct IsAutomatic<Automatic<T>> : std::true_type {};
template <typename T>
constexpr bool is_automatic = IsAutomatic<std::remove_const_t<T>>::value;

/// The name a choice has in files: names_of(E), beside each enum, lists them in the order of its values, from 0.
template <typename E>
requires std::is_enum_v<E>
constexpr std::string_view name_of(E choice) {
  return names_of(choice).at(static_cast<std::size_t>(choice));
}

}  // namespace ferry
