import { isLocaleCode, localeCookie, localizePath, sitePath } from '@verstat/i18n'
import type { FastifyInstance } from 'fastify'

type LocaleRoute = { Params: { locale: string }; Querystring: { to?: unknown } }

/**
 * Serves the language switcher for browsers without JavaScript: it stores the language in a cookie and
 * redirects to the same page in that language.
 */
export function registerLocaleSwitch(app: FastifyInstance) {
  app.get<LocaleRoute>('/locale/:locale', async (request, reply) => {
    const { locale } = request.params
    const { to } = request.query
    if (!isLocaleCode(locale)) return reply.callNotFound()
    return reply
      .header('set-cookie', localeCookie(locale))
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .redirect(localizePath(sitePath(to) ?? '/', locale), 303)
  })
}
