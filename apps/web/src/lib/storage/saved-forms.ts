import type { ListingKind } from '@verstat/contract'
import { isRecord, readStored, writeStored } from './stored-json.ts'

/** A form for a listing that the user has not sent yet. */
export type SavedForm = {
  /** Id of the form's copy on the server. */
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
  readonly step: string
  /** Time as ISO 8601 in UTC. */
  readonly savedAt: string
  readonly isStored?: boolean
  /** With this token, a visitor can replace the form's copy on the server. */
  readonly draftToken?: string
  /** The last attempt to send the form. Sending the same body again with the same key creates no second listing. */
  readonly attempt?: { readonly key: string; readonly body: string }
  /**
   * The listing before the user edited it. Comparing with `base` shows whether others have changed the listing since
   * then.
   */
  readonly base?: { readonly version: number; readonly fields: Readonly<Record<string, unknown>> }
}

/** Returns the storage key of the form for a new listing, or of the form that edits the listing `id`. */
export function formKey(kind: ListingKind, id?: string): string {
  return `form:1:${kind}${id === undefined ? '' : `:${id}`}`
}

export function readSavedForm(key: string): SavedForm | undefined {
  return readStored(key, isKept)
}

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
