import type { LocalizedText } from '@verstat/contract'
import { type LocaleCode, type MessageKey, type MessageValues, pickText } from '@verstat/i18n'
import type { Translate } from '../../platform/http/error-response.ts'

/** What the text of a notice is made with, in the language of its reader. */
export type NoticeWords = {
  readonly locale: LocaleCode
  readonly t: (key: MessageKey, values?: MessageValues) => string
  /** Returns the text in the reader's language, or in the other one. */
  readonly pick: (text: LocalizedText) => string
  /** Prints the Kyiv day of an instant. */
  readonly day: (instant: string) => string
  /** Name of the person whom the notice names. Null if there is none, or if the person is erased or leaving. */
  readonly person: string | null
}

export function noticeWords(translate: Translate, locale: LocaleCode, person: string | null): NoticeWords {
  return {
    locale,
    t: (key, values) => translate(locale, key, values),
    pick: (text) => pickText(text, locale).text ?? '',
    day: (instant) => dayText(locale, new Date(instant)),
    person,
  }
}

/** Formats a day with a no-break space, such as `12 березня` (Ukrainian for 12 March). */
export function dayText(locale: LocaleCode, at: Date): string {
  const format = new Intl.DateTimeFormat(locale === 'uk' ? 'uk-UA' : 'en-GB', {
    timeZone: 'Europe/Kyiv',
    day: 'numeric',
    month: 'long',
  })
  return format.format(at).replace(' ', '\u00a0')
}
