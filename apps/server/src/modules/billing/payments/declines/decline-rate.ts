/** Finished payment attempts of a period. */
export type Outcomes = { readonly declined: number; readonly finished: number }

/** Fewer attempts are not significant. */
const LEAST = 10
const TOO_MANY = 0.3
const TIMES_MORE = 2

/** Whether declines are frequent and much more frequent than before. */
export function isDeclineSurge(latest: Outcomes, before: Outcomes): boolean {
  if (latest.finished < LEAST || rate(latest) <= TOO_MANY) return false
  return before.finished < LEAST || rate(latest) >= TIMES_MORE * rate(before)
}

/** An alert ends when most payments succeed again, or nobody tries to pay. */
export function isStillHigh(latest: Outcomes): boolean {
  return latest.finished > 0 && rate(latest) > TOO_MANY
}

function rate({ declined, finished }: Outcomes): number {
  return finished === 0 ? 0 : declined / finished
}
