declare module 'virtual:verstat-messages' {
  /** Fetches a part's messages; in development all. A retry needs another address: browsers cache failures. */
  export function fetchMessages(
    locale: import('./locales/locales.ts').LocaleCode,
    part: number,
    attempt: number,
  ): Promise<{ readonly default: import('./translation/translator.ts').Messages }>
}
