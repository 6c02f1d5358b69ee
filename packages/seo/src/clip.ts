/** Cuts at a word and marks the cut; lengths are in characters. */
export function clip(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  // A pair of surrogates is not cut in two.
  const cut = plain.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  const space = cut.lastIndexOf(' ')
  const atWord = space > max / 2 ? cut.slice(0, space) : cut
  // A lone conjunction or preposition says nothing at the end.
  return `${atWord.replace(/(\s\p{L}{1,2})?[\s,.;:(«–-]*$/u, '')}…`
}
