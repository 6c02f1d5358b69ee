import type { QueryExecutorProvider } from 'kysely'
import * as z from 'zod/mini'
import { uuidV7 } from '../ids/uuid-v7.ts'
import { enqueue } from '../jobs/enqueue.ts'

export type Mail = Omit<z.input<typeof QueuedMail>, 'id'>

/** Printable ASCII, so that a value cannot begin another header. */
const HeaderValue = z.string().check(z.regex(/^[\x20-\x7e]+$/))

/**
 * An e-mail in the queue. Ids sort by the time of queuing. When an e-mail is sent twice by mistake, both copies
 * have the same id.
 */
export const QueuedMail = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.optional(z.string()),
  /** Further headers, by name. */
  headers: z._default(z.record(z.string().check(z.regex(/^[A-Za-z-]+$/)), HeaderValue), {}),
})

export const MAIL_TASK = 'mail'

/**
 * Sends an e-mail if the caller's transaction commits. Sending does not fail when the mail server is down:
 * the e-mail is tried twenty times in 2.7 days and then dropped.
 */
export async function sendMail(tx: QueryExecutorProvider, mail: Mail): Promise<void> {
  const queued: z.input<typeof QueuedMail> = { ...mail, id: uuidV7(new Date()) }
  await enqueue(tx, MAIL_TASK, queued)
}
