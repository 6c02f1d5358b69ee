import type { LocaleCode } from '../locales/locales.ts'

/** Returns the month name in the form that follows a day, such as «листопада» or "November". `month` starts at 1. */
export function monthAfterDay(month: number, locale: LocaleCode): string {
  return MONTHS[locale][month - 1] ?? ''
}

// `Intl` is not used for twelve words, because its first use takes a phone about 80 ms.
const MONTHS: Readonly<Record<LocaleCode, readonly string[]>> = {
  uk: [
    'січня',
    'лютого',
    'березня',
    'квітня',
    'травня',
    'червня',
    'липня',
    'серпня',
    'вересня',
    'жовтня',
    'листопада',
    'грудня',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
}
