import { LOCALES, otherLocale } from '@verstat/i18n'
import { usePage } from '../../lib/use-page.ts'

export type WrittenPreviewProps = { readonly as: 'title' | 'text'; readonly uk: string; readonly en: string }

/** Shows a text in both languages. The language of the page comes first. */
export function WrittenPreview({ as, uk, en }: WrittenPreviewProps) {
  const { locale } = usePage()
  const texts = { uk, en }
  return [locale, otherLocale(locale)].map((lang) => {
    const text = texts[lang].trim()
    if (text === '') return null
    const { htmlLang } = LOCALES[lang]
    if (as === 'title') {
      return (
        <h2 key={lang} lang={htmlLang} className="text-20 wrap-anywhere not-first:mt-1 not-first:text-17">
          {text}
        </h2>
      )
    }
    return (
      <p key={lang} lang={htmlLang} className="mt-5 max-w-measure whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    )
  })
}
