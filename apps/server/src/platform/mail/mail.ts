import { randomUUID } from 'node:crypto'
import type { QueryExecutorProvider } from 'kysely'
import { enqueue } from '../jobs/enqueue.ts'

/** One e-mail to one person, ready to be sent. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Default: the site's own address. */
  readonly replyTo?: string | undefined
}

/** An e-mail in the queue; the id makes one that is sent twice recognisable. */
export type QueuedMail = Mail & { readonly id: string }

/** Name of the job that sends an e-mail. */
export const MAIL_TASK = 'mail'

/**
 * Sends an e-mail if the caller's transaction commits. It does not fail when the mail server is down: the e-mail is
 * tried twenty times in 2.7 days and then dropped.
 */
export async function sendMail(tx: QueryExecutorProvider, mail: Mail): Promise<void> {
  const queued: QueuedMail = { ...mail, id: randomUUID() }
  await enqueue(tx, MAIL_TASK, queued)
}
