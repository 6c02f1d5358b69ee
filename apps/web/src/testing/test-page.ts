import type { Site } from '@verstat/contract'
import { createFormat, createTranslator, type LocaleCode } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'

const SITE: Site = { brand: 'Верстат', origin: 'https://verstat.test', apiBase: '', demo: true }

/**
 * Returns a page context without an API. The time of the context is fixed: noon in Kyiv on Saturday, 21 November 2026.
 */
export function testPage(locale: LocaleCode = 'uk') {
  const now = () => new Date('2026-11-21T10:00:00Z')
  const t = createTranslator(locale, compileMessages(locale), ({ cause }) => {
    throw cause
  })
  return { locale, t, now, format: createFormat(t, now), site: SITE }
}
