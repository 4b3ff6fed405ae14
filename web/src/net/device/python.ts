/** Loads Python into a worker: Pyodide, our library and the kernel, all from one folder whose name changes with its content. */

// The build copies these files beside the page (tools/app).
import type { loadPyodide as LoadPyodide } from './pyodide'
import { loadKernel } from '../../../../kernel/wasm/kernel.mjs'

const folder = new URL(`${import.meta.env.BASE_URL}python/${import.meta.env.VITE_PYTHON}/`, location.origin)

/** How many bytes there are to load, as they lie on the server. */
const sizes = JSON.parse(import.meta.env.VITE_PYTHON_SIZES ?? '{}') as Record<string, number>

export type Pyodide = Awaited<ReturnType<typeof LoadPyodide>>

/** Files are compressed, since many servers of static files do not compress what they do not know. */
async function unpacked(name: string, loaded: (bytes: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(new URL(name, folder))
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`)
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      loaded(chunk.length)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}

export async function loadPython(progress: (share: number) => void): Promise<Pyodide> {
  let bytes = 0
  const all = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  const loaded = (more: number) => progress(Math.min((bytes += more) / all, 1))
  const files = Object.fromEntries(
    ['pyodide.bin', 'library.bin', 'kernel.bin'].map((name) => [name, unpacked(name, loaded)]),
  ) as Record<string, Promise<ArrayBuffer>>
  const { loadPyodide } = (await import(/* @vite-ignore */ new URL('pyodide.mjs', folder).href)) as {
    loadPyodide: typeof LoadPyodide
  }
  const fetchFile = self.fetch
  // Pyodide fetches two files by their own names.
  const kinds = { 'pyodide.asm.wasm': ['pyodide.bin', 'application/wasm'], 'library.zip': ['library.bin', ''] }
  self.fetch = async (asked, init) => {
    const name = String(asked instanceof Request ? asked.url : asked).replace(/.*\//, '')
    const [file, type = ''] = kinds[name as keyof typeof kinds] ?? []
    if (!file) return fetchFile(asked, init)
    return new Response(await files[file], { headers: { 'content-type': type } })
  }
  try {
    const python = await loadPyodide({
      indexURL: folder.href,
      stdLibURL: new URL('library.zip', folder).href,
      fullStdLib: false,
    })
    let callback: ((callable: number, content: Uint8Array) => number) | undefined
    python.registerJsModule('yokai_kernel', {
      call: await loadKernel(
        await WebAssembly.compile(await files['kernel.bin']!),
        (...asked) => callback?.(...asked) ?? -1,
      ),
      on_callback: (called: typeof callback) => (callback = called),
    })
    python.runPython(setUp)
    return python
  } finally {
    self.fetch = fetchFile
  }
}

/** Modules in C cannot be imported from an archive: msgspec's is written beside it. */
const setUp = `
import os, sys, zipimport

archive = zipimport.zipimporter("/lib/python314.zip")
folder = "/lib/python3.14/site-packages"
os.makedirs(f"{folder}/msgspec", exist_ok=True)
for name in archive._get_files():
    if name.startswith("msgspec/") and not name.endswith("/"):
        with open(f"{folder}/{name}", "wb") as file:
            file.write(archive.get_data(name))
sys.path[:] = [folder, "/lib/python314.zip"]
`
