import { isLocaleCode, type LocaleCode } from '@verstat/i18n'
import { FRAME } from '@verstat/i18n/frame'
import { loadMessages } from '@verstat/i18n/load'

type Recover = (error: unknown, again: () => Promise<unknown>) => Promise<void>

let recover: Recover = (error) => Promise.reject(error)

export function onLostTexts(handler: Recover): void {
  recover = handler
}

export function pageLocale(): LocaleCode {
  const { lang } = document.documentElement
  return isLocaleCode(lang) ? lang : 'uk'
}

/** Loads the messages of a part of the app and the messages that all pages share. Rejects when one of the two fails. */
export function fetchTexts(part: number): Promise<unknown> {
  const locale = pageLocale()
  return Promise.all([loadMessages(locale, FRAME), loadMessages(locale, part)])
}

/** Waits for messages. If loading fails, the handler passed to `onLostTexts` decides what happens. */
export async function awaitTexts(part: number, loading: Promise<unknown>): Promise<void> {
  try {
    await loading
  } catch (error) {
    await recover(error, () => fetchTexts(part))
  }
}
