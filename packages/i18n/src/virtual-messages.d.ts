declare module 'virtual:verstat-messages' {
  /**
   * Fetches the messages of one part of the app; of every part where the app is not built for browsers. What failed
   * once is asked for under another address each time, because browsers remember the failure of an address.
   * Provided by the plugin in `vite.ts`.
   */
  export function fetchMessages(
    locale: import('./locales/locales.ts').LocaleCode,
    part: number,
    attempt: number,
  ): Promise<{ readonly default: import('./translation/translator.ts').Messages }>
}
