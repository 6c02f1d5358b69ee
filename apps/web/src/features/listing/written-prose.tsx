import { LOCALES, otherLocale } from '@verstat/i18n'
import { usePage } from '../../lib/use-page.ts'
import type { WrittenParagraphs } from './listing-words.ts'

export type WrittenProseProps = { readonly text: WrittenParagraphs }

/** Shows a longer text of the owner. A text in the other language has a note above it. */
export function WrittenProse({ text }: WrittenProseProps) {
  const { t, locale } = usePage()
  return (
    <div className="grid grid-cols-1 max-w-measure gap-3">
      {text.lang && <p className="text-13 text-ink-soft">{t('common.text.otherLanguage')}</p>}
      <div lang={text.lang && LOCALES[otherLocale(locale)].htmlLang} className="grid grid-cols-1 gap-3">
        {text.paragraphs.map((paragraph, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change places
          <p key={at} className="whitespace-pre-line break-words">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
