import { LOCALE_COOKIE, type LocaleCode, otherLocale, preferredLocale } from '@verstat/i18n'
import { type ComponentType, useEffect, useState } from 'react'
import { readCookie } from '../../lib/session/read-cookie.ts'
import { usePage } from '../../lib/use-page.ts'

const DISMISSED_KEY = 'locale-bar'

/**
 * Offers the other language to visitors who chose it, or whose browser prefers it while nothing is chosen. Only the
 * browser knows, so the bar must not be part of a cached page; few visitors load its code.
 */
export function LocaleOutlet() {
  const { locale } = usePage()
  const [Bar, setBar] = useState<ComponentType<{ onDismiss: () => void }>>()

  useEffect(() => {
    if (!prefersOther(locale)) return
    import('./locale-bar.tsx').then(
      ({ LocaleBar }) => setBar(() => LocaleBar),
      () => {
        // A newer build may have replaced the file: the next page offers it.
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
    // Storage is blocked: the bar appears again with the next document.
  }
}
