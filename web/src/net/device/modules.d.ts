declare module '*/kernel/wasm/kernel.mjs' {
  /** The kernel's one call, with MessagePack both ways. */
  export function loadKernel(
    module: WebAssembly.Module,
    callback: (callable: number, content: Uint8Array) => number,
  ): Promise<(request: Uint8Array) => Uint8Array>
}
interface ImportMetaEnv {
  /** The folder of the Python that plays without a server; unset where a server does. */
  readonly VITE_PYTHON?: string
  /** The sizes of its files, as JSON. */
  readonly VITE_PYTHON_SIZES?: string
}
