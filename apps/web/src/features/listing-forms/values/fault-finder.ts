import type { ListingKind } from '@verstat/contract'
import type { PageContext } from '../../../lib/page-context.ts'
import { readNumber } from './form-fields.ts'

/**
 * Collects errors without a call of the API. The messages are the same as those of the API, but an empty field says
 * what it wants, where its name has words of its own.
 */
export function createFaultFinder(t: PageContext['t'], kind: ListingKind) {
  const faults: Record<string, string> = {}

  function add(name: string, text: string): void {
    faults[name] ??= text
  }

  return {
    faults,
    add,
    required(name: string, typed: string): void {
      if (typed.trim() !== '') return
      const wanted = `placing.required.${kind}.${name.replace(/\.(uk|en)$/, '')}`
      add(name, t.has(wanted) ? t(wanted) : t('errors.field.required'))
    },
    /** Checks the length of a text, unless the text is empty. */
    length(name: string, typed: string, min: number, max: number): void {
      const { length } = typed.trim()
      if (length > 0 && length < min) add(name, t('errors.field.too_short', { min }))
      if (length > max) add(name, t('errors.field.too_long', { max }))
    },
    /** Checks a number, unless the field is empty. */
    number(name: string, typed: string, least: number): void {
      const number = readNumber(typed)
      if (number === undefined) return
      if (Number.isNaN(number)) add(name, t('errors.field.invalid_type'))
      else if (number < least || (least === 0 && number <= 0)) {
        add(name, t('errors.field.too_small', { min: Math.max(least, 1) }))
      }
    },
    email(name: string, typed: string): void {
      if (typed.trim() !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim())) {
        add(name, t('errors.field.invalid_email'))
      }
    },
    phone(name: string, number: string | null): void {
      if (number !== null && !/^\+(380\d{9}|(?!380)[1-9]\d{6,14})$/.test(number))
        add(name, t('errors.field.invalid_phone'))
    },
    day(
      name: string,
      typed: string,
      from: string,
      to: string | undefined,
      print: (day: string) => string,
    ): void {
      if (typed === '') return
      if (typed < from) add(name, t('errors.field.date_too_soon', { min: print(from) }))
      else if (to !== undefined && typed > to) add(name, t('errors.field.date_too_late', { max: print(to) }))
    },
  }
}
