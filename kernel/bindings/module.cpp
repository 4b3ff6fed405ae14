// The extension module: registers what each subject in this folder defines, and carries the hash of
// its sources.
#include "bindings/bindings.hpp"
#include "source_hash.hpp"

NB_MODULE(_kernel, m) {
    m.doc() =
        "The compiled kernel. Use yokai_septet.engine, which checks everything before it calls "
        "this.";
    // OpenSpiel's registry keeps our objects until after the interpreter is gone, which would be
    // reported as leaks.
    nanobind::set_leak_warnings(false);
    m.attr("SOURCE_HASH") = YOKAI_SOURCE_HASH;
    yokai::bind_rounds(m);
    yokai::bind_playouts(m);
    yokai::bind_policy(m);
    yokai::bind_worlds(m);
    yokai::bind_search(m);
    yokai::bind_solver(m);
    yokai::bind_envs(m);
    yokai::bind_strategies(m);
    yokai::bind_twins(m);
}
