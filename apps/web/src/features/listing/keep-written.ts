const UNIT = 'шт|[мсдк]?м|к?г|т|м?л|к?Вт|год|день|дн\\p{L}*|компл\\p{L}*|грн|[cmk]?m|k?g|m?l|t|pcs|days?'
const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNIT})[²³]?(?![\\p{L}\\d])|[₴€$%°])`, 'gu')
const BEFORE_DASH = / (?=[–—] )/g

/**
 * Puts no-break spaces before the dashes and after the numbers of a text that a user has written. The build does the
 * same with messages. No line begins with a dash, and no unit leaves its number. The length stays the same.
 */
export function keepWritten(text: string): string {
  return text.replace(BEFORE_DASH, '\u00a0').replace(BEFORE_UNIT, '$1\u00a0')
}
