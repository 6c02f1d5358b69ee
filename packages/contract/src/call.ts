import type { Route } from './route.ts'

declare const routeOf: unique symbol

/** A route without schemas. Only the method and path exist at run time; input and output exist as types. */
export type Call<R extends Route = Route> = {
  readonly method: R['method']
  readonly path: R['path']
  /** This property exists only for the type checker. The object does not contain it at run time. */
  readonly [routeOf]: R
}

/**
 * Creates the call of a route, such as `call<typeof listOrders>('POST', '/v1/order')`. A wrong method or path does not
 * compile.
 */
export function call<R extends Route>(method: R['method'], path: R['path']): Call<R> {
  return { method, path } as Call<R>
}
