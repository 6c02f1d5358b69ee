import { fetchMessages } from 'virtual:verstat-messages'
import type { LocaleCode } from '../locales/locales.ts'
import type { Messages } from './translator.ts'

// Messages are the same for everyone and only ever added, so all requests of a language share one record.
const catalogs: Record<LocaleCode, Record<string, Messages[string]>> = { uk: {}, en: {} }
const loaded: Record<LocaleCode, Map<number, Promise<void>>> = { uk: new Map(), en: new Map() }
let failures = 0

/** All messages of a language loaded so far: one and the same record each time, which grows. */
export function messagesOf(locale: LocaleCode): Messages {
  return catalogs[locale]
}

/**
 * Adds the messages that the modules of a part use, once. Rejects when they cannot be fetched; the next call tries
 * again. For code that Vite builds, on both sides.
 */
export function loadMessages(locale: LocaleCode, part: number): Promise<void> {
  const parts = loaded[locale]
  const known = parts.get(part)
  if (known) return known
  const loading = fetchMessages(locale, part, failures).then(
    (module) => {
      Object.assign(catalogs[locale], module.default)
    },
    (error) => {
      failures += 1
      parts.delete(part)
      throw error
    },
  )
  parts.set(part, loading)
  return loading
}
