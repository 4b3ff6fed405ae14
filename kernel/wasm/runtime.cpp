// What C++ and its library expect of a system, of which there is none here: the time, and an end.
#include <cerrno>
#include <chrono>
#include <cstdlib>

extern "C" {

__attribute__((import_module("kernel"), import_name("now"))) double milliseconds_now();

__thread int errno;

void abort() { __builtin_trap(); }
void __abort_message(const char*, ...) { __builtin_trap(); }

// Nothing ends the module but its memory's end, so nothing is destroyed at exit.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }
}

std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept {
    return time_point(
        duration_cast<duration>(std::chrono::duration<double, std::milli>(milliseconds_now())));
}
