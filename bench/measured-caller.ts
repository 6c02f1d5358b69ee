import { httpRequest, type Route, type RouteInput } from '@verstat/contract'
import type { Subject } from './measure.ts'

export type MeasuredCaller = <R extends Route>(name: string, route: R, input: RouteInput<R>) => Subject

/** Returns a function that makes a call of a signed-in person to measure. Bodies are read, but not parsed. */
export function measuredCaller(site: string, token: string): MeasuredCaller {
  return (name, route, input) => {
    const { url, body } = httpRequest(route, input as Readonly<Record<string, unknown>>)
    const request = {
      method: route.method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    return {
      name,
      run: async () => {
        const answer = await fetch(site + url, request)
        await answer.arrayBuffer()
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}`)
      },
    }
  }
}
