// `ferry inspect PATH`.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

void add_inspect_command(CLI::App& app);

}  // namespace ferry
