/** The golden files that these tests share with pytest. */

import { readFileSync } from 'node:fs'

export function golden<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../tests/golden/${name}`, import.meta.url), 'utf8')) as T
}
