const FIRST = 10

export type Scores = {
  /** Right results among the first ten, divided by the possible number (at most ten). */
  readonly recall: number
  /** Right results among the first ten, divided by those returned. */
  readonly precision: number
  /** 1 ÷ the rank of the first right result; 0 without one among the first ten. */
  readonly reciprocalRank: number
}

/** Scores results, best first, against all right ones. `right` must not be empty. */
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

/** The mean of each score; NaN for an empty list. */
export function meanScores(all: readonly Scores[]): Scores {
  const mean = (of: (scores: Scores) => number) =>
    all.reduce((sum, scores) => sum + of(scores), 0) / all.length
  return {
    recall: mean(({ recall }) => recall),
    precision: mean(({ precision }) => precision),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
  }
}
