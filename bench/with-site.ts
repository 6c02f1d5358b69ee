import { withChild } from './with-child.ts'

export type MeasuredSite = {
  readonly site: string
  /**
   * Address of a bare Fastify server that is compared with `site`. It uses none of our HTTP code. It answers `/hello`,
   * `/plain`, and `POST /list`, which calls our handler of the list of orders.
   */
  readonly beside: string
  /** Address of a server of `node:http` alone, which answers every request with the compressed list of orders. */
  readonly bytes: string
  /** The same for the list of orders of the API. */
  readonly listBytes: string
}

export const SITE_ENV = { NODE_ENV: 'production', LOG_LEVEL: 'info' } as const

export function withSite<T>(use: (site: MeasuredSite) => Promise<T>): Promise<T> {
  return withChild<MeasuredSite, T>({ script: 'measured-site.ts', env: SITE_ENV }, (_, site) => use(site))
}
