import type { Pool } from 'pg'

export type OutboxRow = {
  readonly id: number
  readonly method: string
  readonly payload: {
    readonly channel?: string
    readonly user?: string
    readonly data?: {
      readonly id: string
      readonly t: string
      readonly ref: { readonly kind: string; readonly id: string | null; readonly ver: number }
      readonly d: Readonly<Record<string, unknown>>
    }
    readonly disconnect?: { readonly code: number; readonly reason: string }
  }
  readonly partition: number
}

/** Removes all rows of the outbox table and returns them, oldest first. */
export async function drainOutbox(pool: Pool): Promise<OutboxRow[]> {
  const { rows } = await pool.query('delete from realtime_outbox returning id, method, payload, partition')
  return rows.toSorted((left: OutboxRow, right: OutboxRow) => left.id - right.id)
}

/** Like `drainOutbox`, but returns each row as a line of text, such as `order:1 order.closed {}`. */
export async function drainEvents(pool: Pool): Promise<string[]> {
  const rows = await drainOutbox(pool)
  return rows.map(({ method, payload: { channel, user, data, disconnect } }) =>
    [
      ...(method === 'publish' ? [] : [method]),
      channel ?? user,
      ...(data ? [data.t, JSON.stringify(data.d)] : []),
      ...(disconnect ? [disconnect.code] : []),
    ].join(' '),
  )
}
