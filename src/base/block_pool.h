// Large blocks of memory that are used again and again.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <set>
#include <utility>

namespace ferry {

/// Gives out blocks of memory and keeps what comes back for the next one: of all free blocks the smallest that is large
/// enough (best fit, Knuth, TAOCP 1, section 2.5), cut to size; neighbours that are free become one block again.
/// Nothing goes back to the system. Safe for use by several threads.
class BlockPool {
 public:
  /// A piece of fresh memory of so many bytes; throws std::bad_alloc where there is none.
  using Source = std::function<std::byte*(std::size_t bytes)>;

  explicit BlockPool(Source source) : source_(std::move(source)) {}

  /// A block of at least so many bytes that begins on a cache line. Throws std::bad_alloc.
  std::byte* take(std::size_t bytes);

  /// Takes a block back; false for what is none of its blocks. Needs no memory.
  bool give_back(std::byte* block) noexcept;

  /// Bytes that the source has given so far.
  std::size_t size() const;

 private:
  using FreeBlocks = std::set<std::pair<std::size_t, std::byte*>>;  // by size, then address
  struct Block {
    std::size_t size = 0;
    FreeBlocks::node_type entry;  // the block's place among the free ones, kept here while it is taken
    bool is_free() const { return entry.empty(); }
  };

  using Blocks = std::map<std::byte*, Block>;  // by where they begin

  void grow(std::size_t bytes);
  void add_free(std::byte* start, std::size_t bytes);
  void cut(Blocks::iterator block, std::size_t bytes);
  void join_and_free(Blocks::iterator block) noexcept;

  Source source_;
  mutable std::mutex mutex_;
  Blocks blocks_;
  FreeBlocks free_;
  std::size_t size_ = 0;
};

}  // namespace ferry
