// `ferry benchmark train CONFIG`.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

void add_benchmark_command(CLI::App& app);

}  // namespace ferry
