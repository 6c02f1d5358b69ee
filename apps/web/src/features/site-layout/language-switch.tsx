import { useRouterState } from '@tanstack/react-router'
import { LOCALES, otherLocale } from '@verstat/i18n'
import { usePage } from '../../lib/use-page.ts'

/**
 * Shows a link to the same page in the other language. The server handles the link and stores the choice, so the link
 * works without JavaScript.
 */
export function LanguageSwitch() {
  const { locale } = usePage()
  const other = LOCALES[otherLocale(locale)]
  const href = useLocaleHref()
  return (
    <a href={href} hrefLang={other.htmlLang} lang={other.htmlLang} rel="nofollow" className="language-switch">
      {other.ownName}
    </a>
  )
}

/** Returns the path on the server that switches the language and redirects back to the current page. */
export function useLocaleHref(): string {
  const { locale } = usePage()
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return `/locale/${otherLocale(locale)}?to=${encodeURIComponent(here)}`
}
