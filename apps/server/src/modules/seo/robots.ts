import type { FastifyInstance } from 'fastify'
import type { SiteOf } from './seo-context.ts'

/** Pages of one person, of a code in the address, or of words typed; under both languages. */
const KEPT_OUT = [
  '/user',
  '/payment',
  '/verify',
  '/login',
  '/register',
  '/forgot-password',
  '/password-reset',
  '/panel',
  '/search?',
]

/** Answers `/robots.txt`, which keeps crawlers out of what is nobody’s to find and names the sitemap. */
export function registerRobots(app: FastifyInstance, siteOf: SiteOf): void {
  const paths = [...KEPT_OUT, ...KEPT_OUT.map((path) => `/en${path}`), '/locale/', '/v1/']
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '']
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${[...lines, `Sitemap: ${siteOf('uk').origin}/sitemap.xml`].join('\n')}\n`),
  )
}
