import { keepSpan } from '../tracing/span.ts'
import { createFairLimiter, type FairLimiterOptions, type Waiting } from './fair-limiter.ts'

/** Shares running work between callers that ask for the same key (known as "singleflight"). */
export type Flights<T> = {
  /**
   * Joins the running or queued work for `key`, or queues new work. Work that started before the latest
   * change of the data is not joined, because it may have missed the change. A caller that leaves gets a
   * rejection at once. When the last caller has left, the signal of the work aborts. Throws `rate_limited`
   * when too much work of the caller's group is queued.
   */
  readonly join: (caller: FlightCaller, key: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>
}

export type FlightCaller = {
  /** The IP network of the caller. The limits of the queue apply to each network. */
  readonly group: string
  readonly leaving: AbortSignal
}

type Flight<T> = {
  readonly result: Promise<T>
  /** Version of the data when the work started. Undefined while the work is queued. */
  readonly begunAt: () => number | undefined
  readonly controller: AbortController
  readonly place: Waiting
  callers: number
}

export type FlightsOptions = FairLimiterOptions & {
  /** Version of the data, which increases with each change. */
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
    // Queued work begins in the turn of whoever frees a place, but it is a step of the request that asked for it.
    const workAsync = keepSpan(async () => work(signal))
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
      // Queue the work for this caller's group too. Otherwise this caller would have to wait behind unrelated
      // work of the first caller's group.
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
