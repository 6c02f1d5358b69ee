import type { FieldDef, ListingKind } from '@verstat/contract'

/** What stands in a form, by the paths that the API calls its fields by; texts are as they were typed. */
export type FormFields = Readonly<Record<string, unknown>>

/** The form as its fields see it. */
export type FieldsForm<F extends FormFields = FormFields> = {
  readonly id: ListingKind
  readonly fields: F
  /** The sentence for each wrong field. */
  readonly faults: Readonly<Record<string, string>>
  readonly set: (change: Partial<F>) => void
  /** Changes what stands in a field by then, for what may arrive several at once. */
  readonly update: <K extends keyof F>(name: K, change: (value: F[K]) => F[K]) => void
  /** Is told how many files travel into a field: nothing goes on without them. */
  readonly setTravelling: (name: string, count: number) => void
}

/** Names of the fields that are a line or paragraphs of text. */
export type TextName<F> = { [K in keyof F]: F[K] extends string ? K : never }[keyof F] & string
export type TickName<F> = { [K in keyof F]: F[K] extends boolean ? K : never }[keyof F] & string
export type WordsName<F> = { [K in keyof F]: F[K] extends readonly string[] ? K : never }[keyof F] & string

/** A category as forms need it. */
export type FormCategory = {
  readonly id: string
  readonly name: string
  /** The name of what stands above it. */
  readonly root: string
  readonly types: readonly string[]
  readonly fields: readonly FieldDef[]
}

/** What people choose from. */
export type FormDictionary = {
  /** Leaves, in the order of the directory. */
  readonly categories: readonly FormCategory[]
  readonly regions: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

/** Takes over what was kept, field by field: what has another shape meanwhile stays empty. */
export function readFields<F extends FormFields>(empty: F, kept: FormFields): F {
  const entries = Object.entries(empty).map(([name, value]) => {
    const found = kept[name]
    // A tick of an earlier form: what was not ticked was not said.
    if (typeof found === 'boolean' && value === '') return [name, typedAnswer(found || null)]
    return [name, sameShape(value, found) ? found : value]
  })
  return Object.fromEntries(entries) as F
}

function sameShape(a: unknown, b: unknown): boolean {
  if (b === undefined || Array.isArray(a) !== Array.isArray(b)) return false
  return typeof a === typeof b && (a === null) === (b === null)
}

/** Whether two forms say the same. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Yes, no, or nothing said, as a form holds it. */
export function typedAnswer(said: boolean | null): string {
  if (said === null) return ''
  return said ? 'yes' : 'no'
}

export function readAnswer(typed: string): boolean | null {
  return typed === '' ? null : typed === 'yes'
}

/** «12 500,50» as a number; NaN for what is none. '' is undefined. */
export function readNumber(typed: string): number | undefined {
  const compact = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (compact === '') return undefined
  return /^\d+(\.\d*)?$/.test(compact) ? Number(compact) : Number.NaN
}

/** Text in the languages that were written; undefined when none was. */
export function written(uk: string, en: string): { uk?: string; en?: string } | undefined {
  const [inUkrainian, inEnglish] = [uk.trim(), en.trim()]
  if (inUkrainian === '' && inEnglish === '') return undefined
  return { ...(inUkrainian ? { uk: inUkrainian } : {}), ...(inEnglish ? { en: inEnglish } : {}) }
}
