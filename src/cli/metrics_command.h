// `ferry metrics`: scores text files against references, without a model.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

/// Registers the subcommand. Its callback prints the scores to standard output and throws UserError where the user must
/// change something.
void add_metrics_command(CLI::App& app);

}  // namespace ferry
