import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'

/** Answers requests before the framework sees them, when the bytes of the answer are ready. */
export type EarlyAnswer = {
  /**
   * Returns the status of the answer. Returns null and sends nothing when the request needs the framework. `body` is
   * empty unless `readsBody` allowed to read it.
   */
  readonly answer: (request: IncomingMessage, response: ServerResponse, body: string) => number | null
  /** Whether the answer to a request depends on its body, which must be short. By default it does not. */
  readonly readsBody?: (request: IncomingMessage) => boolean
}

/**
 * The ways to answer before the framework. Its router, hooks and reply cost more than twice as much as sending bytes
 * that are ready.
 */
export type EarlyAnswers = {
  readonly add: (early: EarlyAnswer) => void
  /** Calls `listener` with the status and the time of each early answer, because hooks of the framework do not run. */
  readonly onAnswer: (listener: (status: number, seconds: number) => void) => void
  /** Returns a listener that tries the early answers and passes all other requests on. */
  readonly before: (framework: RequestListener) => RequestListener
}

/** While `isLogged` is true, nothing is answered early, because only the framework logs each response. */
export function createEarlyAnswers(isLogged: () => boolean): EarlyAnswers {
  const answers: EarlyAnswer[] = []
  const listeners: ((status: number, seconds: number) => void)[] = []

  function answered(request: IncomingMessage, response: ServerResponse, body: string): boolean {
    const startedAt = performance.now()
    for (const { answer } of answers) {
      const status = answer(request, response, body)
      if (status === null) continue
      for (const listener of listeners) listener(status, (performance.now() - startedAt) / 1_000)
      return true
    }
    return false
  }

  return {
    add: (early) => void answers.push(early),
    onAnswer: (listener) => void listeners.push(listener),
    before: (framework) => (request, response) => {
      if (isLogged()) framework(request, response)
      else if (!hasBody(request)) {
        if (!answered(request, response, '')) framework(request, response)
      } else if (answers.some(({ readsBody }) => readsBody?.(request))) {
        // A short body usually arrives with the headers. The parser passes it on after this listener has returned.
        process.nextTick(() => {
          const body = takeArrivedBody(request)
          if (body && answered(request, response, body.toString())) return
          if (body) request.unshift(body)
          framework(request, response)
        })
      } else framework(request, response)
    },
  }
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Returns the body if all of it has arrived. Does not wait for it, because only the framework limits slow bodies. */
function takeArrivedBody(request: IncomingMessage): Buffer | undefined {
  const length = Number(request.headers['content-length'])
  if (length === 0 || request.readableLength !== length) return undefined
  const body: unknown = request.read()
  return body instanceof Buffer ? body : undefined
}
