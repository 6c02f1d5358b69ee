import type { LocaleCode } from '@verstat/i18n'
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
    <span title={words} className="language-mark">
      <span aria-hidden="true">{t(`common.language.mark.${lang}`)}</span>
      <span>{words}</span>
    </span>
  )
}
