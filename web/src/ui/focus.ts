/** Gives a button the focus when it appears, without scrolling past what stands above it. */
export function focus(node: HTMLElement): void {
  node.focus({ preventScroll: true })
}

/** For a field whose content is to be replaced: <input {@attach focusAndSelect}>. */
export const focusAndSelect = (input: HTMLInputElement) => {
  input.focus()
  input.select()
}
