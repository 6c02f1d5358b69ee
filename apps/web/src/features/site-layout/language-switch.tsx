import { useRouterState } from '@tanstack/react-router'
import { LOCALES, otherLocale } from '@verstat/i18n'
import { Languages } from '@verstat/ui/icons'
import { usePage } from '../../lib/use-page.ts'

/**
 * Link to the same page in the other language. It goes through the server, which stores the choice, so it needs no
 * JavaScript.
 */
export function LanguageSwitch() {
  const { locale } = usePage()
  const other = LOCALES[otherLocale(locale)]
  const href = useLocaleHref()
  return (
    <a
      href={href}
      hrefLang={other.htmlLang}
      lang={other.htmlLang}
      rel="nofollow"
      className="inline-flex min-h-10 items-center gap-1.5 rounded-8 px-2 text-15 font-medium no-underline hover:bg-well pointer-coarse:min-h-11"
    >
      <Languages size={17} className="text-ink-soft" />
      {other.ownName}
    </a>
  )
}

/** Path that switches the language on the server and redirects back to this page. */
export function useLocaleHref(): string {
  const { locale } = usePage()
  const here = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return `/locale/${otherLocale(locale)}?to=${encodeURIComponent(here)}`
}
