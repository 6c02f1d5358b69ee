import { type FieldRules, fieldDefaults, hasUploadIds, type ListingKind } from '@verstat/contract'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import type { UploadUse } from '../../../uploads/index.ts'
import type { Dictionaries } from '../../dictionaries/dictionary-snapshot.ts'
import type { Db, Tx, WriteContext } from '../../directory-context.ts'

export type CheckContext = { readonly dictionaries: Dictionaries; readonly now: Date }

/** A check that the schema of the call cannot make. The check runs when the input has one of the `fields`. */
export type FieldCheck<Fields> = readonly [
  fields: readonly (keyof Fields & string)[],
  problems: (listing: Partial<Fields>, ctx: CheckContext) => readonly FieldProblem[],
]

/**
 * Operations on the fields that users can write, for one kind of listing. `Fields` is an object type with all these
 * fields.
 */
export type Fieldset<Fields extends object, Changes, Kind extends ListingKind = ListingKind> = {
  readonly kind: Kind
  readonly rules: FieldRules
  readonly fromInput: (changes: Changes) => Partial<Fields>
  readonly read: (db: Db, dictionaries: Dictionaries, id: string) => Promise<Fields>
  /** Removes combinations of values that make no sense. Runs before the fields are stored. */
  readonly normalize: (fields: Fields, dictionaries: Dictionaries) => Fields
  /** Checks that the schema of the call cannot make. */
  readonly checks: readonly FieldCheck<Fields>[]
  readonly uses: (fields: Partial<Fields>) => readonly UploadUse[]
  readonly title: (fields: Fields) => string
  readonly insert: (tx: Tx, row: NewListing, fields: Fields, dictionaries: Dictionaries) => Promise<void>
  /** Stores all fields, including pictures and documents. Does not increment the version. */
  readonly write: (
    tx: Tx,
    id: string,
    fields: Fields,
    ctx: CheckContext & { readonly isOnline: boolean; readonly filesChanged: boolean },
  ) => Promise<void>
}

type Attached = Pick<UploadUse, 'uploadId' | 'uploadToken' | 'isPublic' | 'access'>

export function uploadUse(
  kind: UploadUse['kind'],
  { uploadId, uploadToken, isPublic, access }: Attached,
  path: string,
): UploadUse {
  return { uploadId, uploadToken, isPublic, access, kind, path }
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

export function newColumns(row: NewListing) {
  return {
    id: row.id,
    slug: row.slug,
    owner_id: row.ownerId,
    locale: row.locale,
    submit_when_verified: row.submitWhenVerified,
    wanted_plan: row.wantedPlan,
    changed_since_approval: true,
    status_at: row.at,
    created_at: row.at,
    updated_at: row.at,
  }
}

/**
 * Runs the checks that concern the fields in `names` and returns the problems that they find. A field that has already
 * failed its schema is missing in `fields`.
 */
export function fieldProblems<Fields extends object, Changes>(
  { dictionaries, now }: Pick<WriteContext, 'dictionaries' | 'now'>,
  { checks }: Pick<Fieldset<Fields, Changes>, 'checks'>,
  fields: Partial<Fields>,
  names: readonly string[],
): readonly FieldProblem[] {
  const ctx = { dictionaries, now: now() }
  return checks
    .filter(([affecting]) => affecting.some((field) => names.includes(field)))
    .flatMap(([, problems]) => problems(fields, ctx))
}

/** Returns all fields of a new listing. Every field is either in the input or has a default. */
export function withDefaults<Fields extends object, Changes>(
  { rules }: Pick<Fieldset<Fields, Changes>, 'rules'>,
  input: Partial<Fields>,
): Fields {
  return { ...fieldDefaults(rules), ...input } as Fields
}

/** Returns whether an edit of a published listing changes this field at once, without approval. */
export function isAtOnce({ rules }: { readonly rules: FieldRules }, field: string): boolean {
  return rules[field]?.atOnce === true
}

export function anyHasUploadIds(
  { rules }: { readonly rules: FieldRules },
  fields: ReadonlySet<string>,
): boolean {
  return [...fields].some((field) => {
    const rule = rules[field]
    return rule !== undefined && hasUploadIds(rule)
  })
}
