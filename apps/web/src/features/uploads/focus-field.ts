/** Focuses the field in the next frame, because the element that has the focus is being removed now. */
export function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
