import type { Route } from './route.ts'

declare const routeOf: unique symbol

/** A route without schemas: method and path at run time, input and output as types. */
export type Call<R extends Route = Route> = {
  readonly method: R['method']
  readonly path: R['path']
  /** Exists only in types. */
  readonly [routeOf]: R
}

/**
 * Creates the call of a route, such as `call<typeof listOrders>('POST', '/v1/order')`. A wrong method or path does not
 * compile.
 */
export function call<R extends Route>(method: R['method'], path: R['path']): Call<R> {
  return { method, path } as Call<R>
}
