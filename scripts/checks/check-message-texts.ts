import type { LocaleCode } from '@verstat/i18n'
import type { Messages } from '@verstat/i18n/translator'
import { forbiddenWords } from './check-message-words.ts'

type Compiled = Messages[string]
export type ArgumentKind = 'text' | 'number' | 'tag'

/**
 * These messages are in the other language on purpose: the bar that offers the other language, and some fixed lines of
 * the error page.
 */
const OTHER_LANGUAGE = /^(common\.localeBar|errorpages\.literal)\./

/** These messages are the same in both languages, because they are names or symbols, or contain only arguments. */
const SAME_IN_BOTH = /^errorpages\.literal\./

/** Finds typographic faults in one message, such as wrong quotes, dashes, letters or plural forms. */
export function textFaults(locale: LocaleCode, key: string, text: string, compiled: Compiled): string[] {
  const words = plainWords(compiled)
  const faults: string[] = []
  const expect = (isValid: boolean, fault: string) => {
    if (!isValid) faults.push(fault)
  }
  expect(text.trim() === text && text !== '', 'is empty or has spaces at its ends')
  expect(!/ {2}|\t|\n/.test(text), 'has two spaces or a line break')
  expect(!/["']/.test(text), 'has a straight quote or apostrophe')
  expect(!/\.\.\./.test(words), 'has three dots instead of …')
  expect(!/\s-\s/.test(words), 'has a hyphen for a dash')
  // Ukrainian has «—» between words, and English «–». Both have «–» without spaces in a range such as 10–14.
  if (locale === 'uk') expect(!/(?:^|\s)–(?:\s|$)/.test(text), 'has a short dash between words instead of —')
  else expect(!/—/.test(words), 'has a long dash instead of –')
  // The build inserts a no-break space before a dash only if the dash has spaces on both sides.
  expect(!/\S[–—] | [–—]\S|\S—\S/.test(text), 'has a dash without a space on each side')
  expect(!/!/.test(words), 'has an exclamation mark')
  for (const word of forbiddenWords(locale, key, text)) faults.push(`says «${word}», see the list of words`)
  for (const word of mixedWords(words)) faults.push(`has Latin and Cyrillic letters in «${word}»`)
  if (!OTHER_LANGUAGE.test(key))
    faults.push(...(locale === 'uk' ? ukrainianFaults(words) : englishFaults(words)))
  for (const forms of pluralForms(compiled)) {
    const missing = requiredForms[locale].filter((form) => !forms.includes(form))
    if (missing.length > 0) faults.push(`has a plural without ${missing.join(', ')}`)
  }
  return faults
}

/** Whether the messages in both languages have the same words, so that a translation is missing. */
export function isUntranslated(key: string, uk: Compiled, en: Compiled): boolean {
  const words = plainWords(uk)
  return /\p{L}/u.test(words) && words === plainWords(en) && !SAME_IN_BOTH.test(key)
}

/**
 * Returns the arguments of a message and their kinds. Throws if an argument is used in two ways, for example as a
 * number and as a text.
 */
export function messageArguments(message: Compiled): ReadonlyMap<string, ArgumentKind> {
  const found = new Map<string, ArgumentKind>()
  visit(message, (name, kind) => {
    const known = found.get(name)
    if (known && known !== kind) throw new Error(`prints {${name}} as ${known} and as ${kind}`)
    found.set(name, kind)
  })
  return found
}

const requiredForms: Readonly<Record<LocaleCode, readonly string[]>> = {
  uk: ['one', 'few', 'many', 'other'],
  en: ['other'],
}

function ukrainianFaults(words: string): string[] {
  const faults = []
  if (/[ыэъё]/i.test(words)) faults.push('has a letter that Ukrainian does not have')
  if (/[ʼ`´′]/.test(words)) faults.push('has an apostrophe other than ’')
  if (/[“”„]/.test(words)) faults.push('has quotes other than «лапки»')
  // A single Latin letter between Ukrainian words was typed with the wrong keyboard layout.
  const lone = /(^|[\s(«])([aceiopxy])(?=$|[\s).,»])/iu.exec(words)
  if (lone && /\p{Script=Cyrillic}/u.test(words)) faults.push(`has a Latin «${lone[2]}» standing alone`)
  if (/\p{Script=Latin}{3}/u.test(words) && !/\p{Script=Cyrillic}/u.test(words))
    faults.push('is not in Ukrainian')
  return faults
}

function englishFaults(words: string): string[] {
  return /\p{Script=Cyrillic}/u.test(words) ? ['has Cyrillic letters'] : []
}

function mixedWords(words: string): string[] {
  return (words.match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word),
  )
}

/** Kinds of nodes in a compiled message. The package icu-minify defines them. */
const SELECT = 1
const PLURAL = 2
const ORDINAL = 3
const NUMBER = 4

/** Returns the words of all branches of a message without its arguments. */
function plainWords(message: Compiled): string {
  const words: string[] = []
  visit(
    message,
    () => words.push(' '),
    (word) => words.push(word),
  )
  return words.join('').replace(/ +/g, ' ').trim()
}

function pluralForms(message: Compiled): string[][] {
  const forms: string[][] = []
  visit(
    message,
    () => {},
    () => {},
    (names) => forms.push(names),
  )
  return forms
}

function visit(
  node: unknown,
  onArgument: (name: string, kind: ArgumentKind) => void,
  onWord: (word: string) => void = () => {},
  onPlural: (forms: string[]) => void = () => {},
): void {
  const into = (child: unknown) => visit(child, onArgument, onWord, onPlural)
  const parts = typeof node === 'string' ? [node] : Array.isArray(node) ? node : []
  for (const part of parts) {
    if (typeof part === 'string') {
      onWord(part)
      continue
    }
    if (!Array.isArray(part)) continue
    const [name, kind, rest] = part
    if (kind === PLURAL || kind === ORDINAL || kind === SELECT) {
      const branches: Readonly<Record<string, unknown>> = rest
      onArgument(name, kind === SELECT ? 'text' : 'number')
      if (kind !== SELECT) onPlural(Object.keys(branches))
      for (const branch of Object.values(branches)) {
        onWord(' ')
        into(branch)
      }
    } else if (kind === NUMBER) onArgument(name, 'number')
    else if (kind === undefined) onArgument(name, 'text')
    else {
      onArgument(name, 'tag')
      into(part.slice(1))
    }
  }
}
