/** Whether a key is meant for the screen: pressed alone, in no field, and no dialog lies over the screen. */
export function isForScreen({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return !(target as Element).closest('input, select, textarea') && !document.querySelector('dialog[open]')
}
