import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format'
import { formatNumber, pluralRules } from '../formats/number-format.ts'
import type { LocaleCode } from '../locales/locales.ts'
import type { MessageKey } from '../message-keys.gen.ts'

/** Compiled messages by key, from `compileMessages` in Node and from `messagesOf` in the web app. */
export type Messages = Readonly<Record<string, CompiledMessage>>

/** Arguments of a message. To print a number, the message must contain `{n, number}` or a plural. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Turns a tag in a message, such as `<link>…</link>`, into an element. */
export type TagRenderer<E> = (chunks: Array<string | E>) => E

export type Translator = {
  (key: MessageKey, values?: MessageValues): string
  /**
   * Returns the message as chunks of text and rendered tags. Use the chunks as children of an element, never as HTML.
   */
  rich<E>(
    key: MessageKey,
    values: Readonly<Record<string, string | number | TagRenderer<E>>>,
  ): Array<string | E>
  /** Says whether there is a message for a key that was built from data, such as a stored code. */
  has(key: string): key is MessageKey
  readonly locale: LocaleCode
}

/** A missing or invalid message. The page prints `UNKNOWN_TEXT` in its place. */
export type MessageFault = { readonly key: string; readonly locale: LocaleCode; readonly cause: unknown }

/** Printed in place of a missing message. A key must never be visible, and a button needs some text. */
const UNKNOWN_TEXT = '…'

/** Creates a translator without shared state. `loadMessages` may add to `messages` later. */
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

/** Numbers inside messages use `formatNumber`, as everywhere else on the site. */
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
