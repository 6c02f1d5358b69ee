export const LOCALE_CODES = ['uk', 'en'] as const
export const CURRENCIES = ['UAH', 'EUR', 'USD'] as const
export const PAGE_LIMIT_DEFAULT = 24
export const PAGE_LIMIT_MAX = 60
