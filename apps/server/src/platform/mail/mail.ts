import { randomUUID } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'
import { enqueue } from '../jobs/enqueue.ts'

/** One letter to one person, ready to be sent. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Whom an answer reaches; the site unless said. */
  readonly replyTo?: string | undefined
}

/** A letter as it waits in the queue; the id keeps one that is sent twice recognisable. */
export type QueuedMail = Mail & { readonly id: string }

/** The name of the job that sends a letter. */
export const MAIL_TASK = 'mail'

/**
 * Sends a letter if the caller's transaction commits. It never fails because a mail server is down: the letter is
 * tried twenty times in 2.7 days, and forgotten then.
 */
export async function sendMail(tx: QueryExecutorProvider, mail: Mail): Promise<void> {
  const queued: QueuedMail = { ...mail, id: randomUUID() }
  await enqueue(tx, MAIL_TASK, queued)
}
