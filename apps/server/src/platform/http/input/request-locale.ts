import { chooseLocale, type LocaleCode } from '@verstat/i18n'
import type { FastifyRequest } from 'fastify'

/** The language of an API answer: the preferred one of `Accept-Language`, else Ukrainian. */
export function requestLocale(request: Pick<FastifyRequest, 'headers'>): LocaleCode {
  return chooseLocale({ acceptLanguage: request.headers['accept-language'] })
}
