import type { LocaleCode } from '@verstat/i18n'
import { VisuallyHidden } from '@verstat/ui/visually-hidden'
import { usePage } from '../../lib/use-page.ts'

export type LanguageMarkProps = {
  /** Language of the text beside this mark. Undefined when the text is in the language of the page. */
  readonly lang: LocaleCode | undefined
}

export function LanguageMark({ lang }: LanguageMarkProps) {
  const { t } = usePage()
  if (lang === undefined) return null
  const words = t(`common.language.text.${lang}`)
  return (
    <span
      title={words}
      className="ml-1.5 inline-block rounded-4 border border-line px-1 align-middle text-13 leading-4 font-medium text-ink-soft"
    >
      <span aria-hidden="true">{t(`common.language.mark.${lang}`)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
