import { withChild } from './with-child.ts'

export type MeasuredSite = {
  readonly site: string
  /** A bare Fastify server with `/hello`, the handler of the order list at `POST /list`, and the `/plain` page. */
  readonly beside: string
}

export const SITE_ENV = { NODE_ENV: 'production', LOG_LEVEL: 'info' } as const

export function withSite<T>(use: (site: MeasuredSite) => Promise<T>): Promise<T> {
  return withChild<MeasuredSite, T>({ script: 'measured-site.ts', env: SITE_ENV }, (_, site) => use(site))
}
