import { isRecord, readStored, writeStored } from '../../../lib/storage/stored-json.ts'

/** A message that the server has not confirmed. Its id makes sending it again harmless. */
export type Outgoing = {
  readonly id: string
  readonly text: string
  readonly files: readonly { readonly id: string; readonly name: string }[]
  /** What the page says about it. Null while it is being sent. */
  readonly fault: string | null
}

const unsentKey = (conversationId: string) => `unsent:${conversationId}`
const draftKey = (conversationId: string) => `message-draft:${conversationId}`

/** Messages of an earlier visit that were not confirmed. They wait until the person sends them again. */
export function readUnsent(conversationId: string, fault: string): readonly Outgoing[] {
  return (readStored(unsentKey(conversationId), isOutgoingList) ?? []).map((each) => ({ ...each, fault }))
}

export function keepUnsent(conversationId: string, list: readonly Outgoing[]): void {
  writeStored(unsentKey(conversationId), list.length === 0 ? undefined : list)
}

export function readDraft(conversationId: string): string {
  return readStored(draftKey(conversationId), (value) => typeof value === 'string') ?? ''
}

export function keepDraft(conversationId: string, text: string): void {
  writeStored(draftKey(conversationId), text.trim() === '' ? undefined : text)
}

function isOutgoingList(value: unknown): value is readonly Outgoing[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        isRecord(each) &&
        typeof each.id === 'string' &&
        typeof each.text === 'string' &&
        Array.isArray(each.files),
    )
  )
}
