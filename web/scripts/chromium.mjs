// The installed Chromium, for pictures of our own pages: nothing it does leaves this machine.
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const CANDIDATES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

// Not the synchronous call: the page may be served by this very process.
export async function screenshot(url, file, width, height, extra = []) {
  const binary = CANDIDATES.find((path) => path && existsSync(path))
  if (!binary) throw new Error('No Chromium found: install the package chromium, or set CHROMIUM to its path.')
  const profile = mkdtempSync(join(tmpdir(), 'gallery-'))
  try {
    await run(
      binary,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--hide-scrollbars',
        '--force-prefers-reduced-motion',
        '--virtual-time-budget=2000',
        `--user-data-dir=${profile}`,
        `--window-size=${width},${height}`,
        `--screenshot=${file}`,
        ...extra,
        url,
      ],
      { timeout: 60_000 },
    )
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
}
