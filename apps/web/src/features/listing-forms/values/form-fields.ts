import type { FieldDef, ListingKind } from '@verstat/contract'

/** Form values by field path, such as `title.uk`. Texts are kept as the user typed them. */
export type FormFields = Readonly<Record<string, unknown>>

/** The part of a form that its field components use. */
export type FieldsForm<F extends FormFields = FormFields> = {
  readonly id: ListingKind
  readonly fields: F
  /** One message for each invalid field. */
  readonly faults: Readonly<Record<string, string>>
  readonly set: (change: Partial<F>) => void
  /**
   * Computes the new value of a field from its latest value. This is needed when several uploads end at the same time.
   */
  readonly update: <K extends keyof F>(name: K, change: (value: F[K]) => F[K]) => void
  /**
   * Reports how many files of a field are being uploaded. The form does not go to the next step before they are
   * uploaded.
   */
  readonly setUploading: (name: string, count: number) => void
}

export type TextName<F> = { [K in keyof F]: F[K] extends string ? K : never }[keyof F] & string
export type TickName<F> = { [K in keyof F]: F[K] extends boolean ? K : never }[keyof F] & string
export type WordsName<F> = { [K in keyof F]: F[K] extends readonly string[] ? K : never }[keyof F] & string

/** An extra field of a category, in the language of the page. */
export type CategoryField = {
  readonly key: string
  readonly kind: FieldDef['kind']
  readonly required: boolean
  readonly label: string
  readonly unit?: string
  readonly options?: ReadonlyArray<{ readonly value: string; readonly label: string }>
}

export type FormCategory = {
  readonly id: string
  readonly name: string
  readonly root: string
  readonly types: readonly string[]
  /** Empty in the form of a producer. */
  readonly fields: readonly CategoryField[]
}

export type FormDictionary = {
  /** Categories without subcategories, in the order of the directory. */
  readonly categories: readonly FormCategory[]
  readonly regions: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

/**
 * Restores saved values field by field. A value is dropped when the type of its field has changed since the form was
 * saved.
 */
export function readFields<F extends FormFields>(empty: F, saved: FormFields): F {
  const entries = Object.entries(empty).map(([name, value]) => {
    const found = saved[name]
    // An earlier version of the form saved a checkbox in this field. Unchecked meant that the answer is not specified.
    if (typeof found === 'boolean' && value === '') return [name, typedAnswer(found || null)]
    return [name, sameShape(value, found) ? found : value]
  })
  return { ...empty, ...Object.fromEntries(entries) }
}

function sameShape(a: unknown, b: unknown): boolean {
  if (b === undefined || Array.isArray(a) !== Array.isArray(b)) return false
  return typeof a === typeof b && (a === null) === (b === null)
}

/** Compares form values deeply, by their JSON. */
export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Returns the text that the form stores for an answer: 'yes', 'no', or '' when the answer is not specified. */
export function typedAnswer(answer: boolean | null): string {
  if (answer === null) return ''
  return answer ? 'yes' : 'no'
}

export function readAnswer(typed: string): boolean | null {
  return typed === '' ? null : typed === 'yes'
}

/** Parses a number such as «12 500,50». Returns undefined for '' and NaN for malformed text. */
export function readNumber(typed: string): number | undefined {
  const compact = typed.replaceAll(/[\s\u00a0\u202f]/g, '').replace(',', '.')
  if (compact === '') return undefined
  return /^\d+(\.\d*)?$/.test(compact) ? Number(compact) : Number.NaN
}

/** Returns the texts in the languages that were filled in. Returns undefined when both texts are empty. */
export function written(uk: string, en: string): { uk?: string; en?: string } | undefined {
  const [inUkrainian, inEnglish] = [uk.trim(), en.trim()]
  if (inUkrainian === '' && inEnglish === '') return undefined
  return { ...(inUkrainian ? { uk: inUkrainian } : {}), ...(inEnglish ? { en: inEnglish } : {}) }
}
