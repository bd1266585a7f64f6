#include "base/block_pool.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <deque>
#include <new>
#include <random>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace ferry {
namespace {

constexpr std::size_t megabyte = 1 << 20;

/// Counts what it gives, and has no more than so much.
class Memory {
 public:
  explicit Memory(std::size_t limit = std::size_t{1} << 30) : left_(limit) {}
  BlockPool::Source source() {
    return [this](std::size_t bytes) {
      if (bytes > left_) throw std::bad_alloc();
      left_ -= bytes;
      pieces_.emplace_back(bytes);
      return pieces_.back().data();
    };
  }

 private:
  std::size_t left_;
  std::deque<std::vector<std::byte>> pieces_;
};

struct Taken {
  std::byte* start;
  std::size_t bytes;
  unsigned char mark;
};

Taken take_and_fill(BlockPool& pool, std::size_t bytes, unsigned char mark) {
  std::byte* const start = pool.take(bytes);
  std::memset(start, mark, bytes);
  return {start, bytes, mark};
}

bool is_untouched(const Taken& block) {
  return std::all_of(block.start, block.start + block.bytes,
                     [&](std::byte value) { return value == std::byte{block.mark}; });
}

TEST(BlockPool, BlocksThatAreTakenNeverOverlapWhateverTheOrder) {
  Memory memory;
  BlockPool pool(memory.source());
  std::mt19937 random(1);
  std::vector<Taken> taken;
  for (int step = 0; step < 3000; ++step) {
    if (taken.size() < 40 && random() % 5 < 3) {
      taken.push_back(take_and_fill(pool, 1 + random() % (megabyte / 4), static_cast<unsigned char>(random())));
      continue;
    }
    if (taken.empty()) continue;
    std::swap(taken[random() % taken.size()], taken.back());
    ASSERT_TRUE(is_untouched(taken.back()));
    pool.give_back(taken.back().start);
    taken.pop_back();
  }
  for (const Taken& block : taken) EXPECT_TRUE(is_untouched(block));
}

TEST(BlockPool, WhatComesBackIsOnePieceAgain) {
  Memory memory(32 * megabyte);  // one piece of the source, no more
  BlockPool pool(memory.source());
  std::vector<std::byte*> taken;
  for (int i = 0; i < 300; ++i) taken.push_back(pool.take(megabyte / 10));
  std::ranges::shuffle(taken, std::mt19937(2));
  for (std::byte* const block : taken) pool.give_back(block);
  EXPECT_NO_THROW(pool.give_back(pool.take(31 * megabyte)));
  EXPECT_EQ(pool.size(), 32 * megabyte);
}

TEST(BlockPool, TheSmallestFreeBlockThatSufficesIsTaken) {
  Memory memory;
  BlockPool pool(memory.source());
  std::byte* const large = pool.take(3 * megabyte);
  std::byte* const between = pool.take(megabyte);
  std::byte* const small = pool.take(2 * megabyte);
  std::byte* const behind = pool.take(megabyte);
  pool.give_back(large);
  pool.give_back(small);
  EXPECT_EQ(pool.take(2 * megabyte), small);
  EXPECT_EQ(pool.take(2 * megabyte), large);
  EXPECT_NE(between, behind);
}

TEST(BlockPool, TheSameBatchAgainTakesNoMoreMemory) {
  Memory memory;
  BlockPool pool(memory.source());
  const auto batch = [&pool] {
    std::vector<std::byte*> taken;
    for (std::size_t i = 1; i < 60; ++i) taken.push_back(pool.take(i * 70'000));
    for (std::byte* const block : taken) pool.give_back(block);
  };
  batch();
  const std::size_t after_one = pool.size();
  for (int i = 0; i < 20; ++i) batch();
  EXPECT_EQ(pool.size(), after_one);
}

TEST(BlockPool, BlocksBeginOnACacheLine) {
  Memory memory;
  BlockPool pool(memory.source());
  std::byte* const first = pool.take(1000);
  std::byte* const second = pool.take(1001);
  EXPECT_EQ((second - first) % 64, 0);
}

TEST(BlockPool, WithoutMemoryItThrowsAndGoesOnWithWhatItHas) {
  Memory memory(32 * megabyte);
  BlockPool pool(memory.source());
  std::byte* const block = pool.take(20 * megabyte);
  EXPECT_THROW(pool.take(20 * megabyte), std::bad_alloc);
  EXPECT_THROW(pool.take(SIZE_MAX), std::bad_alloc);
  pool.give_back(block);
  EXPECT_EQ(pool.take(20 * megabyte), block);
}

TEST(BlockPool, ThreadsDoNotGetEachOthersBlocks) {
  Memory memory;
  BlockPool pool(memory.source());
  std::vector<std::thread> threads;
  std::vector<char> sound(3, 1);
  for (unsigned char thread = 0; thread < 3; ++thread) {
    threads.emplace_back([&pool, &sound, thread] {
      for (std::size_t i = 1; i < 500; ++i) {
        const Taken block = take_and_fill(pool, i * 100, thread);
        if (!is_untouched(block)) sound[thread] = 0;
        pool.give_back(block.start);
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(sound, std::vector<char>(3, 1));
}

}  // namespace
}  // namespace ferry
