import type { Message } from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { listAskedChanges } from '../../offers/index.ts'
import { viewFile } from '../../uploads/index.ts'
import type { Db, MessagesContext } from '../messages-context.ts'
import type * as conversations from '../writing/conversation.repository.ts'
import * as messages from '../writing/message.repository.ts'

type About = Pick<conversations.ConversationRow, 'order_id' | 'producer_id'>
type Asks = Awaited<ReturnType<typeof listAskedChanges>>

const ASKED = 'offer.asked'
/** A line is stored in the transaction of its request, which reads the clock once more. */
const SAME_MS = 5_000

/** Renders messages for the sides of their conversation. The code of an answer link opens no files. */
export async function viewMessages(
  ctx: Pick<MessagesContext, 'now' | 'accounts'> & { readonly db: Db },
  rows: readonly messages.MessageRow[],
  { hasFiles = true, about }: { readonly hasFiles?: boolean; readonly about?: About } = {},
): Promise<z.input<typeof Message>[]> {
  const files = await messages.listFiles(ctx.db, hasFiles ? rows.map(({ id }) => id) : [])
  const asks = await listAsks(ctx.db, rows, about)
  const byMessage = Map.groupBy(files, ({ message_id }) => message_id)
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    from: row.side,
    line: row.line,
    ask: row.line === ASKED ? askAt(asks, row.created_at) : null,
    text: row.text,
    files: (byMessage.get(row.id) ?? []).map((file) => viewFile(ctx, file)),
    isTakenBack: row.taken_back_at !== null,
    editedAt: row.edited_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }))
}

async function listAsks(
  db: Db,
  rows: readonly messages.MessageRow[],
  about: About | undefined,
): Promise<Asks> {
  const { order_id: orderId = null, producer_id: producerId = null } = about ?? {}
  if (orderId === null || producerId === null || !rows.some(({ line }) => line === ASKED)) return []
  return listAskedChanges(onTables(db), { orderId, producerId })
}

/** The request of which a line tells: the nearest one at that moment. */
function askAt(asks: Asks, at: Date) {
  const distance = ({ created_at }: Asks[number]) => Math.abs(created_at.getTime() - at.getTime())
  const [nearest] = asks.toSorted((one, other) => distance(one) - distance(other))
  return nearest && distance(nearest) <= SAME_MS ? { text: nearest.text, fields: nearest.fields } : null
}
