import { withChild } from './with-child.ts'

export type MeasuredSite = {
  /** The whole app; `/bench/hello` is behind the same hooks and logger. */
  readonly site: string
  /**
   * A bare Fastify server in the same process: `/hello`, `POST /list` with the handler of the order list, and the
   * `/plain` page.
   */
  readonly beside: string
}

/** The environment of a production site. */
export const SITE_ENV = { NODE_ENV: 'production', LOG_LEVEL: 'info' } as const

/** Runs the measured server in a child process during `use`. */
export function withSite<T>(use: (site: MeasuredSite) => Promise<T>): Promise<T> {
  return withChild<MeasuredSite, T>({ script: 'measured-site.ts', env: SITE_ENV }, (_, site) => use(site))
}
