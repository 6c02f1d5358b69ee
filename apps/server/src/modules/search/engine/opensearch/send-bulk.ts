import { type OutsideClient, OutsideError } from './outside-client.ts'

export type BulkEntry = {
  readonly id: string
  readonly version: string
  /** Null deletes the document. */
  readonly document: object | null
}

type Item = {
  readonly _id: string
  readonly status: number
  readonly error?: { readonly type: string; readonly reason: string }
}
type Answer = { readonly items: readonly Readonly<Record<string, Item>>[] }

/**
 * Writes documents to the indexes behind the aliases, unless these have a newer version. Returns the documents that the
 * cluster can never take. Throws `OutsideError` when any other document was not written: then all must be sent again.
 */
export async function sendBulk(
  client: OutsideClient,
  aliases: readonly string[],
  entries: readonly BulkEntry[],
  { awaitsRefresh }: { readonly awaitsRefresh: boolean },
): Promise<readonly { readonly id: string; readonly reason: string }[]> {
  const lines = aliases.flatMap((alias) =>
    entries.flatMap(({ id, version, document }) => {
      const place = { _index: alias, _id: id, version, version_type: 'external_gte', require_alias: true }
      return document === null ? [{ delete: place }] : [{ index: place }, document]
    }),
  )
  const { body } = await client.send<Answer>({
    method: 'POST',
    path: '/_bulk',
    query: awaitsRefresh ? { refresh: 'wait_for' } : {},
    lines,
  })
  const faults = body.items.flatMap((item) =>
    Object.values(item).flatMap(({ _id, status, error }) =>
      error && status !== CONFLICT ? [{ id: _id, status, reason: `${error.type}: ${error.reason}` }] : [],
    ),
  )
  const again = faults.find(({ status }) => status !== BAD_REQUEST)
  if (again) throw new OutsideError(again.status, again.reason)
  return faults
}

/** The index has a newer version of the document. */
const CONFLICT = 409
const BAD_REQUEST = 400
