import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'
import { systemErrorCode } from '../config/start-error.ts'
import type { Task } from '../jobs/worker.ts'
import { inSpan } from '../tracing/span.ts'
import { QueuedMail } from './mail.ts'

export type SmtpOptions = {
  /** A URL like `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  /** The sender, such as `Verstat <no-reply@verstat.example>`. */
  readonly from: string
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Creates the task that sends e-mails over SMTP. A permanent refusal drops the e-mail. After any other error
 * the e-mail is retried.
 */
export function smtpTask({ url, from, log }: SmtpOptions): Task {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Our e-mails consist of texts only, so the mail library needs neither files nor URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const span = {
    kind: 'client',
    attributes: { 'server.address': URL.parse(url)?.host ?? '' },
  } as const
  const host = /@([^\s<>]+?)>?$/.exec(from)?.[1] ?? 'localhost'
  return async (payload) => {
    const { id, to, subject, text, html, replyTo, headers } = QueuedMail.parse(payload)
    try {
      await inSpan('mail server', span, () =>
        transport.sendMail({
          from,
          // An address object is not parsed, so an e-mail cannot get several recipients.
          to: { name: '', address: to },
          ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          messageId: `<${id}@${host}>`,
          headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
        }),
      )
    } catch (error) {
      const fault = classifyError(error)
      // The mail server's error message names the recipient, who must not appear in logs.
      if (!fault.isPermanent) throw new Error(`the mail server did not accept an e-mail (${fault.name})`)
      log.warn({ mail: id, fault: fault.name }, 'an e-mail was refused for good')
    }
  }
}

/**
 * A response 55x about the recipient or the message is permanent. A refused sign-in or a busy server may be
 * temporary.
 */
function classifyError(error: unknown): { readonly name: string; readonly isPermanent: boolean } {
  const code = systemErrorCode(error) || 'unknown'
  const responseCode = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) || 0 : 0
  const isPermanent =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 550 && responseCode <= 559
  return { name: [code, responseCode].filter(Boolean).join(' '), isPermanent }
}
