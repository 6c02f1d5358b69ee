const DIGITS_MIN = 13
const DIGITS_MAX = 19
/** Digits of a Ukrainian IBAN. */
const IBAN_DIGITS = 27

/** Digits with spaces or dashes between them, perhaps after the letters of an IBAN. */
const RUN = /(?<!\d)((?<![\p{L}\d])UA)?\d+(?:[ \u00a0\u2009\u202f‐-―-]{1,3}\d+)*/gu

/**
 * Replaces the numbers of payment cards by their last four digits: 13 to 19 digits, perhaps with spaces or dashes
 * between groups, that pass the Luhn check. A longer row of digits is searched group by group, so that a card number
 * with other numbers beside it is found too. Ukrainian IBANs stay: people pay by them.
 */
export function maskCardNumbers(text: string): string {
  return text.replaceAll(RUN, (run, iban: string | undefined) => (iban && isIban(run) ? run : maskRun(run)))
}

function isIban(run: string): boolean {
  return run.replaceAll(/\D/g, '').length === IBAN_DIGITS
}

function maskRun(run: string): string {
  // Groups of digits at even places, what stands between them at odd ones.
  const parts = run.split(/(\D+)/)
  const shown: string[] = []
  for (let from = 0; from < parts.length; ) {
    const end = findCard(parts, from)
    if (end === undefined) {
      shown.push(parts[from] ?? '', parts[from + 1] ?? '')
      from += 2
    } else {
      const digits = digitsOf(parts, from, end)
      shown.push(`•••• ${digits.slice(-4)}`, parts[end + 1] ?? '')
      from = end + 2
    }
  }
  return shown.join('')
}

/** Returns the last group of the longest card number that begins with a group. */
function findCard(parts: readonly string[], from: number): number | undefined {
  let found: number | undefined
  for (let end = from; end < parts.length; end += 2) {
    const digits = digitsOf(parts, from, end)
    if (digits.length > DIGITS_MAX) break
    if (digits.length >= DIGITS_MIN && passesLuhn(digits)) found = end
  }
  return found
}

function digitsOf(parts: readonly string[], from: number, end: number): string {
  return parts
    .slice(from, end + 1)
    .filter((_, index) => index % 2 === 0)
    .join('')
}

function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 0 ? digit : digit * 2
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum > 0 && sum % 10 === 0
}
