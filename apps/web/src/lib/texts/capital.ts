/** Begins a text with a capital letter, such as a word of a sentence that also stands alone. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
