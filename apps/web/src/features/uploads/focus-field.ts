/** Focuses the field after the next frame, because the focused element is being removed. */
export function focusField(id: string): void {
  requestAnimationFrame(() => document.getElementById(id)?.focus())
}
