import { isLocaleCode, type LocaleCode } from '@verstat/i18n'
import { FRAME } from '@verstat/i18n/frame'
import { loadMessages } from '@verstat/i18n/load'

/** What is done about messages that cannot be had; rejects when the part has to be done without. */
type Recover = (error: unknown, again: () => Promise<unknown>) => Promise<void>

let recover: Recover = (error) => Promise.reject(error)

/** Says what is done about messages that cannot be had. */
export function onLostTexts(handler: Recover): void {
  recover = handler
}

/** The language of the document. */
export function pageLocale(): LocaleCode {
  const { lang } = document.documentElement
  return isLocaleCode(lang) ? lang : 'uk'
}

/** Loads the messages of a part and those of every page. Rejects when they cannot be had. */
export function fetchTexts(part: number): Promise<unknown> {
  const locale = pageLocale()
  return Promise.all([loadMessages(locale, FRAME), loadMessages(locale, part)])
}

/** Waits for messages that are being loaded; when they are lost, for what is done about that. */
export async function awaitTexts(part: number, loading: Promise<unknown>): Promise<void> {
  try {
    await loading
  } catch (error) {
    await recover(error, () => fetchTexts(part))
  }
}
