// Pictures of the gallery in three widths and two themes: `npm run gallery [-- folder [section,…]]`.
import { mkdirSync } from 'node:fs'
import { createServer } from 'vite'
import { screenshot } from './chromium.mjs'

const [folder = '../screenshots/gallery', only = ''] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const server = await createServer({ server: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' })
await server.listen()
const base = server.resolvedUrls.local[0]
// Below 500 pixels headless Chromium keeps its window at 500: the phone is a section of its own.
for (const theme of ['light', 'dark']) {
  for (const [width, height] of [
    [500, 5200],
    [820, 3600],
    [1440, 2300],
  ]) {
    const file = `${folder}/${theme}-${width}.png`
    await screenshot(`${base}gallery.html?theme=${theme}&only=${only}`, file, width, height)
    console.log(file)
  }
}
const french = `${folder}/french-1440.png`
await screenshot(`${base}gallery.html?theme=light&edition=fr&only=${only}`, french, 1440, 2300)
console.log(french)
await server.close()
