// Writes the favicon and the app icons into public/, from src/art/logo.ts.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { screenshot } from './chromium.mjs'

const { module } = await runnerImport('./src/art/logo.ts')
const folder = new URL('../public/', import.meta.url).pathname
writeFileSync(`${folder}favicon.svg`, `${module.iconSvg()}\n`)
// The same with a dot: it's the viewer's turn.
const dot = '<circle cx="31.2" cy="-31.2" r="26.4" fill="#d22" stroke="#fff" stroke-width="6"/>'
writeFileSync(`${folder}favicon-turn.svg`, `${module.iconSvg().replace('</svg>', `${dot}</svg>`)}\n`)

const work = mkdtempSync(join(tmpdir(), 'icons-'))
for (const [name, size, safe] of [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
]) {
  const page = join(work, 'icon.html')
  const svg = module.iconSvg(safe).replace('<svg ', `<svg width="${size}" height="${size}" `)
  writeFileSync(page, `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`)
  // tall enough for Chromium's least window; cut to the icon's size by its own flag
  await screenshot(`file://${page}`, `${folder}${name}.png`, size, size, ['--default-background-color=00000000'])
  console.log(`${name}.png`)
}
rmSync(work, { recursive: true, force: true })
