import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { isLocalRequest } from '../http/connections/local-request.ts'
import { escapeHtml } from './escape-html.ts'
import { listOutbox, type MailTables, type OutboxMail } from './outbox.ts'

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'"

/**
 * Serves `/dev/mail` and `/dev/mail.json`: the e-mails that were not sent because no mail server is
 * configured. Only requests from this machine get them, because the e-mails contain links that confirm
 * addresses and set passwords.
 */
export function registerOutbox(
  app: FastifyInstance,
  options: { readonly db: Kysely<MailTables>; readonly isForAnyone: boolean },
): void {
  const isFor = (request: FastifyRequest) => options.isForAnyone || isLocalRequest(request)
  app.get('/dev/mail.json', async (request, reply) => {
    if (!isFor(request)) return reply.callNotFound()
    return reply.header('cache-control', 'no-store').send(await listOutbox(options.db))
  })
  app.get('/dev/mail', async (request, reply) => {
    if (!isFor(request)) return reply.callNotFound()
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(outboxPage(await listOutbox(options.db)))
  })
}

function outboxPage(mails: readonly OutboxMail[]): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mail</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root{color-scheme:light dark}body{font:16px/1.5 sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}
details{border:1px solid #8886;border-radius:6px;margin:0 0 .75rem;padding:.5rem .75rem}
summary{cursor:pointer}pre{white-space:pre-wrap;overflow-wrap:anywhere}iframe{width:100%;height:32rem;border:1px solid #8886}
small{opacity:.75}</style></head><body><h1>Mail</h1>
<p>No mail server is set (<code>SMTP_URL</code>), so e-mails stay here. <a href="/dev/mail.json">JSON</a></p>
${mails.map(mailEntry).join('\n') || '<p>No e-mails yet.</p>'}
</body></html>`
}

function mailEntry({ to, subject, text, html, headers, at }: OutboxMail, index: number): string {
  const linked = escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
  return `<details${index === 0 ? ' open' : ''}><summary><strong>${escapeHtml(subject)}</strong><br>
<small>${escapeHtml(to)} · ${escapeHtml(at)}</small></summary>
<pre>${linked}</pre>${headerLines(headers)}
<details><summary>HTML</summary><iframe title="${escapeHtml(subject)}" sandbox="" srcdoc="${escapeHtml(html)}"></iframe></details></details>`
}

function headerLines(headers: OutboxMail['headers']): string {
  const lines = Object.entries(headers).map(([name, value]) => escapeHtml(`${name}: ${value}`))
  return lines.length === 0 ? '' : `\n<pre><small>${lines.join('\n')}</small></pre>`
}
