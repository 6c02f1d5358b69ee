import { chooseLocale, DEFAULT_LOCALE, type LocaleCode } from '@verstat/i18n'
import type { FastifyRequest } from 'fastify'
import { byHeader } from './by-header.ts'

/**
 * Returns the language of an API answer: the preferred language of `Accept-Language`, otherwise Ukrainian.
 */
export function requestLocale(request: Pick<FastifyRequest, 'headers'>): LocaleCode {
  const accepted = request.headers['accept-language']
  return accepted === undefined ? DEFAULT_LOCALE : preferred(accepted)
}

const preferred = byHeader((acceptLanguage) => chooseLocale({ acceptLanguage }))
