#include "data/batch_stream.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <future>
#include <mutex>
#include <thread>
#include <utility>

#include "base/errors.h"
#include "base/threads.h"

namespace ferry {

struct BatchStream::State {
  /// The corpus of one epoch and its batches.
  struct Epoch {
    std::int64_t number = 0;
    std::shared_ptr<const EncodedCorpus> corpus;
    BatchPlan plan;
  };

  struct Ready {
    Batch batch;
    StreamPosition position;
    std::int64_t batches_in_epoch = 0;
  };

  const EncodedCorpus& best;
  const ParallelText& text;
  const TokenizerPair& tokenizers;
  StreamOptions options;
  StreamPosition position;  ///< of the batch that next() gives; the caller's thread only

  std::mutex mutex = {};
  std::condition_variable_any changed = {};
  std::deque<Ready> ready = {};     ///< at most one
  std::exception_ptr failure = {};  ///< what ended the thread
  std::jthread thread = {};         ///< last, so that it ends before what it uses

  Epoch make_epoch(std::int64_t number, const std::stop_token& stop) const;
  void produce(StreamPosition start, const std::stop_token& stop);
  bool deliver(Ready item, const std::stop_token& stop);
  std::unique_lock<std::mutex> wait();
};

// A pure function of the stream's arguments and the number (unless stopped), so that a resumed run sees what the
// undisturbed run would have seen.
BatchStream::State::Epoch BatchStream::State::make_epoch(std::int64_t number, const std::stop_token& stop) const {
  Epoch epoch{.number = number, .corpus = {&best, [](const EncodedCorpus*) {}}, .plan = {}};
  if (options.sampling > 0) {
    epoch.corpus = std::make_shared<const EncodedCorpus>(
        sample_corpus(best, text, tokenizers, options.sampling, options.max_tokens, options.seed, number, stop));
    if (stop.stop_requested()) return epoch;
  }
  epoch.plan = plan_batches(*epoch.corpus, epoch_order(best.size(), options.seed, number), options.batch_tokens,
                            options.seed, number);
  return epoch;
}

bool BatchStream::State::deliver(Ready item, const std::stop_token& stop) {
  std::unique_lock lock(mutex);
  if (!changed.wait(lock, stop, [&] { return ready.empty(); })) return false;
  ready.push_back(std::move(item));
  changed.notify_all();
  return true;
}

void BatchStream::State::produce(StreamPosition start, const std::stop_token& stop) {
  const TensorThreads alone(1);
  try {
    Epoch epoch = make_epoch(start.epoch, stop);
    for (std::int64_t batch = start.batch; !stop.stop_requested(); batch = 0) {
      std::future<Epoch> upcoming =
          std::async(std::launch::async, [&, number = epoch.number + 1] { return make_epoch(number, stop); });
      const auto batches = static_cast<std::int64_t>(epoch.plan.batches.size());
      for (; batch < batches; ++batch) {
        Batch collated = collate(*epoch.corpus, epoch.plan.batches[static_cast<std::size_t>(batch)]);
        if (!deliver({std::move(collated), {epoch.number, batch}, batches}, stop)) return;
      }
      epoch = upcoming.get();
    }
  } catch (...) {
    const std::lock_guard lock(mutex);
    failure = std::current_exception();
    changed.notify_all();
  }
}

std::unique_lock<std::mutex> BatchStream::State::wait() {
  std::unique_lock lock(mutex);
  changed.wait(lock, [&] { return !ready.empty() || failure; });
  if (ready.empty()) std::rethrow_exception(failure);
  return lock;
}

BatchStream::BatchStream(const EncodedCorpus& corpus, const ParallelText& text, const TokenizerPair& tokenizers,
                         StreamOptions options, StreamPosition start)
    : state_(new State{.best = corpus, .text = text, .tokenizers = tokenizers, .options = options, .position = start}) {
  check(start.epoch >= 0 && start.batch >= 0, "epochs and batches are counted from 0");
  if (corpus.size() == 0) {
    throw UserError(Problem{.where = text.name,
                            .what = "no pairs are left to train on",
                            .remedy = "see what was left out and why: `ferry check-data`, data.max_tokens"});
  }
  state_->thread =
      std::jthread([state = state_.get(), start](const std::stop_token& stop) { state->produce(start, stop); });
}

BatchStream::~BatchStream() = default;

Batch BatchStream::next() {
  const auto lock = state_->wait();
  State::Ready item = std::move(state_->ready.front());
  state_->ready.pop_front();
  state_->changed.notify_all();
  const bool last = item.position.batch + 1 == item.batches_in_epoch;
  state_->position =
      last ? StreamPosition{item.position.epoch + 1, 0} : StreamPosition{item.position.epoch, item.position.batch + 1};
  return std::move(item.batch);
}

StreamPosition BatchStream::position() const {
  return state_->position;
}

std::int64_t BatchStream::batches_in_epoch() const {
  const auto lock = state_->wait();
  return state_->ready.front().batches_in_epoch;
}

}  // namespace ferry
