import type { ListingKind } from '@verstat/contract'
import { isRecord, readStored, writeStored } from './stored-json.ts'

/** An unsent listing form. */
export type SavedForm = {
  /** The id of its copy on the server. */
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly step: string
  /** ISO 8601 in UTC. */
  readonly savedAt: string
  readonly isStored?: boolean
  /** Lets a visitor replace the copy on the server. */
  readonly draftToken?: string
  /** The last attempt to send it: resending an unchanged body with the same key creates no second listing. */
  readonly attempt?: { readonly key: string; readonly body: string }
  /** The listing an edit started from, to detect changes by others. */
  readonly base?: { readonly version: number; readonly fields: Readonly<Record<string, unknown>> }
}

/** The storage key of the form for a new listing, or for an edit of the listing `id`. */
export function formKey(kind: ListingKind, id?: string): string {
  return `form:1:${kind}${id === undefined ? '' : `:${id}`}`
}

export function readSavedForm(key: string): SavedForm | undefined {
  return readStored(key, isKept)
}

/** Returns false when the form cannot be stored. */
export function writeSavedForm(key: string, form: SavedForm | undefined): boolean {
  return writeStored(key, form)
}

function isKept(value: unknown): value is SavedForm {
  if (!isRecord(value)) return false
  const { id, fields, step, savedAt, draftToken, attempt, base } = value
  return (
    [id, step, savedAt].every((text) => typeof text === 'string') &&
    isRecord(fields) &&
    (draftToken === undefined || typeof draftToken === 'string') &&
    (attempt === undefined || (isRecord(attempt) && typeof attempt.key === 'string')) &&
    (base === undefined || (isRecord(base) && typeof base.version === 'number' && isRecord(base.fields)))
  )
}
