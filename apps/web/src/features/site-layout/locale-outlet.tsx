import { LOCALE_COOKIE, type LocaleCode, otherLocale, preferredLocale } from '@verstat/i18n'
import { type ComponentType, useEffect, useState } from 'react'
import { readCookie } from '../../lib/session/read-cookie.ts'
import { usePage } from '../../lib/use-page.ts'

const DISMISSED_KEY = 'locale-bar'

/**
 * Shows a bar that offers the other language to visitors who chose that language, or who chose nothing and whose
 * browser prefers that language. Only the browser knows the preference, so the bar must not be part of a cached page.
 * The bar is a separate file, because few visitors need the bar.
 */
export function LocaleOutlet() {
  const { locale } = usePage()
  const [Bar, setBar] = useState<ComponentType<{ onDismiss: () => void }>>()

  useEffect(() => {
    if (!prefersOther(locale)) return
    import('./locale-bar.tsx').then(
      ({ LocaleBar }) => setBar(() => LocaleBar),
      () => {
        // After a deployment the file may no longer exist. The next page offers the other language.
      },
    )
  }, [locale])

  function handleDismiss() {
    remember()
    setBar(undefined)
  }

  return Bar ? <Bar onDismiss={handleDismiss} /> : null
}

function prefersOther(locale: LocaleCode): boolean {
  if (navigator.webdriver || isRemembered()) return false
  const chosen = readCookie(LOCALE_COOKIE.name)
  if (chosen !== undefined) return chosen === otherLocale(locale)
  // Decreasing weights keep the browser's order of preference.
  const weighted = navigator.languages.map((tag, at) => `${tag};q=${(1 - at / 1000).toFixed(3)}`)
  return preferredLocale(weighted.join(',')) === otherLocale(locale)
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null
  } catch {
    return true
  }
}

function remember(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, 'dismissed')
  } catch {
    // The browser blocks storage. The bar appears again after the next full page load.
  }
}
