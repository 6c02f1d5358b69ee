import type { LocaleCode } from '@verstat/i18n'
import type { Translate } from '../http/error-response.ts'

/**
 * Returns the page that is sent when the web app has failed or is overloaded. The page needs no style sheets,
 * scripts or data.
 */
export function plainErrorPage(
  locale: LocaleCode,
  translate: Translate,
  kind: 'failure' | 'rate_limited' = 'failure',
): string {
  const title = translate(locale, 'errorpages.literal.errorTitle')
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark"></head>
<body style="margin:0;font:17px/1.6 system-ui,sans-serif"><main style="max-width:36rem;margin:15vh auto;padding:0 16px">
<p lang="en" style="font-size:13px">${title}</p>
<h1 style="margin:0;font-size:26px;line-height:1.25">${translate(locale, `errorpages.${kind}.heading`)}</h1>
<p>${translate(locale, `errorpages.${kind}.text`)}</p>
<p><a href="" style="display:inline-block;padding:9px 0">${translate(locale, 'common.action.retry')}</a> &nbsp;
<a href="${locale === 'en' ? '/en' : '/'}" style="display:inline-block;padding:9px 0">${translate(locale, 'errorpages.link.home')}</a></p>
</main></body></html>`
}
