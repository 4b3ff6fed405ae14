// The kernel in WebAssembly, for whoever runs Python in JavaScript: MessagePack in, MessagePack out.
// kernel/wasm/_kernel.py makes Python of it.

// `callback(callable, arguments)` answers what the kernel asks during a call: 0, 1, or -1 for an exception.
export async function loadKernel(module, callback) {
  let memory;
  const { exports } = await WebAssembly.instantiate(module, {
    kernel: {
      now: () => performance.now(),
      callback: (callable, address, size) =>
        callback(callable, new Uint8Array(memory.buffer, address, size).slice()),
    },
  });
  memory = exports.memory;
  exports.__wasm_call_ctors();

  // The answer is copied, since the next call overwrites it.
  return (request) => {
    const address = exports.allocate(request.length);
    new Uint8Array(memory.buffer, address, request.length).set(request);
    const place = exports.call(address, request.length); // may grow the memory, and so replace its buffer
    const [size, answer] = new Uint32Array(memory.buffer, place, 2);
    return new Uint8Array(memory.buffer, answer, size).slice();
  };
}
