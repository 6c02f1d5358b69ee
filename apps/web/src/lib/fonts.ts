import cyrillic from '@fontsource-variable/onest/files/onest-cyrillic-wght-normal.woff2?url'
import latin from '@fontsource-variable/onest/files/onest-latin-wght-normal.woff2?url'
import type { LocaleCode } from '@verstat/i18n'

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
