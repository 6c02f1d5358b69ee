import { UnreadableContent } from '../../unreadable-content.ts'
import type { Pairs } from './binary-pairs.ts'

/** Farther from the origin, numbers of the file cannot express hundredths of a millimetre. */
const NUMBER_MAX = 1e12

/** The pairs of one entity, in their order. */
export class Groups {
  readonly #codes: number[] = []
  readonly #values: (string | number)[] = []

  get size(): number {
    return this.#codes.length
  }

  add(pairs: Pairs): void {
    this.#codes.push(pairs.code())
    this.#values.push(pairs.value())
  }

  codeAt(index: number): number {
    return this.#codes[index] ?? 0
  }

  numberAt(index: number): number {
    return toNumber(this.#values[index] ?? '')
  }

  /** Returns the first value with a code. */
  number(code: number, otherwise: number): number {
    const index = this.#codes.indexOf(code)
    return index === -1 ? otherwise : this.numberAt(index)
  }

  /** Returns the first text with a code, without spaces around it. */
  text(code: number): string {
    const index = this.#codes.indexOf(code)
    return index === -1 ? '' : String(this.#values[index]).trim()
  }

  /** Returns all values with a code. */
  numbers(code: number): number[] {
    const found: number[] = []
    for (let i = 0; i < this.#codes.length; i += 1) if (this.#codes[i] === code) found.push(this.numberAt(i))
    return found
  }

  /** Returns all texts with a code, one after the other. */
  joined(...codes: readonly number[]): string {
    return this.#values
      .filter((_, i) => codes.includes(this.codeAt(i)))
      .map(String)
      .join('')
  }

  has(code: number): boolean {
    return this.#codes.includes(code)
  }
}

/** Throws for text, infinite numbers and numbers that no drawing has. */
export function toNumber(value: string | number): number {
  const number = typeof value === 'number' ? value : value.trim() === '' ? Number.NaN : Number(value)
  if (!(Math.abs(number) <= NUMBER_MAX)) throw new UnreadableContent('a number cannot be read')
  return number
}
