/** Real company codes start with the digits 0 to 5. Codes that start with 9 therefore belong to nobody. */
const FIRST = 9_000_000
const ROOM = 1_000_000
/** `STEP` has no common factor with `ROOM`, so the steps visit every number once before they repeat. */
const STEP = 618_033

/** Returns a company code with a valid check digit. For one seed, the indexes 0 to 999,999 get different codes. */
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
