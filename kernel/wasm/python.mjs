// Python under node, as in a browser: Pyodide with the kernel in WebAssembly.
//   node kernel/wasm/python.mjs -m MODULE ARGUMENTS…    or SCRIPT ARGUMENTS…, as with python
// The Makefile puts Pyodide into build/npm, Python's packages into build/pyodide and the kernel into build/wasm.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { loadKernel } from "./kernel.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { loadPyodide } = await import(join(root, "build/npm/node_modules/pyodide/pyodide.mjs"));
const pyodide = await loadPyodide({ env: { ...process.env, HOME: "/home" } });
const { FS } = pyodide;

let callback;
const module = await WebAssembly.compile(readFileSync(join(root, "build/wasm/kernel.wasm")));
pyodide.registerJsModule("yokai_kernel", {
  call: await loadKernel(module, (...asked) => callback(...asked)),
  on_callback: (python) => (callback = python),
});

function copy(from, to) {
  FS.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === "__pycache__" || entry.name.startsWith("_kernel.")) continue;
    if (entry.isDirectory()) copy(join(from, entry.name), `${to}/${entry.name}`);
    else FS.writeFile(`${to}/${entry.name}`, readFileSync(join(from, entry.name)));
  }
}

// The package lies in memory, since there it has another `_kernel` than in src/.
copy(join(root, "src/yokai_septet"), "/site/yokai_septet");
copy(join(root, "locales"), "/site/yokai_septet/locales");
FS.writeFile("/site/yokai_septet/engine/_kernel.py", readFileSync(join(root, "kernel/wasm/_kernel.py")));
for (const [folder, at] of [["build/pyodide", "/packages"], ["", "/project"]]) {
  FS.mkdirTree(at);
  pyodide.mountNodeFS(at, join(root, folder));
}

// Emscripten takes the time of day for processor time.
pyodide.globals.set("microseconds", () => {
  const { user, system } = process.cpuUsage();
  return user + system;
});
const [first, ...others] = process.argv.slice(2);
const source = first === "-m" ? null : readFileSync(first, "utf-8");
pyodide.globals.set("words", pyodide.toPy(source === null ? others : [first, ...others]));
pyodide.globals.set("source", source ?? undefined);
try {
  process.exitCode = pyodide.runPython(`
import os, runpy, sys, time
os.chdir("/project")
sys.dont_write_bytecode = True
sys.path[:0] = ["/project", "/site", "/packages"]
sys.argv = words
time.process_time = lambda: microseconds() / 1e6
code = 0
try:
    if source is None:
        runpy.run_module(words[0], run_name="__main__", alter_sys=True)
    else:
        exec(compile(source, words[0], "exec"), {"__name__": "__main__", "__file__": words[0]})
except SystemExit as end:
    code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
code
`);
} catch (error) {
  console.error(String(error.message ?? error)); // node would print megabytes of code with it
  process.exitCode = 1;
}
process.exit();
