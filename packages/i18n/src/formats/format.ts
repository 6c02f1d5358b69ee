import { LOCALES } from '../locales/locales.ts'
import type { Translator } from '../translation/translator.ts'
import { kyivDaysBetween, kyivTime, twoDigits } from './kyiv-calendar.ts'
import { monthAfterDay } from './month-names.ts'
import { formatNumber } from './number-format.ts'

export type Currency = 'UAH' | 'EUR' | 'USD'
export type Unit = 'pcs' | 'kg' | 't' | 'm' | 'm2' | 'm3' | 'l' | 'set' | 'hour' | 'other'

/** Amounts are in minor units (kopiykas or cents). */
export type Budget = {
  /** Null means that no budget was given. */
  readonly budgetMode: 'exact' | 'range' | 'request' | null
  readonly budgetMin: number | null
  readonly budgetMax: number | null
  readonly currency: Currency
  readonly budgetPer: 'total' | 'unit'
  readonly unit: Unit | null
}

/**
 * How close a deadline is: `past` when it is over, `now` for today and tomorrow, `soon` within three days, `later`
 * after that.
 */
export type Urgency = 'past' | 'now' | 'soon' | 'later'

export type Format = ReturnType<typeof createFormat>

/**
 * Formats dates, numbers and amounts. Times are in Kyiv time. With the same `now`, server and browser print the same
 * characters. A date that is a string must be an ISO instant or a plain day such as `2026-11-20`.
 */
export function createFormat(t: Translator, now: () => Date) {
  const locale = t.locale

  function number(value: number, maxFractionDigits?: number): string {
    return formatNumber(value, locale, maxFractionDigits)
  }

  /** Prints `1 299 ₴` or `679,40 ₴`. The fraction is printed only when it is not zero. */
  function money(amountMinor: number, currency: Currency): string {
    return withSign(amount(amountMinor), currency)
  }

  /** Prints an amount of major units with up to four digits after the point, such as «0,3457 ₴» for a single piece. */
  function unitMoney(major: number, currency: Currency): string {
    return withSign(number(major, 4), currency)
  }

  /** Prints «від 10 000 до 20 000 ₴» or "₴10,000–20,000", and a single amount when both are equal. */
  function moneyRange(minMinor: number, maxMinor: number, currency: Currency, isInColumn = false): string {
    if (minMinor === maxMinor) return money(minMinor, currency)
    const before = LOCALES[locale].currencySign === 'before'
    // Both ends have the same number of digits after the point, such as «26,00–37,50 ₴».
    const isWhole = minMinor % 100 === 0 && maxMinor % 100 === 0
    const low = amount(minMinor, isWhole)
    const high = amount(maxMinor, isWhole)
    const from = before ? withSign(low, currency) : low
    const to = before ? high : withSign(high, currency)
    // The zero-width space lets a line break after the dash in a narrow column.
    return isInColumn ? `${from}–\u200b${to}` : t('common.money.range', { from, to })
  }

  /**
   * Prints a budget with its unit, such as «від 10 000 до 20 000 ₴ за штуку» or «За домовленістю». Returns '' when no
   * budget was given.
   */
  function budget(value: Budget, isInColumn = false): string {
    if (value.budgetMode === null) return ''
    const sum = budgetSum(value, isInColumn)
    if (sum === undefined) return t('common.money.request')
    return value.budgetPer === 'total' ? sum : per(sum, value.unit)
  }

  /** Prints «за штуку» or «за м²», without an amount. */
  function perUnit(unit: Unit | null): string {
    return per('', unit).trim()
  }

  /** Prints a budget as `budget` does, but a range as «10 000–20 000 ₴», for the narrow column of a table. */
  function budgetInColumn(value: Budget): string {
    return budget(value, true)
  }

  /** Prints «500 шт.», «2 комплекти» or «1,5 т». */
  function quantity(value: number, unit: Unit): string {
    return t(`common.unit.${unit}.amount`, { n: value })
  }

  function unitName(unit: Unit): string {
    return t(`common.unit.${unit}.name`)
  }

  /** Prints «20 листопада», with the year unless it is the current year. */
  function day(value: string | Date): string {
    const { year } = kyivTime(value)
    return year === kyivTime(now()).year ? dayAndMonth(value) : fullDay(value)
  }

  /** Prints «20 листопада 2026», always with the year. */
  function fullDay(value: string | Date): string {
    return `${dayAndMonth(value)} ${kyivTime(value).year}`
  }

  /** Prints «20–25 листопада» or «28 листопада — 3 грудня». */
  function dayRange(from: string | Date, to: string | Date): string {
    const start = kyivTime(from)
    const end = kyivTime(to)
    const dash = locale === 'uk' ? '—' : '–'
    if (start.year !== end.year) return `${fullDay(from)}\u00a0${dash} ${fullDay(to)}`
    if (start.month !== end.month) return `${dayAndMonth(from)}\u00a0${dash} ${day(to)}`
    return start.day === end.day ? day(to) : `${start.day}–\u2060${day(to)}`
  }

  /** Prints the time in Kyiv, such as «12:41». */
  function time(value: string | Date): string {
    const { hour, minute } = kyivTime(value)
    return `${twoDigits(hour)}:${twoDigits(minute)}`
  }

  /** Prints «20 листопада о 12:41». */
  function dayTime(value: string | Date): string {
    return t('common.time.dayAndTime', { date: day(value), time: time(value) })
  }

  /** Prints «20 листопада 2026 о 12:41 за київським часом», for the tooltip of a shorter date. */
  function exact(value: string | Date): string {
    return t('common.time.exact', { date: fullDay(value), time: time(value) })
  }

  /** Prints «щойно», «5 хвилин тому», «3 години тому», «учора» or «3 дні тому». After a week it prints the date. */
  function age(value: string | Date): string {
    const minutes = Math.floor((now().getTime() - new Date(value).getTime()) / 60_000)
    const days = kyivDaysBetween(value, now())
    if (minutes < 1) return t('common.time.now')
    if (minutes < 60) return t('common.time.minutesAgo', { n: minutes })
    if (days === 0 || minutes < 6 * 60) return t('common.time.hoursAgo', { n: Math.floor(minutes / 60) })
    if (days === 1) return t('common.time.yesterday')
    return days <= 7 ? t('common.time.daysAgo', { n: days }) : day(value)
  }

  /**
   * Prints «сьогодні» or «учора», otherwise the date. The text stays right until midnight in Kyiv, so pages with it can
   * be cached.
   */
  function recentDay(value: string | Date): string {
    const days = kyivDaysBetween(value, now())
    if (days === 0) return t('common.time.today')
    return days === 1 ? t('common.time.yesterday') : day(value)
  }

  /** Prints the time left until the end of a day in Kyiv, such as «залишилося 3 дні» or «сьогодні останній день». */
  function deadline(value: string | Date): { text: string; urgency: Urgency; days: number } {
    const days = kyivDaysBetween(now(), value)
    if (days < 0) return { text: t('common.deadline.past'), urgency: 'past', days }
    if (days === 0) return { text: t('common.deadline.today'), urgency: 'now', days }
    if (days === 1) return { text: t('common.deadline.tomorrow'), urgency: 'now', days }
    return { text: t('common.deadline.daysLeft', { n: days }), urgency: days <= 3 ? 'soon' : 'later', days }
  }

  /** Prints «5 днів» or «10–14 днів». */
  function days(min: number, max: number): string {
    return min === max ? t('common.days.amount', { n: min }) : t('common.days.range', { min, max })
  }

  /** Prints «840 байтів», «12,5 КБ» or «3 МБ». */
  function fileSize(bytes: number): string {
    if (bytes < 1000) return t('common.size.bytes', { n: bytes })
    if (bytes < 999_950) return t('common.size.kilobytes', { n: oneDigit(bytes / 1000) })
    return t('common.size.megabytes', { n: oneDigit(bytes / 1_000_000) })
  }

  function per(amountText: string, unit: Unit | null): string {
    if (unit === null || unit === 'other') return t('common.money.perUnit', { amount: amountText })
    if (unit === 'pcs') return t('common.money.perPcs', { amount: amountText })
    if (unit === 'set') return t('common.money.perSet', { amount: amountText })
    return t('common.money.perMeasure', { amount: amountText, unit: unitName(unit) })
  }

  function budgetSum(
    { budgetMode, budgetMin, budgetMax, currency }: Budget,
    isInColumn: boolean,
  ): string | undefined {
    if (budgetMode === 'request' || (budgetMin === null && budgetMax === null)) return undefined
    if (budgetMin === null) return t('common.money.upTo', { amount: money(budgetMax ?? 0, currency) })
    if (budgetMax === null) return t('common.money.from', { amount: money(budgetMin, currency) })
    return moneyRange(budgetMin, budgetMax, currency, isInColumn)
  }

  function amount(minor: number, isWhole = minor % 100 === 0): string {
    const text = number(minor / 100, 2)
    if (isWhole || /[.,]\d\d$/.test(text)) return text
    // A fraction of money always has two digits.
    return minor % 100 === 0 ? `${text}${number(0.5, 1).charAt(1)}00` : `${text}0`
  }

  function withSign(text: string, currency: Currency): string {
    const sign = { UAH: '₴', EUR: '€', USD: '$' }[currency]
    return LOCALES[locale].currencySign === 'before' ? sign + text : `${text}\u00a0${sign}`
  }

  function dayAndMonth(value: string | Date): string {
    const { day: date, month } = kyivTime(value)
    return `${date}\u00a0${monthAfterDay(month, locale)}`
  }

  return {
    number,
    money,
    unitMoney,
    moneyRange,
    budget,
    perUnit,
    budgetInColumn,
    quantity,
    unitName,
    day,
    fullDay,
    dayRange,
    time,
    dayTime,
    exact,
    age,
    recentDay,
    deadline,
    days,
    fileSize,
  }
}

function oneDigit(value: number): number {
  return value >= 10 ? Math.round(value) : Math.round(value * 10) / 10
}
