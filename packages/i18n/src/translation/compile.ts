import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { LocaleCode } from '../locales/locales.ts'
import type { Messages } from './translator.ts'

/** Contains `<feature>/<locale>.json`. */
export const MESSAGES_DIR = join(import.meta.dirname, '../../messages/')

/** Every folder is a feature; its keys start with the folder's name. */
export function messageFeatures(): readonly string[] {
  return readdirSync(MESSAGES_DIR).toSorted()
}

const compiled = new Map<LocaleCode, Messages>()

/** All messages of a language, compiled on the first call and cached. Node only; throws on an invalid message. */
export function compileMessages(locale: LocaleCode): Messages {
  const known = compiled.get(locale)
  if (known) return known
  const messages = compileFeatures(locale, messageFeatures())
  compiled.set(locale, messages)
  return messages
}

/** Compiles the messages of some features, uncached. Throws with the file and key of an invalid message. */
export function compileFeatures(locale: LocaleCode, features: readonly string[]): Messages {
  const messages: Record<string, Messages[string]> = {}
  for (const feature of features) {
    for (const [key, text] of Object.entries(readMessages(locale, feature))) {
      try {
        // Keeps dashes off the start of a line.
        messages[key] = compile(text.replaceAll(' – ', '\u00a0– '))
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
