import { malformed } from '../frame/typed-number.ts'

/**
 * Parses an amount such as `149` or `1 299,50` to kopiykas. Malformed text is sent to the API unchanged, because the
 * API explains the error.
 */
export function kopecksOf(typed: string): number {
  const compact = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  const [, whole, part = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(compact) ?? []
  if (whole === undefined) return malformed(typed)
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Formats kopiykas as hryvnias for a text field. */
export function hryvniasOf(kopecks: number): string {
  const part = kopecks % 100
  const whole = String((kopecks - part) / 100)
  return part === 0 ? whole : `${whole},${String(part).padStart(2, '0')}`
}
