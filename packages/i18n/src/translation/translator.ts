import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { formatNumber, pluralRules } from '../formats/number-format.ts'
import type { LocaleCode } from '../locales/locales.ts'
import type { MessageKey } from '../message-keys.gen.ts'

/** Compiled messages by key, as `compileMessages` (Node) and `messagesOf` (web) give them. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Arguments of a message. Numbers that are printed must be `{n, number}` or plural in the message. */
export type MessageValues = Readonly<Record<string, string | number>>

/** A tag of a message, `<link>…</link>`, turned into an element. */
export type TagRenderer<E> = (chunks: Array<string | E>) => E

export type Translator = {
  (key: MessageKey, values?: MessageValues): string
  /** The message as chunks: text and what the tag functions made. Spread them as children, never as HTML. */
  rich<E>(
    key: MessageKey,
    values: Readonly<Record<string, string | number | TagRenderer<E>>>,
  ): Array<string | E>
  /** Whether a key made from data (a stored code, an operator's setting) has a text. */
  has(key: string): key is MessageKey
  readonly locale: LocaleCode
}

/** Reported: a missing or broken message. The page shows `UNKNOWN_TEXT` in its place and goes on. */
export type MessageFault = { readonly key: string; readonly locale: LocaleCode; readonly cause: unknown }

/** Stands where a text should: a key is never printed, and a button without any text would have no name. */
const UNKNOWN_TEXT = '…'

/**
 * A translator over compiled messages. It holds nothing but its arguments, so any number of requests may each
 * have their own at the same time. `messages` may grow later (`loadMessages` of another part).
 */
export function createTranslator(
  locale: LocaleCode,
  messages: Messages,
  onFault: (fault: MessageFault) => void = () => {},
): Translator {
  const options = formatOptions(locale)

  function run<E>(key: string, values: Parameters<typeof format<E>>[2]): ReturnType<typeof format<E>> {
    const message = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (message === undefined) {
      onFault({ key, locale, cause: new Error(`No message ${key} in ${locale}`) })
      return UNKNOWN_TEXT
    }
    try {
      return format<E>(message, locale, values, options)
    } catch (cause) {
      onFault({ key, locale, cause })
      return UNKNOWN_TEXT
    }
  }

  const translate = (key: MessageKey, values?: MessageValues) => {
    const text = run<string>(key, values)
    return typeof text === 'string' ? text : text.join('')
  }
  return Object.assign(translate, {
    rich<E>(key: MessageKey, values: Readonly<Record<string, string | number | TagRenderer<E>>>) {
      const result = run<E>(key, values)
      return Array.isArray(result) ? result : [result]
    },
    has: (key: string): key is MessageKey => Object.hasOwn(messages, key),
    locale,
  })
}

/** Numbers inside messages are printed by our own formatter, so that they look as everywhere else. */
function formatOptions(locale: LocaleCode): FormatOptions {
  const number = { format: (value: number) => formatNumber(value, locale) }
  return {
    formatters: {
      getNumberFormat: () => number as Intl.NumberFormat,
      getPluralRules: (_tag, options) => pluralRules(locale, options?.type),
      getDateTimeFormat: () => {
        throw new Error('Dates are formatted by createFormat and passed to messages as text')
      },
    },
  }
}
