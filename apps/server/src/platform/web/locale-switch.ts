import { isLocaleCode, localeCookie, localizePath } from '@verstat/i18n'
import type { FastifyInstance } from 'fastify'

/** Remembers the chosen language and goes back to the same place in it; the switcher without JavaScript. */
export function registerLocaleSwitch(app: FastifyInstance) {
  app.get('/locale/:locale', async (request, reply) => {
    const { locale } = request.params as { locale: string }
    const { to } = request.query as { to?: unknown }
    if (!isLocaleCode(locale)) return reply.callNotFound()
    // `localizePath` never leaves the site: what it answers starts with exactly one slash.
    const path = localizePath(typeof to === 'string' && to.length <= 2000 ? to : '/', locale)
    return reply
      .header('set-cookie', localeCookie(locale))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(escaped(path), 303)
  })
}

/** Addresses arrive escaped or not; a header may only carry them escaped. */
function escaped(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site')
  return pathname + search + hash
}
