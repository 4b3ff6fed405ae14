import { settings } from './settings.svelte'

/** Whether a key is meant for the screen: pressed alone, in no field, and no dialog lies over the screen.
 *
 * Keys that write a character can be switched off: people who dictate to the browser press them by accident.
 */
export function isForScreen({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || (key.length === 1 && !settings.shortcuts)) return false
  return !(target as Element).closest('input, select, textarea') && !document.querySelector('dialog[open]')
}
