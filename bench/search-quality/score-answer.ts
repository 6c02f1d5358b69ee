const FIRST = 10

/** How good one answer is; each from 0 to 1. */
export type Scores = {
  /** Right answers among the first ten, of those that ten could hold. */
  readonly recall: number
  /** Right answers among the first ten, of those returned. */
  readonly precision: number
  /** 1 ÷ the place of the first right answer; 0: there is none among the first ten. */
  readonly reciprocalRank: number
}

/** Scores what was found, best first, against all right answers; there is at least one. */
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

/** The mean of each; of nothing it is not a number. */
export function meanScores(all: readonly Scores[]): Scores {
  const mean = (of: (scores: Scores) => number) =>
    all.reduce((sum, scores) => sum + of(scores), 0) / all.length
  return {
    recall: mean(({ recall }) => recall),
    precision: mean(({ precision }) => precision),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
  }
}
