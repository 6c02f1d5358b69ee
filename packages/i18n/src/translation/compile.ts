import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { LocaleCode } from '../locales/locales.ts'
import { keepTogether } from './keep-together.ts'
import type { Messages } from './translator.ts'

/** Folder with the files `<feature>/<locale>.json`. */
export const MESSAGES_DIR = join(import.meta.dirname, '../../messages/')

/** Returns the features, which are the folders of messages. The keys of a feature start with the name of its folder. */
export function messageFeatures(): readonly string[] {
  return readdirSync(MESSAGES_DIR).toSorted()
}

const compiled = new Map<LocaleCode, Messages>()

/**
 * Returns all messages of a language, which are compiled on the first call. Works only in Node. Throws when a message
 * is invalid.
 */
export function compileMessages(locale: LocaleCode): Messages {
  const known = compiled.get(locale)
  if (known) return known
  const messages = compileFeatures(locale, messageFeatures())
  compiled.set(locale, messages)
  return messages
}

/**
 * Compiles the messages of some features without caching. The error for an invalid message contains its file and key.
 */
export function compileFeatures(locale: LocaleCode, features: readonly string[]): Messages {
  const messages: Record<string, Messages[string]> = {}
  for (const feature of features) {
    for (const [key, text] of Object.entries(readMessages(locale, feature))) {
      try {
        messages[key] = compile(keepTogether(text))
      } catch (cause) {
        throw new Error(`Message ${key} in ${messageFile(locale, feature)} is not valid ICU`, { cause })
      }
    }
  }
  return messages
}

export function messageFile(locale: LocaleCode, feature: string): string {
  return `${MESSAGES_DIR}${feature}/${locale}.json`
}

function readMessages(locale: LocaleCode, feature: string): Record<string, string> {
  return JSON.parse(readFileSync(messageFile(locale, feature), 'utf8'))
}
