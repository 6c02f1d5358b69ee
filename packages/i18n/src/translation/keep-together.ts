/** Units that must stay on the same line as their number. */
const UNITS = [
  'шт\\.|кг|т|м[²³]?|л|год|грн|[КМ]Б|байт\\p{L}*|комплект\\p{L}*|одиниц\\p{L}*',
  'секунд\\p{L}*|хвилин\\p{L}*|годин\\p{L}*|день|дні|днів|дня',
  'pcs?|kg|t|m[²³]?|l|sets?|units?|[kM]B|bytes?|seconds?|minutes?|hours?|days?',
  '[₴€$%]',
].join('|')

const RULES: ReadonlyArray<readonly [RegExp, string]> = [
  // A dash between words must not start a line.
  [/ (?=[–—] )/g, '\u00a0'],
  // A number must stay with its unit. A number is written as digits, `#` or `{n, number}`.
  [new RegExp(`(\\d|#|, number\\}) (?=(?:${UNITS})(?!\\p{L}))`, 'gu'), '$1\u00a0'],
  [/(№|\bNo\.) (?=[\d#{<])/g, '$1\u00a0'],
  // A range needs a word joiner, because a line may break after a dash even without a space.
  [/([\d}])–(?=[\d{])/g, '$1–\u2060'],
]

/** Puts no-break spaces and word joiners into a message, so that no line break separates a number from its unit. */
export function keepTogether(message: string): string {
  return RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message)
}
