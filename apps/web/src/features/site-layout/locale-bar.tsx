import { LOCALES, otherLocale } from '@verstat/i18n'
import { X } from '@verstat/ui/icons'
import { usePage } from '../../lib/use-page.ts'
import { useLocaleHref } from './language-switch.tsx'

export function LocaleBar({ onDismiss }: { readonly onDismiss: () => void }) {
  const { t, locale } = usePage()
  const href = useLocaleHref()
  const other = LOCALES[otherLocale(locale)]

  return (
    <section
      lang={other.htmlLang}
      aria-label={other.ownName}
      data-bottom-bar=""
      className="border-t border-line bg-surface shadow-floating"
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
          onClick={onDismiss}
          className="ms-auto inline-flex size-11 shrink-0 items-center justify-center rounded-8 text-ink-soft hover:bg-well hover:text-ink"
        >
          <X size={18} />
        </button>
      </div>
    </section>
  )
}
