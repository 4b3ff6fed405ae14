// Writes docs/images/banner.png: the eight illustrated cards in a fan, with the name.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { screenshot } from './chromium.mjs'

const { cardSvg, waves } = (await runnerImport('./src/art/card.ts')).module
const { logoSvg } = (await runnerImport('./src/art/logo.ts')).module
const { plain } = (await runnerImport('./src/art/palette.ts')).module

const palette = plain('light')
const codes = ['W7', 'E7', 'C7', 'WA', 'L7', 'D7', 'F7', 'S7']
const fan = codes.map((code, i) => {
  const turn = (i - 3.5) * 5.6
  const card = cardSvg(code, { palette }).replace('<svg ', '<svg x="552" y="112" width="176" height="246" ')
  return `<g transform="rotate(${turn} 640 1640)">${card}</g>`
})
const picture =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 440" width="1280" height="440"><rect width="1280" height="440" fill="#151c3a"/>` +
  `<path d="${waves(1280, 480, 40)}" fill="none" stroke="#1f2a54" stroke-width="4"/>` +
  `<circle cx="640" cy="380" r="370" fill="#e3ac3d" opacity=".13"/><circle cx="640" cy="380" r="250" fill="#e3ac3d" opacity=".14"/>` +
  `<g color="#fbf3e2" transform="translate(455 14)">${logoSvg().replace('<svg ', '<svg width="370" height="72" ')}</g>${fan.join('')}</svg>`

const folder = new URL('../../docs/images/', import.meta.url).pathname
mkdirSync(folder, { recursive: true })
const work = mkdtempSync(join(tmpdir(), 'banner-'))
const page = join(work, 'banner.html')
writeFileSync(page, `<!doctype html><style>body{margin:0}svg{display:block}</style>${picture}`)
await screenshot(`file://${page}`, `${folder}banner.png`, 1280, 440)
rmSync(work, { recursive: true, force: true })
