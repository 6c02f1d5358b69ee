/** The number of finished and of declined payment attempts in a period. */
export type Outcomes = { readonly declined: number; readonly finished: number }

/** With fewer finished attempts, the decline rate is not significant. */
const LEAST = 10
const TOO_MANY = 0.3
const TIMES_MORE = 2

/** Returns whether many payments are declined now and the decline rate is much higher than before. */
export function isDeclineSurge(latest: Outcomes, before: Outcomes): boolean {
  if (latest.finished < LEAST || rate(latest) <= TOO_MANY) return false
  return before.finished < LEAST || rate(latest) >= TIMES_MORE * rate(before)
}

/** An alert ends when most payments succeed again, or when nobody tries to pay any more. */
export function isStillHigh(latest: Outcomes): boolean {
  return latest.finished > 0 && rate(latest) > TOO_MANY
}

function rate({ declined, finished }: Outcomes): number {
  return finished === 0 ? 0 : declined / finished
}
