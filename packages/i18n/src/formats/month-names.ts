import { LOCALES, type LocaleCode } from '../locales/locales.ts'

/** Returns the month name in the form that follows a day, such as «листопада» or "November". `month` starts at 1. */
export function monthAfterDay(month: number, locale: LocaleCode): string {
  return months[locale][month - 1] ?? ''
}

// Only the month names come from `Intl`, because whole date formats differ between versions of ICU.
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
