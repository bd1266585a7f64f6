// `ferry evaluate MODEL --source F --reference F`.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

void add_evaluate_command(CLI::App& app);

}  // namespace ferry
