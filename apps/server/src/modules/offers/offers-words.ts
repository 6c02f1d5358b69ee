import type { LocalizedText } from '@verstat/contract'
import {
  createFormat,
  createTranslator,
  type Format,
  type LocaleCode,
  pickText,
  type Translator,
} from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'

export type Words = {
  readonly locale: LocaleCode
  readonly t: Translator
  readonly format: Format
  /** Returns a text in this language, or else in the other. */
  readonly pick: (text: LocalizedText) => string | null
}

/** Texts and formats of one language, as pages have them. */
export function wordsIn(locale: LocaleCode, now: () => Date): Words {
  const t = createTranslator(locale, compileMessages(locale))
  return {
    locale,
    t,
    format: createFormat(t, now),
    pick: (text) => pickText(text, locale).text,
  }
}
