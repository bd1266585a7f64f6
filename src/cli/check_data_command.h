// `ferry check-data`: what is wrong with a corpus, and a cleaned copy of it.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

void add_check_data_command(CLI::App& app);

}  // namespace ferry
