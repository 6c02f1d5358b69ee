import { LOCALE_COOKIE, LOCALES, type LocaleCode, otherLocale, preferredLocale } from '@verstat/i18n'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { useLocaleHref } from './language-switch.tsx'

const DISMISSED_KEY = 'locale-bar'

/** Offers the other language, in that language, to somebody whose browser prefers it and who has not chosen yet. */
export function LocaleBar() {
  const { t, locale } = usePage()
  const [isOffered, setOffered] = useState(false)
  const href = useLocaleHref()
  const other = LOCALES[otherLocale(locale)]

  // Only the browser knows, so the bar is never part of a page that may be kept.
  useEffect(() => setOffered(prefersOther(locale)), [locale])

  if (!isOffered) return null

  function handleDismiss() {
    remember()
    setOffered(false)
  }

  return (
    <section
      lang={other.htmlLang}
      aria-label={other.ownName}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface shadow-floating print:hidden"
    >
      <div className="page-box flex items-center gap-x-4 py-1">
        <p className="min-w-0 flex-1 text-13 sm:flex-none sm:text-15">{t('common.localeBar.text')}</p>
        <a
          href={href}
          hrefLang={other.htmlLang}
          rel="nofollow"
          className="text-link inline-flex min-h-11 shrink-0 items-center text-13 font-medium sm:text-15"
        >
          {t('common.localeBar.action')}
        </a>
        <button
          type="button"
          aria-label={t('common.localeBar.dismiss')}
          onClick={handleDismiss}
          className="ms-auto inline-flex size-11 shrink-0 items-center justify-center rounded-8 text-ink-soft hover:bg-well hover:text-ink"
        >
          <X size={18} />
        </button>
      </div>
    </section>
  )
}

function prefersOther(locale: LocaleCode): boolean {
  if (navigator.webdriver || document.cookie.includes(`${LOCALE_COOKIE.name}=`) || isRemembered())
    return false
  // The list is in order of preference: weights fall so that the first of our languages wins.
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
    // Storage is blocked: the bar comes back with the next document.
  }
}
