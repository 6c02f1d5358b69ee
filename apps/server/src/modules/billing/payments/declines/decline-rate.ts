/** What tries to pay came to. */
export type Outcomes = { readonly declined: number; readonly finished: number }

/** Fewer say nothing. */
const LEAST = 10
const TOO_MANY = 0.3
const TIMES_MORE = 2

/** Whether more is refused than can be chance, and far more than before. */
export function suddenlyRefuses(latest: Outcomes, before: Outcomes): boolean {
  if (latest.finished < LEAST || rate(latest) <= TOO_MANY) return false
  return before.finished < LEAST || rate(latest) >= TIMES_MORE * rate(before)
}

/** Whether what began goes on: no longer when most is paid again, or nobody tries. */
export function stillRefuses(latest: Outcomes): boolean {
  return latest.finished > 0 && rate(latest) > TOO_MANY
}

function rate({ declined, finished }: Outcomes): number {
  return finished === 0 ? 0 : declined / finished
}
