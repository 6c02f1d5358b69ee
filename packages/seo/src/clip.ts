/** Cuts a text after a whole word and adds an ellipsis. `max` is the length in characters. */
export function clip(text: string, max: number): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= max) return plain
  // A surrogate pair must not be split.
  const cut = plain.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')
  const space = cut.lastIndexOf(' ')
  const atWord = space > max / 2 ? cut.slice(0, space) : cut
  // A conjunction or preposition at the end is removed too.
  return `${atWord.replace(/(\s\p{L}{1,2})?[\s,.;:(«—–-]*$/u, '')}…`
}
