import type { LocaleCode } from '@verstat/i18n'

/** Writes an amount of hryvnias in words, as documents do: «сто сорок дев’ять гривень 00 копійок». */
export function amountInWords(kopecks: bigint, locale: LocaleCode): string {
  const whole = Number(kopecks / 100n)
  const part = String(kopecks % 100n).padStart(2, '0')
  return locale === 'uk'
    ? `${ukrainian(whole)} ${form(whole, 'гривня', 'гривні', 'гривень')} ${part} ${form(Number(part), 'копійка', 'копійки', 'копійок')}`
    : `${english(whole)} ${whole === 1 ? 'hryvnia' : 'hryvnias'} ${part} ${Number(part) === 1 ? 'kopiyka' : 'kopiykas'}`
}

/** Returns the form of a Ukrainian noun after a number: 1 гривня, 2 гривні, 5 гривень. */
function form(count: number, one: string, few: string, many: string): string {
  const [tens, units] = [Math.floor(count / 10) % 10, count % 10]
  if (tens === 1 || units === 0 || units > 4) return many
  return units === 1 ? one : few
}

const UNITS = ['', 'один', 'два', 'три', 'чотири', 'п’ять', 'шість', 'сім', 'вісім', 'дев’ять']
const TEENS = [
  'десять',
  'одинадцять',
  'дванадцять',
  'тринадцять',
  'чотирнадцять',
  'п’ятнадцять',
  'шістнадцять',
  'сімнадцять',
  'вісімнадцять',
  'дев’ятнадцять',
]
const TENS = [
  '',
  '',
  'двадцять',
  'тридцять',
  'сорок',
  'п’ятдесят',
  'шістдесят',
  'сімдесят',
  'вісімдесят',
  'дев’яносто',
]
const HUNDREDS = [
  '',
  'сто',
  'двісті',
  'триста',
  'чотириста',
  'п’ятсот',
  'шістсот',
  'сімсот',
  'вісімсот',
  'дев’ятсот',
]

function ukrainian(number: number): string {
  if (number === 0) return 'нуль'
  const [millions, thousands, rest] = [
    Math.floor(number / 1_000_000),
    Math.floor(number / 1_000) % 1_000,
    number % 1_000,
  ]
  return words([
    ...(millions > 0 ? [below1000(millions, false), form(millions, 'мільйон', 'мільйони', 'мільйонів')] : []),
    ...(thousands > 0 ? [below1000(thousands, true), form(thousands, 'тисяча', 'тисячі', 'тисяч')] : []),
    // The noun «гривня» (hryvnia) is feminine, like «тисяча» (thousand), so its numeral is feminine too.
    below1000(rest, true),
  ])
}

function below1000(number: number, isFeminine: boolean): string {
  const tens = Math.floor(number / 10) % 10
  const units = number % 10
  const feminine = units === 1 ? 'одна' : units === 2 ? 'дві' : undefined
  return words([
    HUNDREDS[Math.floor(number / 100)],
    tens === 1 ? TEENS[units] : TENS[tens],
    tens === 1 ? '' : ((isFeminine ? feminine : undefined) ?? UNITS[units]),
  ])
}

const ENGLISH = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const ENGLISH_TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

function english(number: number): string {
  if (number < 20) return ENGLISH[number] ?? ''
  if (number < 100) {
    const units = number % 10
    return `${ENGLISH_TENS[Math.floor(number / 10)]}${units > 0 ? `-${ENGLISH[units]}` : ''}`
  }
  const [size, name] =
    number < 1_000 ? [100, 'hundred'] : number < 1_000_000 ? [1_000, 'thousand'] : [1_000_000, 'million']
  const rest = number % size
  return words([english(Math.floor(number / size)), name, rest > 0 ? english(rest) : ''])
}

function words(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
