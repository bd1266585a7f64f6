// ferry average CHECKPOINT... --output DIR
#pragma once

namespace CLI {
class App;
}

namespace ferry {

/// Adds the command; it runs when the command line names it. Throws UserError.
void add_average_command(CLI::App& app);

}  // namespace ferry
