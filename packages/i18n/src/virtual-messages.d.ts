declare module 'virtual:verstat-messages' {
  /**
   * Fetches the messages of a part; all messages where the app is not built for browsers. A retry uses another
   * address, because browsers cache a failed module. Provided by the plugin in `vite.ts`.
   */
  export function fetchMessages(
    locale: import('./locales/locales.ts').LocaleCode,
    part: number,
    attempt: number,
  ): Promise<{ readonly default: import('./translation/translator.ts').Messages }>
}
