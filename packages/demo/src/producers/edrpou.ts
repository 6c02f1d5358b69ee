/** Since no code has been given out beyond 5…, nobody has one that begins with 9. */
const FIRST = 9_000_000
const ROOM = 1_000_000
/** Shares no factor with ROOM, so the steps visit every number once before they repeat. */
const STEP = 618_033

/** A code of the register of enterprises with a right check digit: another for each of a million items. */
export function inventEdrpou(seed: number, index: number): string {
  const stem = String(FIRST + (((((seed % ROOM) + ROOM) % ROOM) + index * STEP) % ROOM))
  return stem + edrpouCheckDigit(stem)
}

/** The eighth digit of a code from its first seven. */
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
