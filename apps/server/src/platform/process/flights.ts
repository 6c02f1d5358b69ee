import { createLimiter } from './limiter.ts'

/** Work that several callers wait for together. */
export type Flights<T> = {
  /**
   * Joins the work on `key` that is under way, unless something has changed since it began, of which it could not
   * know. Otherwise begins it. Who leaves is answered at once with the reason; the work's signal aborts when the last
   * has left.
   */
  readonly join: (key: string, leaving: AbortSignal, work: (signal: AbortSignal) => Promise<T>) => Promise<T>
}

type Flight<T> = {
  readonly result: Promise<T>
  /** The moment at which it began; undefined until its turn comes. */
  readonly begunAt: () => number | undefined
  readonly controller: AbortController
  waiting: number
}

export type FlightsOptions = {
  /** Grows with each change. */
  readonly moment: () => number
  /** So much work is done at the same time; the rest waits in the order in which it came. */
  readonly atOnce: number
}

export function createFlights<T>({ moment, atOnce }: FlightsOptions): Flights<T> {
  const flights = new Map<string, Flight<T>>()
  const limit = createLimiter(atOnce)

  function begin(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const { signal } = controller
    let begunAt: number | undefined
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const result = limit(async () => {
      signal.throwIfAborted()
      begunAt = moment()
      return work(signal)
    }).finally(end)
    const flight: Flight<T> = { result, begunAt: () => begunAt, controller, waiting: 0 }
    signal.addEventListener('abort', end)
    flights.set(key, flight)
    return flight
  }

  return {
    async join(key, leaving, work) {
      leaving.throwIfAborted()
      const underWay = flights.get(key)
      const knowsAll = underWay && (underWay.begunAt() ?? moment()) === moment()
      const flight = knowsAll ? underWay : begin(key, work)
      flight.waiting += 1
      const { promise: left, reject } = Promise.withResolvers<never>()
      const leave = () => {
        flight.waiting -= 1
        if (flight.waiting === 0) flight.controller.abort(leaving.reason)
        reject(leaving.reason)
      }
      leaving.addEventListener('abort', leave, { once: true })
      try {
        return await Promise.race([flight.result, left])
      } finally {
        leaving.removeEventListener('abort', leave)
      }
    },
  }
}
