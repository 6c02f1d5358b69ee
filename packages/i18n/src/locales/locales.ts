/** A language of the site: its names, address prefix and formats. */
export type Locale = {
  readonly code: LocaleCode
  /** The language's own name, for the language switch. */
  readonly ownName: string
  readonly dir: 'ltr' | 'rtl'
  readonly htmlLang: string
  readonly ogLocale: string
  readonly intlTag: string
  /** The prefix of every path: '' for the default language. */
  readonly prefix: '' | `/${string}`
  /** The position of the currency sign: `1 299 ₴` or `₴1,299`. */
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
