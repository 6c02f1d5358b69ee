/** What clients of the test were answered, to find refusals that are none. */
export type Answers = {
  readonly note: (what: string, response: Pick<Response, 'status' | 'headers'>) => void
  /** Answers that no fault excuses, with how often they came: 500, and 503 that does not say when to come again. */
  readonly wrong: ReadonlyMap<string, number>
  /** Polite refusals. */
  readonly refused: () => number
}

export function createAnswers(): Answers {
  const wrong = new Map<string, number>()
  let refused = 0
  return {
    wrong,
    refused: () => refused,
    note(what, { status, headers }) {
      const isPolite = status === 503 && headers.has('retry-after')
      if (isPolite) refused += 1
      // A balancer answers 502 and 504 for a process that dies while it answers.
      if (status < 500 || status === 502 || status === 504 || isPolite) return
      const name = `${what} ${status}${status === 503 ? ' without Retry-After' : ''}`
      wrong.set(name, (wrong.get(name) ?? 0) + 1)
    },
  }
}
