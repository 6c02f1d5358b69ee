import type { ColumnType, Generated, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Task } from '../jobs/worker.ts'
import { QueuedMail } from './mail.ts'

/** The stored e-mails of an install without a mail server. */
export type MailTables = {
  mail_outbox: {
    id: string
    position: Generated<number>
    recipient: string
    subject: string
    body_text: string
    body_html: string
    reply_to: ColumnType<string | null, string | null | undefined, string | null>
    headers: ColumnType<Readonly<Record<string, string>>, string, never>
    at: Generated<Date>
  }
}

export type OutboxMail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Without `replyTo`, replies go to the site's own address. */
  readonly replyTo?: string
  /** Headers that this e-mail has besides those of every e-mail. */
  readonly headers: Readonly<Record<string, string>>
  /** The time in ISO 8601. */
  readonly at: string
}

const KEPT = 500

/** Creates the task that stores e-mails instead of sending them. Only the last `KEPT` e-mails are kept. */
export function outboxTask(db: Kysely<MailTables>): Task {
  return async (payload) => {
    const { id, to, subject, text, html, replyTo, headers } = QueuedMail.parse(payload)
    await db
      .insertInto('mail_outbox')
      .values({
        id,
        recipient: to,
        subject,
        body_text: text,
        body_html: html,
        reply_to: replyTo ?? null,
        headers: JSON.stringify(headers),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    await sql`delete from mail_outbox where position <= (
      select position from mail_outbox order by position desc offset ${KEPT} limit 1)`.execute(db)
  }
}

/** Returns the stored e-mails, the last queued one first. */
export async function listOutbox(db: Kysely<MailTables>): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'body_text', 'body_html', 'reply_to', 'headers', 'at'])
    // Sorts by `id`, which contains the time of queuing. `position` may have another order, because jobs run
    // in parallel.
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute()
  return rows.map((row) => ({
    to: row.recipient,
    subject: row.subject,
    text: row.body_text,
    html: row.body_html,
    ...(row.reply_to === null ? {} : { replyTo: row.reply_to }),
    headers: row.headers,
    at: row.at.toISOString(),
  }))
}
