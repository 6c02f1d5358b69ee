import cyrillic from './onest-cyrillic.woff2?url'
import latin from './onest-latin.woff2?url'

/**
 * Returns the fonts to preload for the first screen. Pages of both languages need the Latin and the Cyrillic file,
 * because the Latin file has digits and punctuation, and English pages contain Ukrainian names.
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
