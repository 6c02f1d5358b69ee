import { KEY_PLACES } from './keyboard-layout.ts'

/** Groups of letters that sound alike and are often confused. */
const ALIKE = ['иіїй', 'еиєі', 'оа', 'ую', 'яа', 'зс', 'шщч', 'гхк', 'бп', 'дт', 'вуф', 'цтс']
const ALIKE_LATIN = ['eiay', 'oau', 'scz', 'ckq', 'gj', 'fv', 'dt', 'bp', 'mn']

/** Cost of a letter that was typed twice instead of once, or once instead of twice. */
const DOUBLED = 0.6
const SOUNDS_ALIKE = 0.7
const SWAPPED = 0.8
/** Cost of hitting a neighbouring key. */
const BESIDE = 0.8
const LEFT_OUT = 0.9
const OTHER = 1

/** Returns the cost of typing `typed` for the intended `word`. A typo costs 1, and a common typo costs less. */
export function typoCost(typed: string, word: string): number {
  let before: number[] = []
  let last = [0]
  for (let j = 1; j <= word.length; j += 1) last.push((last[j - 1] ?? 0) + leftOut(word, j))
  for (let i = 1; i <= typed.length; i += 1) {
    const row = [(last[0] ?? 0) + added(typed, i)]
    for (let j = 1; j <= word.length; j += 1) {
      const [hit = '', meant = ''] = [typed[i - 1], word[j - 1]]
      let cost = Math.min(
        (last[j] ?? 0) + added(typed, i),
        (row[j - 1] ?? 0) + leftOut(word, j),
        (last[j - 1] ?? 0) + mistaken(hit, meant),
      )
      const isSwap = i > 1 && j > 1 && hit !== meant && hit === word[j - 2] && typed[i - 2] === meant
      if (isSwap) cost = Math.min(cost, (before[j - 2] ?? 0) + SWAPPED)
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[word.length] ?? 0
}

function leftOut(word: string, at: number): number {
  return word[at - 1] === word[at - 2] ? DOUBLED : LEFT_OUT
}

function added(typed: string, at: number): number {
  const [hit = '', previous = '', next = ''] = [typed[at - 1], typed[at - 2], typed[at]]
  if (hit === previous) return DOUBLED
  return areBeside(hit, previous) || areBeside(hit, next) ? BESIDE : OTHER
}

function mistaken(hit: string, meant: string): number {
  if (hit === meant) return 0
  const both = (letters: string) => letters.includes(hit) && letters.includes(meant)
  if (ALIKE.some(both) || ALIKE_LATIN.some(both)) return SOUNDS_ALIKE
  return areBeside(hit, meant) ? BESIDE : OTHER
}

function areBeside(a: string, b: string): boolean {
  const [one, other] = [KEY_PLACES.get(a), KEY_PLACES.get(b)]
  if (!one || !other) return false
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.x - other.x) <= 1
}
