import { createHash } from 'node:crypto'
import { LOCALE_CODES, LOCALES, type LocaleCode } from '@verstat/i18n'
import type { Translate } from '../../http/error-response.ts'
import { escapeHtml } from '../../mail/escape-html.ts'
import { priceText } from '../price-text.ts'
import { SCENARIO_CARDS, SCENARIOS } from './sandbox-scenarios.ts'
import type { SandboxPayment } from './sandbox-store.ts'

export type SandboxPage = {
  readonly payment: SandboxPayment
  readonly locale: LocaleCode
  readonly translate: Translate
  readonly path: string
  readonly wrong?: { readonly value: string; readonly scenario?: string }
}

export function checkoutPage(page: SandboxPage): string {
  const { payment, wrong } = page
  const t = texts(page)
  const amount = priceText(BigInt(payment.amount), page.locale)
  const cards = Object.entries(SCENARIO_CARDS).map(
    ([number, scenario]) =>
      `<li><code>${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</code> ${t(`sandbox.case.${scenario}`)}</li>`,
  )
  const options = SCENARIOS.map(
    (name) =>
      `<option value="${name}"${wrong?.scenario === name ? ' selected' : ''}>${t(`sandbox.case.${name}`)}</option>`,
  )
  return layout(
    page,
    t('sandbox.title'),
    `<dl><div><dt lang="${payment.request.locale}">${escapeHtml(payment.request.description)}</dt><dd>${t('sandbox.payment', { number: payment.request.number })}</dd></div>
<div><dt>${t('sandbox.amount')}</dt><dd class="sum">${amount}</dd></div></dl>
<form method="post" action="${page.path}?lang=${page.locale}">
${field(page, { name: 'card', label: t('sandbox.card'), hint: t('sandbox.cardHint'), fault: t('sandbox.cardInvalid'), value: wrong?.value ?? '4242 4242 4242 4242' })}
<details${wrong?.scenario ? ' open' : ''}><summary>${t('sandbox.advanced')}</summary>
<label for="scenario">${t('sandbox.scenario')}</label>
<select id="scenario" name="scenario"><option value="">${t('sandbox.byCard')}</option>${options.join('')}</select></details>
<details><summary>${t('sandbox.cards')}</summary><ul>${cards.join('')}</ul></details>
<button class="main" name="action" value="pay">${t('sandbox.pay', { amount })}</button>
<button name="action" value="wallet" formnovalidate>${t('sandbox.wallet')}</button>
<button name="action" value="confirm" formnovalidate>${t('sandbox.confirm')}</button>
<button name="action" value="decline" formnovalidate>${t('sandbox.decline')}</button>
<button class="quiet" name="action" value="leave" formnovalidate>${t('sandbox.leave')}</button>
</form>`,
  )
}

export function confirmPage(page: SandboxPage): string {
  const t = texts(page)
  return layout(
    page,
    t('sandbox.confirmTitle'),
    `<p>${t('sandbox.confirmText')}</p>
<form method="post" action="${page.path}?lang=${page.locale}">
${field(page, { name: 'code', label: t('sandbox.code'), hint: '', fault: t('sandbox.codeInvalid'), value: page.wrong?.value ?? '' })}
<button class="main" name="action" value="confirm">${t('sandbox.confirmSubmit')}</button>
<button class="quiet" name="action" value="cancel" formnovalidate>${t('sandbox.confirmCancel')}</button>
</form>`,
  )
}

/**
 * Renders the last page of a checkout. `done` means that there is nothing left to decide. `left` means that
 * the payer closed the page.
 */
export function endPage(page: SandboxPage, what: 'done' | 'left'): string {
  const t = texts(page)
  const [title, text] =
    what === 'done'
      ? [t('sandbox.doneTitle'), t('sandbox.doneText')]
      : [t('sandbox.leftTitle'), t('sandbox.leftText')]
  return layout(
    page,
    title,
    `<p>${text}</p><p><a class="button main" href="${escapeHtml(page.payment.request.returnUrl)}">${t('sandbox.back')}</a></p>`,
  )
}

type FieldTexts = {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly fault: string
  readonly value: string
}

function field({ wrong }: SandboxPage, { name, label, hint, fault, value }: FieldTexts): string {
  const described = [...(hint ? [`${name}-hint`] : []), ...(wrong ? [`${name}-fault`] : [])].join(' ')
  return `<label for="${name}">${label}</label>
${hint ? `<p class="hint" id="${name}-hint">${hint}</p>` : ''}
${wrong ? `<p class="fault" id="${name}-fault">${fault}</p>` : ''}
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="off" required value="${escapeHtml(value)}"${described ? ` aria-describedby="${described}"` : ''}${wrong ? ' aria-invalid="true" autofocus' : ''}>`
}

function layout(page: SandboxPage, title: string, content: string): string {
  const t = texts(page)
  const [other = 'en'] = LOCALE_CODES.filter((code) => code !== page.locale)
  return `<!doctype html>
<html lang="${page.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style></head>
<body><header><p role="note" class="banner">${t('sandbox.banner')}</p>
<a lang="${other}" hreflang="${other}" href="${page.path}?lang=${other}">${LOCALES[other].ownName}</a></header>
<main><h1>${title}</h1>
${content}
</main></body></html>`
}

function texts({ translate, locale }: SandboxPage) {
  return (key: string, values?: Readonly<Record<string, string>>) =>
    escapeHtml(translate(locale, key, values))
}

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f7f6f3,#14171f);--surface:light-dark(#fefdfc,#1b1f29);--line:light-dark(#8b8f99,#747a88);--ink:light-dark(#181c26,#ecebe8);--soft:light-dark(#555b68,#adb1ba);--accent:light-dark(#1d4bb8,#8fb4ff);--accent-ink:light-dark(#fff,#0d1730);--warn:light-dark(#fdf1e3,#3b2a14);--bad:light-dark(#b3261e,#ff9d90)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 "Onest Variable",system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:space-between;padding:.5rem 1rem;background:var(--warn)}.banner{margin:0;font-weight:600}
main{max-width:34rem;margin:1.5rem auto;padding:1.5rem 1rem;background:var(--surface);border-radius:.75rem}
h1{margin:0 0 1rem;font-size:1.625rem;line-height:2rem}a{color:var(--accent)}header a{display:inline-flex;align-items:center;min-height:2.75rem}
dl{margin:0 0 1.5rem}dl div{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;padding:.5rem 0;border-bottom:1px solid var(--line)}dd{margin:0}.sum{font-weight:600;font-size:1.25rem}
label{display:block;font-weight:600;margin:1rem 0 .25rem}.hint{margin:0 0 .25rem;color:var(--soft)}.fault{margin:0 0 .25rem;color:var(--bad);font-weight:600}
input,select,button,.button{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:.5rem}
option{color:CanvasText;background:Canvas}summary{display:flex;align-items:center;min-height:2.75rem;cursor:pointer;color:var(--accent)}summary::before{content:"▸";width:1.25rem}details[open] summary::before{content:"▾"}details{margin:.5rem 0}ul{margin:0;padding:0 0 0 1.25rem}li{padding:.25rem 0}
button,.button{display:block;margin-top:.75rem;text-align:center;text-decoration:none;cursor:pointer;font-weight:600}.main{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}.quiet{border-color:transparent}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`

/**
 * The content security policy of the sandbox's pages, which allows only their own style and forms that post
 * to this site.
 */
export const SANDBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
