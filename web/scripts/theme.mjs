// Writes the suits' colours from src/art/palette.ts into src/theme.css, between its two marks.
import { readFileSync, writeFileSync } from 'node:fs'
import { runnerImport } from 'vite'

const { module } = await runnerImport('./src/art/palette.ts')
const path = new URL('../src/theme.css', import.meta.url)
const css = readFileSync(path, 'utf8')
writeFileSync(
  path,
  css.replace(
    /(\/\* palette:.*?\*\/\n)[^]*?(\/\* end of palette \*\/)/,
    (_, head, tail) => head + module.cssBlock() + tail,
  ),
)
