#include "base/block_pool.h"

#include <algorithm>
#include <iterator>
#include <new>

namespace ferry {

namespace {

constexpr std::size_t cache_line = 64;
constexpr std::size_t smallest_rest = 4096;            // what is cut off a block is at least this
constexpr std::size_t growth = std::size_t{32} << 20;  // the source is asked for multiples of this

// Tensors have sizes that are multiples of a page: laid end to end, all of them would compete for the same few places
// in the caches (and a store would seem to touch what a load 4,096 bytes away reads). An odd number of lines between
// them spreads them.
constexpr std::size_t gap = 5 * cache_line;

std::size_t rounded_up(std::size_t bytes, std::size_t unit) {
  return (bytes + unit - 1) / unit * unit;
}

}  // namespace

std::byte* BlockPool::take(std::size_t bytes) {
  if (bytes > std::size_t{1} << 60) throw std::bad_alloc();
  const std::size_t needed = rounded_up(bytes, cache_line) + gap;
  const std::scoped_lock lock(mutex_);
  auto found = free_.lower_bound({needed, nullptr});
  if (found == free_.end()) {
    grow(needed);
    found = free_.lower_bound({needed, nullptr});
  }
  const auto block = blocks_.find(found->second);
  if (block->second.size >= needed + smallest_rest) cut(block, needed);
  block->second.entry = free_.extract({block->second.size, block->first});
  return block->first;
}

// The rest becomes a free block of its own. Where there is no memory to note that, nothing has changed.
void BlockPool::cut(Blocks::iterator block, std::size_t bytes) {
  const std::size_t rest = block->second.size - bytes;
  add_free(block->first + bytes, rest);
  FreeBlocks::node_type entry = free_.extract({block->second.size, block->first});
  entry.value().first = block->second.size = bytes;
  free_.insert(std::move(entry));
}

void BlockPool::add_free(std::byte* start, std::size_t bytes) {
  const auto block = blocks_.emplace(start, Block{.size = bytes, .entry = {}}).first;
  try {
    free_.emplace(bytes, start);
  } catch (...) {
    blocks_.erase(block);
    throw;
  }
}

void BlockPool::grow(std::size_t bytes) {
  bytes = rounded_up(bytes, growth);
  std::byte* const start = source_(bytes);
  add_free(start, bytes);
  size_ += bytes;
  // Joins what is free before or after it, where the source gave what lies side by side.
  const auto block = blocks_.find(start);
  block->second.entry = free_.extract({bytes, start});
  join_and_free(block);
}

bool BlockPool::give_back(std::byte* start) noexcept {
  const std::scoped_lock lock(mutex_);
  const auto block = blocks_.find(start);
  if (block == blocks_.end()) return false;
  join_and_free(block);
  return true;
}

void BlockPool::join_and_free(Blocks::iterator block) noexcept {
  FreeBlocks::node_type entry = std::move(block->second.entry);
  const auto joined = [](Blocks::iterator first, Blocks::iterator second) {
    return first->first + first->second.size == second->first;
  };
  const auto next = std::next(block);
  if (next != blocks_.end() && next->second.is_free() && joined(block, next)) {
    free_.erase({next->second.size, next->first});
    block->second.size += next->second.size;
    blocks_.erase(next);
  }
  const auto before = block == blocks_.begin() ? block : std::prev(block);
  if (before != block && before->second.is_free() && joined(before, block)) {
    free_.erase({before->second.size, before->first});
    before->second.size += block->second.size;
    blocks_.erase(block);
    block = before;
  }
  entry.value() = {block->second.size, block->first};
  free_.insert(std::move(entry));
}

std::size_t BlockPool::size() const {
  const std::scoped_lock lock(mutex_);
  return size_;
}

}  // namespace ferry
