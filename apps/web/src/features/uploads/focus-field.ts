/** Gives the focus to the chooser of a field, once it is there again: what had it is about to go. */
export function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
