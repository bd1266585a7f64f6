// `ferry translate`: a line out for each line in, in order.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

/// Registers the subcommand. Its callback writes the translations to standard output or to a file and throws UserError
/// where the user must change something.
void add_translate_command(CLI::App& app);

}  // namespace ferry
