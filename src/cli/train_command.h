// `ferry train CONFIG`.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

void add_train_command(CLI::App& app);

}  // namespace ferry
