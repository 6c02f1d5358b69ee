export type DiffPart = { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }

/** With more comparisons than this, the whole text is shown as replaced. */
const COMPARISONS_MAX = 4_000_000
/** When the share of unchanged words is lower, a word-by-word comparison is unreadable. */
const UNCHANGED_SHARE_MIN = 0.4
/** Texts with fewer words are always compared word by word. */
const SHORT_WORDS = 4

/** Compares two texts word by word, with their longest common subsequence. */
export function wordDiff(before: string, after: string): readonly DiffPart[] {
  const [a, b] = [splitWords(before), splitWords(after)]
  if (a.length * b.length > COMPARISONS_MAX) return replaced(before, after)
  const common = commonLengths(a, b)
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && a[i] === b[j]) {
      parts.push({ kind: 'same', text: a[i] ?? '' })
      i += 1
      j += 1
    } else if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      parts.push({ kind: 'removed', text: a[i] ?? '' })
      i += 1
    } else {
      parts.push({ kind: 'added', text: b[j] ?? '' })
      j += 1
    }
  }
  return isReadable(a, b, parts) ? joined(parts) : replaced(before, after)
}

function replaced(before: string, after: string): readonly DiffPart[] {
  return joined([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
}

function isReadable(a: readonly string[], b: readonly string[], parts: readonly DiffPart[]): boolean {
  const letters = (texts: readonly string[]) => texts.filter((text) => /[\p{L}\p{N}]/u.test(text)).length
  const shorter = Math.min(letters(a), letters(b))
  const kept = letters(parts.filter(({ kind }) => kind === 'same').map(({ text }) => text))
  return shorter < SHORT_WORDS || kept >= shorter * UNCHANGED_SHARE_MIN
}

function splitWords(text: string): readonly string[] {
  return text.match(/\s+|[\p{L}\p{N}’ʼ'-]+|[^\s\p{L}\p{N}]/gu) ?? []
}

type Lengths = readonly Uint16Array[]

/** In the result, `table[i][j]` is the length of the longest common subsequence of `a` from i and `b` from j. */
function commonLengths(a: readonly string[], b: readonly string[]): Lengths {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = table[i]
      if (!row) continue
      row[j] =
        a[i] === b[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1))
    }
  }
  return table
}

function at(table: Lengths, i: number, j: number): number {
  return table[i]?.[j] ?? 0
}

function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const runs: { kind: DiffPart['kind']; text: string }[] = []
  for (const { kind, text } of parts) {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') runs.push({ kind, text })
  }
  return runs
}
