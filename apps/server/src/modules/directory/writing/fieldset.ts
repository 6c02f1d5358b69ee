import type { ListingKind } from '@verstat/contract'
import type { FieldProblem } from '../../../platform/http/app-error.ts'
import type { UploadUse } from '../../uploads/index.ts'
import type { Dictionaries } from '../dictionary-snapshot.ts'
import type { Db, Tx } from '../directory-context.ts'

export type CheckContext = { readonly dictionaries: Dictionaries; readonly now: Date }

/** What writing needs to know of orders, and of producers. `Fields` is all that may be written about one. */
export type Fieldset<Fields extends object, Changes, Kind extends ListingKind = ListingKind> = {
  readonly kind: Kind
  /** What is not said when one is placed. */
  readonly defaults: Partial<Fields>
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
  /** What changes at once even where the rest waits for approval. */
  readonly atOnce: ReadonlySet<string>
  /** The fields that name stored files, and each use of one. */
  readonly uploadFields: ReadonlySet<string>
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

/** The fields of a call with every one of them there. */
export type AllGiven<Changes> = { readonly [Field in keyof Changes]-?: Exclude<Changes[Field], undefined> }
