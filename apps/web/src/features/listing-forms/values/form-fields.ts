import type { FieldDef, ListingKind } from '@verstat/contract'

/** Form values by the API's field paths; texts as typed. */
export type FormFields = Readonly<Record<string, unknown>>

/** The part of a form that its fields use. */
export type FieldsForm<F extends FormFields = FormFields> = {
  readonly id: ListingKind
  readonly fields: F
  /** One message per invalid field. */
  readonly faults: Readonly<Record<string, string>>
  readonly set: (change: Partial<F>) => void
  /** Updates a field from its current value; needed when several uploads end at once. */
  readonly update: <K extends keyof F>(name: K, change: (value: F[K]) => F[K]) => void
  /** Reports how many uploads of a field are running; the form cannot proceed meanwhile. */
  readonly setUploading: (name: string, count: number) => void
}

/** Names of text fields. */
export type TextName<F> = { [K in keyof F]: F[K] extends string ? K : never }[keyof F] & string
export type TickName<F> = { [K in keyof F]: F[K] extends boolean ? K : never }[keyof F] & string
export type WordsName<F> = { [K in keyof F]: F[K] extends readonly string[] ? K : never }[keyof F] & string

export type FormCategory = {
  readonly id: string
  readonly name: string
  readonly root: string
  readonly types: readonly string[]
  readonly fields: readonly FieldDef[]
}

export type FormDictionary = {
  /** Leaf categories, in the order of the directory. */
  readonly categories: readonly FormCategory[]
  readonly regions: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

/** Restores saved values field by field; a value whose type has changed since is dropped. */
export function readFields<F extends FormFields>(empty: F, saved: FormFields): F {
  const entries = Object.entries(empty).map(([name, value]) => {
    const found = saved[name]
    // An earlier form saved a checkbox here: unchecked meant not specified.
    if (typeof found === 'boolean' && value === '') return [name, typedAnswer(found || null)]
    return [name, sameShape(value, found) ? found : value]
  })
  return { ...empty, ...Object.fromEntries(entries) }
}

function sameShape(a: unknown, b: unknown): boolean {
  if (b === undefined || Array.isArray(a) !== Array.isArray(b)) return false
  return typeof a === typeof b && (a === null) === (b === null)
}

/** Deep equality of form values, by their JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Yes, no or not specified, as the form holds it. */
export function typedAnswer(answer: boolean | null): string {
  if (answer === null) return ''
  return answer ? 'yes' : 'no'
}

export function readAnswer(typed: string): boolean | null {
  return typed === '' ? null : typed === 'yes'
}

/** «12 500,50» as a number; undefined for '', NaN for anything malformed. */
export function readNumber(typed: string): number | undefined {
  const compact = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (compact === '') return undefined
  return /^\d+(\.\d*)?$/.test(compact) ? Number(compact) : Number.NaN
}

/** Text in the languages that were filled in; undefined when there is none. */
export function written(uk: string, en: string): { uk?: string; en?: string } | undefined {
  const [inUkrainian, inEnglish] = [uk.trim(), en.trim()]
  if (inUkrainian === '' && inEnglish === '') return undefined
  return { ...(inUkrainian ? { uk: inUkrainian } : {}), ...(inEnglish ? { en: inEnglish } : {}) }
}
