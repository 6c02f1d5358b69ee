/** Words of a group as they are typed, one to a line; empty lines and repeated words are left out. */
export function readWordLines(text: string): string[] {
  const byWord = new Map<string, string>()
  for (const line of text.split('\n')) {
    const word = line.trim().replaceAll(/\s+/g, ' ')
    if (word !== '' && !byWord.has(word.toLowerCase())) byWord.set(word.toLowerCase(), word)
  }
  return [...byWord.values()]
}

/** The groups in which a word begins with what was typed, in any case; all of them when nothing was. */
export function groupsWith<T extends { readonly words: readonly string[] }>(
  groups: readonly T[],
  query: string,
): readonly T[] {
  const begun = query.trim().toLowerCase()
  if (begun === '') return groups
  return groups.filter(({ words }) => words.some((word) => ` ${word.toLowerCase()}`.includes(` ${begun}`)))
}
