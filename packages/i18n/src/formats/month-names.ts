import { LOCALES, type LocaleCode } from '../locales/locales.ts'

/** The month name in the form used after a day: «листопада», "November". `month` starts at 1. */
export function monthAfterDay(month: number, locale: LocaleCode): string {
  return months[locale][month - 1] ?? ''
}

// Only the word comes from Intl: whole date formats differ between ICU versions.
const months: Readonly<Record<LocaleCode, readonly string[]>> = { uk: monthsOf('uk'), en: monthsOf('en') }

function monthsOf(locale: LocaleCode): readonly string[] {
  const formatter = new Intl.DateTimeFormat(LOCALES[locale].intlTag, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return Array.from({ length: 12 }, (_, month) => {
    const parts = formatter.formatToParts(new Date(Date.UTC(2026, month, 1)))
    return parts.find((part) => part.type === 'month')?.value ?? ''
  })
}
