const FIRST = 10

export type Scores = {
  /**
   * The number of right results among the first ten, divided by the number of right listings. If there are more than
   * ten right listings, the divisor is ten.
   */
  readonly recall: number
  /** The number of right results among the first ten, divided by the number of results among the first ten. */
  readonly precision: number
  /** 1 divided by the rank of the first right result. 0 if none of the first ten results is right. */
  readonly reciprocalRank: number
}

/**
 * Compares search results with the set of all right listings. `found` must start with the best result, and `right` must
 * not be empty.
 */
export function scoreAnswer(right: ReadonlySet<string>, found: readonly string[]): Scores {
  const first = found.slice(0, FIRST)
  const hits = first.filter((id) => right.has(id)).length
  const place = first.findIndex((id) => right.has(id)) + 1
  return {
    recall: hits / Math.min(FIRST, right.size),
    precision: first.length === 0 ? 0 : hits / first.length,
    reciprocalRank: place === 0 ? 0 : 1 / place,
  }
}

/** Returns the mean of each score. The means are NaN if the list is empty. */
export function meanScores(all: readonly Scores[]): Scores {
  const mean = (of: (scores: Scores) => number) =>
    all.reduce((sum, scores) => sum + of(scores), 0) / all.length
  return {
    recall: mean(({ recall }) => recall),
    precision: mean(({ precision }) => precision),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
  }
}
