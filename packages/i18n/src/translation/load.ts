import { fetchMessages } from 'virtual:verstat-messages'
import type { LocaleCode } from '../locales/locales.ts'
import type { Messages } from './translator.ts'

// Shared by all requests of a language: messages are the same for everyone and only ever added.
const catalogs: Record<LocaleCode, Record<string, Messages[string]>> = { uk: {}, en: {} }
const loaded: Record<LocaleCode, Map<number, Promise<void>>> = { uk: new Map(), en: new Map() }
let failures = 0

/** The messages of a language loaded so far: always the same object, which grows. */
export function messagesOf(locale: LocaleCode): Messages {
  return catalogs[locale]
}

/** Loads the messages of a part once; a failed load is retried on the next call. Only in code built by Vite. */
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
