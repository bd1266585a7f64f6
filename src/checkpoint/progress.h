// Where a run stands: everything besides tensors that a resumed run needs to go on as if it had never stopped.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "data/batch_stream.h"
#include "data/text_fingerprint.h"
#include "evaluation/quality.h"
#include "loss/cross_entropy.h"

namespace ferry {

/// The texts that a run reads while it trains.
struct DataFingerprint {
  TextFingerprint train;
  TextFingerprint valid;
  bool operator==(const DataFingerprint&) const = default;
};

/// What the log will tell with its next report: sums over the updates since the last one.
struct UnreportedUpdates {
  std::int64_t updates = 0;
  LossTotals totals;
  double norms = 0;  ///< sum of the gradients' norms
  bool operator==(const UnreportedUpdates&) const = default;
};

/// How high the loss has been, report by report, in nats a piece (training/divergence.h).
struct LossLevel {
  double lowest = std::numeric_limits<double>::infinity();
  std::vector<double> recent;
  bool left = false;  ///< it was told that the loss has left its level
  bool operator==(const LossLevel&) const = default;
};

struct Progress {
  std::int64_t update = 0;         ///< updates made
  StreamPosition position;         ///< of the next batch
  std::int64_t source_tokens = 0;  ///< seen in training, </s> included
  std::int64_t target_tokens = 0;
  double seconds = 0;           ///< spent in training, over all sittings
  std::optional<Quality> best;  ///< by the validation metric; absent before the first validation
  std::int64_t best_update = 0;
  std::int64_t validations_without_gain = 0;
  std::int64_t validated_update = 0;  ///< of the newest validation
  // Updates that could not be applied (training/bad_updates.h).
  std::int64_t bad_updates_in_a_row = 0;
  std::int64_t set_backs = 0;           ///< how often training went back with this learning rate
  std::int64_t returns = 0;             ///< how often in all
  double rate_factor = 1;               ///< the learning rate is multiplied with it
  std::optional<DataFingerprint> data;  ///< absent in checkpoints of earlier versions
  std::optional<Quality> quality = {};  ///< of these very weights; absent where they were not validated
  /// The updates of the checkpoints that these weights are the mean of; empty: the weights are those of one moment.
  std::vector<std::int64_t> average_of = {};
  std::int64_t averaged_update = 0;  ///< after which means of checkpoints were tried last
  UnreportedUpdates unreported = {};
  LossLevel loss_level = {};
  bool operator==(const Progress&) const = default;
};

Json to_json(const Progress& progress);
/// Throws UserError naming `where` and the missing or ill-typed key.
Progress progress_from_json(const Json& json, const std::string& where);

}  // namespace ferry
