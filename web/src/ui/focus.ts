/** Gives a button the focus when it appears, without scrolling past what stands above it. */
export function focus(node: HTMLElement): void {
  node.focus({ preventScroll: true })
}
