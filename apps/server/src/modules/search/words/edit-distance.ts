/**
 * Damerau–Levenshtein distance: the number of letters to insert, delete, replace or swap with a neighbour. The result
 * is at most `max + 1`.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > max) return max + 1
    before = last
    last = row
  }
  return Math.min(last[b.length] ?? 0, max + 1)
}

export function allowedTypos(length: number): 0 | 1 | 2 {
  if (length < 3) return 0
  return length < 7 ? 1 : 2
}

/**
 * `neighbourKeys` uses only this many letters of a word. Typos in later letters are found when the words are compared.
 */
const NEIGHBOUR_PREFIX = 7

/**
 * Returns the beginning of a word, and its variants with up to `edits` letters deleted. If two words differ by at most
 * `edits` typos, they share at least one key.
 */
export function neighbourKeys(word: string, edits: number): readonly string[] {
  const beginning = word.slice(0, NEIGHBOUR_PREFIX)
  let layer = new Set([beginning])
  const all = new Set(layer)
  for (let edit = 0; edit < edits; edit += 1) {
    layer = new Set([...layer].flatMap(withoutEachLetter))
    for (const key of layer) all.add(key)
  }
  return [...all]
}

function withoutEachLetter(word: string): string[] {
  return word.length < 2 ? [] : [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1))
}
