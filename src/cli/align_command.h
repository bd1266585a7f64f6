// `ferry align MODEL --source F --target F`.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

void add_align_command(CLI::App& app);

}  // namespace ferry
