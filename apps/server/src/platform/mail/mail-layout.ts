import type { LocaleCode } from '@verstat/i18n'
import { escapeHtml } from './escape-html.ts'
import type { Mail } from './mail.ts'

/** The content of an e-mail, from top to bottom. All texts are plain text, never HTML. */
export type EmailContent = {
  readonly to: string
  readonly locale: LocaleCode
  readonly brand: string
  /** The colour of the button, as `#rrggbb`. Mail programs do not support CSS custom properties. */
  readonly accent: string
  readonly subject: string
  /** If there is a quote, it follows the first paragraph. */
  readonly paragraphs: readonly [string, ...string[]]
  readonly button?: { readonly label: string; readonly url: string } | undefined
  /** Text that a user wrote; it looks different from our own text. */
  readonly quote?: string | undefined
  readonly footer: string
  /** Turns such e-mails off. It is the last of the footer. */
  readonly unsubscribe?: { readonly label: string; readonly url: string } | undefined
  readonly replyTo?: string | undefined
  readonly headers?: Mail['headers'] | undefined
}

/**
 * Renders an e-mail as plain text and as HTML. The HTML looks alike in all mail programs: it has one column,
 * inline styles and no images.
 */
export function renderEmail(email: EmailContent): Mail {
  const { to, subject, paragraphs, button, quote, brand, footer, unsubscribe, replyTo, headers = {} } = email
  const [opening, ...rest] = paragraphs
  const text = [
    opening,
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...rest,
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `—\n${brand}\n${footer}${unsubscribe ? `\n\n${unsubscribe.label}:\n${unsubscribe.url}` : ''}`,
  ]
  return { to, subject, text: `${text.join('\n\n')}\n`, html: renderHtml(email), replyTo, headers }
}

function renderHtml(email: EmailContent): string {
  const { locale, subject, paragraphs, button, quote, brand, accent, footer, unsubscribe } = email
  const [opening = '', ...rest] = paragraphs.map(
    (paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`,
  )
  const quoted = quote
    ? `<blockquote style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #c9ccd1;white-space:pre-line">${escapeHtml(quote)}</blockquote>`
    : ''
  const action = button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:20px;color:#5b6470">${escapeHtml(button.url)}</p>`
    : ''
  const ending = unsubscribe
    ? `<br><a href="${escapeHtml(unsubscribe.url)}" style="color:#5b6470">${escapeHtml(unsubscribe.label)}</a>`
    : ''
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f4f6;font:16px/24px Arial,Helvetica,sans-serif;color:#1b2129;overflow-wrap:anywhere">
<div style="max-width:560px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #e1e4e8;border-radius:8px">
<p style="margin:0 0 20px;font-weight:700">${escapeHtml(brand)}</p>
${[opening, quoted, ...rest, action].filter(Boolean).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e1e4e8;font-size:13px;line-height:20px;color:#5b6470">${escapeHtml(footer)}${ending}</p>
</div></body></html>
`
}
