import { fetchMessages } from 'virtual:verstat-messages'
import type { LocaleCode } from '../locales/locales.ts'
import type { Messages } from './translator.ts'

// All requests in a language share these messages. This is safe, because messages are the same for everyone and never
// removed.
const catalogs: Record<LocaleCode, Record<string, Messages[string]>> = { uk: {}, en: {} }
const loaded: Record<LocaleCode, Map<number, Promise<void>>> = { uk: new Map(), en: new Map() }
let failures = 0

/** Returns the messages of a language that were loaded so far. All calls return the same object, which grows. */
export function messagesOf(locale: LocaleCode): Messages {
  return catalogs[locale]
}

/**
 * Loads the messages of a part once. After a failure, the next call tries again. Works only in code that Vite has
 * built.
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
