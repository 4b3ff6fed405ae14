/** What this browser has kept of a person's choices, from before the page was opened. */

export const key = 'yokai-settings'

export function storedSettings(): { [name: string]: unknown; language?: string } {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as ReturnType<typeof storedSettings>
  } catch {
    return {} // private windows may forbid storage, and what is stored may be anything
  }
}
