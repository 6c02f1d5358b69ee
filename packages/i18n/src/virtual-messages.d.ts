declare module 'virtual:verstat-messages' {
  /**
   * Fetches the messages of a part; in development all. A retry needs another address: browsers cache failed modules.
   */
  export function fetchMessages(
    locale: import('./locales/locales.ts').LocaleCode,
    part: number,
    attempt: number,
  ): Promise<{ readonly default: import('./translation/translator.ts').Messages }>
}
