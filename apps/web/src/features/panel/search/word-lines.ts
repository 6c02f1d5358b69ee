/** Parses words typed one per line, and removes empty lines and duplicates. */
export function readWordLines(text: string): string[] {
  const byWord = new Map<string, string>()
  for (const line of text.split('\n')) {
    const word = line.trim().replaceAll(/\s+/g, ' ')
    if (word !== '' && !byWord.has(word.toLowerCase())) byWord.set(word.toLowerCase(), word)
  }
  return [...byWord.values()]
}

/** Returns the groups with a word that begins with `query`, ignoring case. An empty query returns all groups. */
export function groupsWith<T extends { readonly words: readonly string[] }>(
  groups: readonly T[],
  query: string,
): readonly T[] {
  const begun = query.trim().toLowerCase()
  if (begun === '') return groups
  return groups.filter(({ words }) => words.some((word) => ` ${word.toLowerCase()}`.includes(` ${begun}`)))
}
