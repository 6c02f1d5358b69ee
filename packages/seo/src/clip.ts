/** Cuts at a word and adds an ellipsis; lengths are in characters. */
export function clip(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  // Does not split a surrogate pair.
  const cut = plain.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  const space = cut.lastIndexOf(' ')
  const atWord = space > max / 2 ? cut.slice(0, space) : cut
  // Also drops a trailing conjunction or preposition.
  return `${atWord.replace(/(\s\p{L}{1,2})?[\s,.;:(«–-]*$/u, '')}…`
}
