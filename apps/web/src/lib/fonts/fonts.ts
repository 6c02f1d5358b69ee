import cyrillic from './onest-cyrillic.woff2?url'
import latin from './onest-latin.woff2?url'

/**
 * Fonts that the first screen surely needs. Digits and punctuation are in the Latin file; English pages name Ukrainian
 * people and titles, which a font that is late would show in another typeface.
 */
export function fontPreloads() {
  return [latin, cyrillic].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous' as const,
  }))
}
