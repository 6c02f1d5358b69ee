import type { FastifyInstance } from 'fastify'
import type { SiteOf } from './seo-context.ts'

/**
 * Personal pages, pages with a secret code in the URL, and search results. The same paths are disallowed in both
 * languages.
 */
const DISALLOWED = [
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

export function registerRobots(app: FastifyInstance, siteOf: SiteOf): void {
  const paths = [...DISALLOWED, ...DISALLOWED.map((path) => `/en${path}`), '/locale/', '/v1/']
  const lines = ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), '']
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${[...lines, `Sitemap: ${siteOf('uk').origin}/sitemap.xml`].join('\n')}\n`),
  )
}
