import { withChild } from './with-child.ts'

export type MeasuredSite = {
  /** The whole app; `/bench/hello` answers from behind the same hooks and logger. */
  readonly site: string
  /** A bare Fastify in the same process: `/hello`, `POST /list` with the handler of the orders' list, `/plain` page.  */
  readonly beside: string
}

/** As a site runs that is measured. */
export const SITE_ENV = { NODE_ENV: 'production', LOG_LEVEL: 'info' } as const

/** Runs the measured server in a process of its own while `use` works with it. */
export function withSite<T>(use: (site: MeasuredSite) => Promise<T>): Promise<T> {
  return withChild<MeasuredSite, T>({ script: 'measured-site.ts', env: SITE_ENV }, (_, site) => use(site))
}
