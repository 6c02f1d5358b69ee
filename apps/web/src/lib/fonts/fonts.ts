import cyrillic from './onest-cyrillic.woff2?url'
import latin from './onest-latin.woff2?url'

/**
 * Fonts for the first screen. Both are needed in either language: digits and punctuation are in the Latin file, and
 * English pages contain Ukrainian names and titles, which a late font would show in another typeface.
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
