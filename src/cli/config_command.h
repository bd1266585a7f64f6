// `ferry config show`, `check` and `explain`.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

void add_config_command(CLI::App& app);

}  // namespace ferry
