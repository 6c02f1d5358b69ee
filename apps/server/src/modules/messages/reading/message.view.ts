import type { Message } from '@verstat/contract'
import type { z } from 'zod/mini'
import { viewFile } from '../../uploads/index.ts'
import type { Db, MessagesContext } from '../messages-context.ts'
import * as messages from '../writing/message.repository.ts'

/** Renders messages for the sides of their conversation. The code of an answer link opens no files. */
export async function viewMessages(
  ctx: Pick<MessagesContext, 'now' | 'accounts'> & { readonly db: Db },
  rows: readonly messages.MessageRow[],
  { hasFiles = true }: { readonly hasFiles?: boolean } = {},
): Promise<z.input<typeof Message>[]> {
  const files = await messages.listFiles(ctx.db, hasFiles ? rows.map(({ id }) => id) : [])
  const byMessage = Map.groupBy(files, ({ message_id }) => message_id)
  return rows.map((row) => ({
    id: row.id,
    seq: row.seq,
    from: row.side,
    line: row.line,
    text: row.text,
    files: (byMessage.get(row.id) ?? []).map((file) => viewFile(ctx, file)),
    isTakenBack: row.taken_back_at !== null,
    editedAt: row.edited_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }))
}
