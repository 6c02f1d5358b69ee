import type { Route } from './route.ts'

declare const routeOf: unique symbol

/** A route as its caller needs it: an address, and in types what goes in and comes out. Holds no schemas. */
export type Call<R extends Route = Route> = {
  readonly method: R['method']
  readonly path: R['path']
  /** Stands only in types. */
  readonly [routeOf]: R
}

/** The call of a route: `call<typeof listOrders>('POST', '/v1/order')`. Another method or path does not compile. */
export function call<R extends Route>(method: R['method'], path: R['path']): Call<R> {
  return { method, path } as Call<R>
}
