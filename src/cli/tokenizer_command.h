// `ferry tokenizer train`, `encode` and `decode`.
#pragma once

namespace CLI {
class App;
}

namespace ferry {

void add_tokenizer_command(CLI::App& app);

}  // namespace ferry
