/** A language of the site with its names, its path prefix and its formats. */
export type Locale = {
  readonly code: LocaleCode
  /** Name of the language in the language itself, for the language switch. */
  readonly ownName: string
  readonly dir: 'ltr' | 'rtl'
  readonly htmlLang: string
  readonly ogLocale: string
  readonly intlTag: string
  /** Prefix of every path. The default language has the prefix ''. */
  readonly prefix: '' | `/${string}`
  /** Position of the currency sign: `1 299 ₴` or `₴1,299`. */
  readonly currencySign: 'before' | 'after'
}

export type LocaleCode = 'uk' | 'en'

export const LOCALES: Readonly<Record<LocaleCode, Locale>> = {
  uk: {
    code: 'uk',
    ownName: 'Українська',
    dir: 'ltr',
    htmlLang: 'uk',
    ogLocale: 'uk_UA',
    intlTag: 'uk-UA',
    prefix: '',
    currencySign: 'after',
  },
  en: {
    code: 'en',
    ownName: 'English',
    dir: 'ltr',
    htmlLang: 'en',
    ogLocale: 'en_GB',
    intlTag: 'en-GB',
    prefix: '/en',
    currencySign: 'before',
  },
}

export const LOCALE_CODES: readonly LocaleCode[] = ['uk', 'en']
export const DEFAULT_LOCALE: LocaleCode = 'uk'

export function isLocaleCode(value: unknown): value is LocaleCode {
  return value === 'uk' || value === 'en'
}

export function otherLocale(locale: LocaleCode): LocaleCode {
  return locale === 'uk' ? 'en' : 'uk'
}
