declare module 'virtual:verstat-messages' {
  /**
   * Fetches the messages of a part of the app. In development, fetches all messages. Each retry uses another URL,
   * because browsers remember a failed import.
   */
  export function fetchMessages(
    locale: import('./locales/locales.ts').LocaleCode,
    part: number,
    attempt: number,
  ): Promise<{ readonly default: import('./translation/translator.ts').Messages }>
}
