// Builds the page without a server: `node scripts/app.mjs OUT`, in web/. BASE is the path at which it will be published, `/`
// unless it is given. Python and the kernel have been built into ../build before (`make app`).
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'

const base = `/${(process.env.BASE ?? '').replace(/^\/|\/$/g, '')}/`.replace('//', '/')
const out = resolve(process.argv[2])
const build = resolve('../build')
const pyodide = join(build, 'npm/node_modules/pyodide')

/** What a server sends as a header, and one thing more: WebAssembly is compiled here. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' data:",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const digest = (...parts) => {
  const hash = createHash('sha256')
  parts.forEach((part) => hash.update(part))
  return hash.digest('hex').slice(0, 12)
}

const packed = (path) => gzipSync(readFileSync(path), { level: 9 })
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'))
const python = {
  'pyodide.bin': packed(join(pyodide, 'pyodide.asm.wasm')),
  'library.bin': packed(join(build, 'app/library.zip')),
  'kernel.bin': packed(join(build, 'wasm/kernel.wasm')),
  'pyodide.mjs': readFileSync(join(pyodide, 'pyodide.mjs')),
  'pyodide.asm.mjs': readFileSync(join(pyodide, 'pyodide.asm.mjs')),
  'pyodide-lock.json': JSON.stringify({ info, packages: {} }), // nothing is loaded from anywhere
}
const folder = digest(...Object.values(python))
const counted = ['pyodide.bin', 'library.bin', 'kernel.bin'].map((name) => [name, python[name].length])

rmSync(out, { recursive: true, force: true })
execFileSync(
  'node',
  ['node_modules/vite/bin/vite.js', 'build', '--outDir', out, '--emptyOutDir', '--logLevel', 'warn'],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      BASE: base,
      VITE_PYTHON: folder,
      VITE_PYTHON_SIZES: JSON.stringify(Object.fromEntries(counted)),
    },
  },
)

const at = (name) => join(out, name)
mkdirSync(at(`python/${folder}`), { recursive: true })
for (const [name, content] of Object.entries(python)) writeFileSync(at(`python/${folder}/${name}`), content)
for (const name of ['offline.html', 'offline.css', 'offline.js']) rmSync(at(name))

const meta = `<meta http-equiv="content-security-policy" content="${policy}" />`
const page = readFileSync(at('index.html'), 'utf8').replace('<meta charset="utf-8" />', `$&\n    ${meta}`)
writeFileSync(at('index.html'), page)
writeFileSync(at('404.html'), page) // what Pages and others show at the addresses of our screens
writeFileSync(at('.nojekyll'), '') // Pages publishes every file as it is

const manifest = JSON.parse(readFileSync(at('manifest.webmanifest'), 'utf8'))
delete manifest.id // its start address tells it from other apps of the same site
Object.assign(manifest, { start_url: './', scope: './' })
for (const icon of manifest.icons) icon.src = icon.src.replace(/^\//, './')
writeFileSync(at('manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`)

const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(out, join(entry.parentPath, entry.name)))
  .filter((name) => !['404.html', '.nojekyll', 'sw.js', 'sw-off.js', 'licences.txt'].includes(name))
  .sort()
const version = digest(...files.flatMap((name) => [name, readFileSync(at(name))]))
const listed = files.map((name) => (name === 'index.html' ? './' : name))
const worker = readFileSync('app/sw.js', 'utf8')
  .replace('__VERSION__', version)
  .replace('__FILES__', JSON.stringify(listed))
writeFileSync(at('sw.js'), worker)
cpSync('app/sw-off.js', at('sw-off.js'))

writeFileSync(at('licences.txt'), licences())

const size = files.reduce((sum, name) => sum + statSync(at(name)).size, 0)
console.log(`${relative(resolve('..'), out)}: version ${version} for ${base}, ${(size / 1e6).toFixed(1)} MB`)

/** Whose work is in the folder, and under which terms. */
function licences() {
  const file = (path) => readFileSync(resolve(path), 'utf8').trim()
  const of = (path) => JSON.parse(file(`${path}/package.json`)).version
  const { python } = info
  const parts = [
    ['Yokai Septet', file('../LICENSE')],
    [
      `Pyodide ${of(pyodide)}`,
      'Mozilla Public License 2.0: https://mozilla.org/MPL/2.0/; its source is at https://github.com/pyodide/pyodide',
    ],
    [`Python ${python}, in Pyodide`, 'Python Software Foundation License: https://docs.python.org/3/license.html'],
    [
      'Emscripten, musl and what Pyodide builds in (zlib, bzip2, xz, zstd, libffi, hiwire)',
      'their terms: https://github.com/pyodide/pyodide/blob/main/packages and https://emscripten.org/docs/introducing_emscripten/emscripten_license.html',
    ],
    [
      'libc++, libc++abi and libunwind of LLVM, and the C library of Zig, in the kernel',
      'Apache License 2.0 with LLVM exceptions: https://llvm.org/LICENSE.txt; MIT: https://codeberg.org/ziglang/zig/src/branch/master/LICENSE',
    ],
    [
      'msgspec',
      file(
        join(
          build,
          'pyodide',
          readdirSync(join(build, 'pyodide')).find((name) => /^msgspec-.*dist-info$/.test(name)),
          'licenses/LICENSE',
        ),
      ),
    ],
    [`Svelte ${of('node_modules/svelte')}`, file('node_modules/svelte/LICENSE.md')],
    [
      `@fluent/bundle ${of('node_modules/@fluent/bundle')}`,
      'Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0',
    ],
  ]
  return parts.map(([name, terms]) => `${name}\n${'='.repeat(name.length)}\n\n${terms}\n`).join('\n\n')
}
