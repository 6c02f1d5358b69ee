/** Real registry codes start with 0–5, so codes starting with 9 belong to nobody. */
const FIRST = 9_000_000
const ROOM = 1_000_000
/** Coprime with ROOM, so that the steps visit every number once before repeating. */
const STEP = 618_033

/** A registry code with a valid check digit, different for each of a million items. */
export function inventEdrpou(seed: number, index: number): string {
  const stem = String(FIRST + (((((seed % ROOM) + ROOM) % ROOM) + index * STEP) % ROOM))
  return stem + edrpouCheckDigit(stem)
}

export function edrpouCheckDigit(stem: string): number {
  const number = Number(stem)
  const isMiddle = number >= 3_000_000 && number < 6_000_000
  const weights = isMiddle ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7]
  const first = remainder(stem, weights)
  if (first < 10) return first
  return (
    remainder(
      stem,
      weights.map((weight) => weight + 2),
    ) % 10
  )
}

function remainder(stem: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, i) => sum + weight * Number(stem.charAt(i)), 0) % 11
}
