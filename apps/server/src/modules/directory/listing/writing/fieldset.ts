import { type FieldRules, fieldDefaults, hasUploadIds, type ListingKind } from '@verstat/contract'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import type { UploadUse } from '../../../uploads/index.ts'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import type { Db, Tx } from '../../directory-context.ts'

export type CheckContext = { readonly dictionaries: Dictionaries; readonly now: Date }

/** Operations on the writable fields of one kind of listing. `Fields` has all of them. */
export type Fieldset<Fields extends object, Changes, Kind extends ListingKind = ListingKind> = {
  readonly kind: Kind
  readonly rules: FieldRules
  /** Converts the input of a call to fields. */
  readonly given: (changes: Changes) => Partial<Fields>
  readonly read: (db: Db, dictionaries: Dictionaries, id: string) => Promise<Fields>
  /** Removes combinations that make no sense before storing. */
  readonly normalize: (fields: Fields, dictionaries: Dictionaries) => Fields
  /** Validates what schemas cannot: the given fields and those that depend on them. */
  readonly problems: (
    fields: Partial<Fields>,
    given: ReadonlySet<string>,
    ctx: CheckContext,
  ) => readonly FieldProblem[]
  /** All references to uploads. */
  readonly uses: (fields: Partial<Fields>) => readonly UploadUse[]
  /** The text for the slug. */
  readonly title: (fields: Fields) => string
  readonly insert: (tx: Tx, row: NewListing, fields: Fields, dictionaries: Dictionaries) => Promise<void>
  /** Stores all fields, with pictures and documents. Does not increment the version. */
  readonly write: (
    tx: Tx,
    id: string,
    fields: Fields,
    ctx: CheckContext & { readonly isOnline: boolean; readonly filesChanged: boolean },
  ) => Promise<void>
}

export type NewListing = {
  readonly id: string
  readonly slug: string
  readonly ownerId: string | null
  readonly locale: 'uk' | 'en'
  readonly submitWhenVerified: boolean
  readonly wantedPlan: string | null
  readonly at: Date
}

/** Default values of a new listing. */
export function newFields<Fields extends object>({
  rules,
}: Pick<Fieldset<Fields, never>, 'rules'>): Partial<Fields> {
  return fieldDefaults(rules) as Partial<Fields>
}

/** Whether edits of a published listing change the field at once. */
export function isAtOnce({ rules }: { readonly rules: FieldRules }, field: string): boolean {
  return rules[field]?.atOnce === true
}

/** Whether any of the fields contains upload ids. */
export function anyHasUploadIds(
  { rules }: { readonly rules: FieldRules },
  fields: ReadonlySet<string>,
): boolean {
  return [...fields].some((field) => {
    const rule = rules[field]
    return rule !== undefined && hasUploadIds(rule)
  })
}
