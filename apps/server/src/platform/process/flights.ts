import { createFairLimiter, type FairLimiterOptions, type Waiting } from './fair-limiter.ts'

/** Work that several callers wait for together. */
export type Flights<T> = {
  /**
   * Joins the work on `key` that is under way, unless something has changed since it began, of which it could not
   * know. Otherwise queues it. A caller who leaves is answered at once with the reason; the work's signal aborts when
   * the last caller has left. Throws `rate_limited` when too much work of the caller's group waits.
   */
  readonly join: (caller: FlightCaller, key: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>
}

export type FlightCaller = {
  /** Whom the work is counted for: the caller's network. */
  readonly group: string
  readonly leaving: AbortSignal
}

type Flight<T> = {
  readonly result: Promise<T>
  /** The moment at which it began; undefined until its turn comes. */
  readonly begunAt: () => number | undefined
  readonly controller: AbortController
  readonly place: Waiting
  callers: number
}

export type FlightsOptions = FairLimiterOptions & {
  /** Grows with each change. */
  readonly moment: () => number
}

export function createFlights<T>({ moment, ...limits }: FlightsOptions): Flights<T> {
  const flights = new Map<string, Flight<T>>()
  const limiter = createFairLimiter(limits)

  function begin(group: string, key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController()
    const { signal } = controller
    const { promise: result, resolve, reject } = Promise.withResolvers<T>()
    let begunAt: number | undefined
    const workAsync = async () => work(signal)
    const end = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const place = limiter.enter(group, async () => {
      begunAt = moment()
      try {
        resolve(await workAsync())
      } catch (error) {
        reject(error)
      } finally {
        end()
      }
    })
    const flight: Flight<T> = { result, begunAt: () => begunAt, controller, place, callers: 0 }
    signal.addEventListener('abort', () => {
      place.leave()
      end()
    })
    flights.set(key, flight)
    return flight
  }

  return {
    async join({ group, leaving }, key, work) {
      leaving.throwIfAborted()
      const underWay = flights.get(key)
      const knowsAll = underWay && (underWay.begunAt() ?? moment()) === moment()
      const flight = knowsAll ? underWay : begin(group, key, work)
      // Else the caller would wait behind whatever else the first one has asked for.
      flight.place.alsoFor(group)
      flight.callers += 1
      const { promise: left, reject } = Promise.withResolvers<never>()
      const leave = () => {
        flight.callers -= 1
        if (flight.callers === 0) flight.controller.abort(leaving.reason)
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
