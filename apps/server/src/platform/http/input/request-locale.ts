import { chooseLocale, type LocaleCode } from '@verstat/i18n'
import type { FastifyRequest } from 'fastify'

/**
 * Returns the language of an API answer: the preferred language of `Accept-Language`, otherwise Ukrainian.
 */
export function requestLocale(request: Pick<FastifyRequest, 'headers'>): LocaleCode {
  return chooseLocale({ acceptLanguage: request.headers['accept-language'] })
}
