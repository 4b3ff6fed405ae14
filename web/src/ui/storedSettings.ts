/** The settings as they were stored in this browser. */

export const key = 'yokai-settings'

export function storedSettings(): { [name: string]: unknown; language?: string } {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as ReturnType<typeof storedSettings>
  } catch {
    return {} // private windows may forbid storage, and the stored text may be damaged
  }
}
