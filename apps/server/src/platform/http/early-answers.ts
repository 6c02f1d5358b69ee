import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/**
 * Answers a request before the framework sees it, when the bytes of the answer are ready. Returns the status of the
 * answer. Returns null and leaves both arguments untouched when the request needs the framework.
 */
export type EarlyAnswer = (request: IncomingMessage, response: ServerResponse) => number | null

/**
 * The ways to answer before the framework. Its router, hooks and reply cost more than twice as much as sending bytes
 * that are ready.
 */
export type EarlyAnswers = {
  readonly add: (answer: EarlyAnswer) => void
  /** Calls `listener` with the status and the time of each early answer, because hooks of the framework do not run. */
  readonly onAnswer: (listener: (status: number, seconds: number) => void) => void
  /** Returns a listener that tries the early answers and passes all other requests on. */
  readonly before: (framework: RequestListener) => RequestListener
}

export function createEarlyAnswers(): EarlyAnswers {
  const answers: EarlyAnswer[] = []
  const listeners: ((status: number, seconds: number) => void)[] = []

  function answered(request: IncomingMessage, response: ServerResponse): boolean {
    const startedAt = performance.now()
    for (const answer of answers) {
      const status = answer(request, response)
      if (status === null) continue
      for (const listener of listeners) listener(status, (performance.now() - startedAt) / 1_000)
      return true
    }
    return false
  }

  return {
    add: (answer) => void answers.push(answer),
    onAnswer: (listener) => void listeners.push(listener),
    before: (framework) => (request, response) => {
      if (!answered(request, response)) framework(request, response)
    },
  }
}
