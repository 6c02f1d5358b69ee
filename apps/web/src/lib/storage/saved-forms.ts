import type { ListingKind } from '@verstat/contract'
import { isRecord, readStored, writeStored } from './stored-json.ts'

/** What was typed into a listing's form and not sent yet. */
export type SavedForm = {
  /** Of its copy on the server. */
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
  /** The step that was open. */
  readonly step: string
  /** ISO 8601 in UTC. */
  readonly savedAt: string
  /** Whether the server has a copy. */
  readonly isStored?: boolean
  /** Lets a visitor replace the copy on the server. */
  readonly draftToken?: string
  /** The last try to send it: the same words are sent with the same key, so that they make one listing. */
  readonly attempt?: { readonly key: string; readonly body: string }
  /** What an edit began with, to see who changed what meanwhile. */
  readonly base?: { readonly version: number; readonly fields: Readonly<Record<string, unknown>> }
}

/** Where the form of a new listing is kept, or that of an edit of the listing `id`. */
export function formKey(kind: ListingKind, id?: string): string {
  return `form:1:${kind}${id === undefined ? '' : `:${id}`}`
}

export function readSavedForm(key: string): SavedForm | undefined {
  return readStored(key, isKept)
}

/** Answers false where nothing can be kept. */
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
