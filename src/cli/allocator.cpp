// Settings that jemalloc reads before `main`.
#ifdef FERRY_WITH_JEMALLOC

extern "C" {

// One arena: what the backward pass frees in its thread, the next forward pass can have. What is freed is kept, large
// blocks too: each batch takes the same hundreds of megabytes, and pages given back would have to be made anew.
extern const char* malloc_conf;
const char* malloc_conf = "narenas:1,dirty_decay_ms:-1,muzzy_decay_ms:-1,oversize_threshold:0";
}

#endif
