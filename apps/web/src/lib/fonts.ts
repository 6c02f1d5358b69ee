import type { LocaleCode } from '@verstat/i18n'
import cyrillic from './font-files/onest-cyrillic.woff2?url'
import latin from './font-files/onest-latin.woff2?url'

/** Fonts that the first screen surely needs: digits and punctuation are in the Latin file. */
export function fontPreloads(locale: LocaleCode) {
  const files = locale === 'uk' ? [latin, cyrillic] : [latin]
  return files.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }))
}
