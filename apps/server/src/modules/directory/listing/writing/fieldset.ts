import { type FieldRules, fieldDefaults, type ListingKind, namesUploads } from '@verstat/contract'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import type { UploadUse } from '../../../uploads/index.ts'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import type { Db, Tx } from '../../directory-context.ts'

export type CheckContext = { readonly dictionaries: Dictionaries; readonly now: Date }

/** What writing needs to know of orders, and of producers. `Fields` is all that may be written about one. */
export type Fieldset<Fields extends object, Changes, Kind extends ListingKind = ListingKind> = {
  readonly kind: Kind
  readonly rules: FieldRules
  /** What a call says, as fields. */
  readonly given: (changes: Changes) => Partial<Fields>
  readonly read: (db: Db, dictionaries: Dictionaries, id: string) => Promise<Fields>
  /** As they are stored: what makes no sense together is left out. */
  readonly normalize: (fields: Fields, dictionaries: Dictionaries) => Fields
  /** Faults beyond the shape of fields, of those that were given and of what depends on them. */
  readonly problems: (
    fields: Partial<Fields>,
    given: ReadonlySet<string>,
    ctx: CheckContext,
  ) => readonly FieldProblem[]
  /** Each use of a stored file. */
  readonly uses: (fields: Partial<Fields>) => readonly UploadUse[]
  /** The text of its address. */
  readonly title: (fields: Fields) => string
  readonly insert: (tx: Tx, row: NewListing, fields: Fields, dictionaries: Dictionaries) => Promise<void>
  /** Stores all fields of one, with its pictures and documents. Counts no version. */
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

/** What a new listing holds where the call says nothing. */
export function newFields<Fields extends object>({
  rules,
}: Pick<Fieldset<Fields, never>, 'rules'>): Partial<Fields> {
  return fieldDefaults(rules) as Partial<Fields>
}

/** Whether an edit of a published listing changes the field at once. */
export function isAtOnce({ rules }: { readonly rules: FieldRules }, field: string): boolean {
  return rules[field]?.atOnce === true
}

/** Whether one of these fields names stored files. */
export function namesFiles({ rules }: { readonly rules: FieldRules }, fields: ReadonlySet<string>): boolean {
  return [...fields].some((field) => {
    const rule = rules[field]
    return rule !== undefined && namesUploads(rule)
  })
}
