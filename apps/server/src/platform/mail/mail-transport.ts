import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import type { Task } from '../jobs/worker.ts'
import type { QueuedMail } from './mail.ts'

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  /** `Verstat <no-reply@verstat.example>`. */
  readonly from: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/** The task that hands letters to a mail server. What the server refuses for good is dropped, all else tried again. */
export function smtpTask({ url, from, log }: SmtpOptions): Task {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Letters are made of texts alone.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const host = /@([^\s<>]+?)>?$/.exec(from)?.[1] ?? 'localhost'
  return async (payload) => {
    const { id, to, subject, text, html, replyTo } = payload as QueuedMail
    try {
      await transport.sendMail({
        from,
        // As an address, not as a line to parse: one letter goes to one person.
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        subject,
        text,
        html,
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      const fault = mailFault(error)
      // Its words name the recipient, who does not belong into logs.
      if (!fault.isForGood) throw new Error(`the mail server did not take a letter (${fault.name})`)
      log.warn({ mail: id, fault: fault.name }, 'a letter was refused for good')
    }
  }
}

/** 55x on the recipient or the letter itself is for good; a refused sign-in or a busy server may be different later. */
function mailFault(error: unknown): { readonly name: string; readonly isForGood: boolean } {
  const { code = 'unknown', responseCode = 0 } = error as { code?: string; responseCode?: number }
  const isForGood =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode <= 559
  return { name: [code, responseCode].filter(Boolean).join(' '), isForGood }
}
