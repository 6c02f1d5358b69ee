import type { LocaleCode } from '@verstat/i18n'
import type { Translate } from '../http/error-response.ts'

/** The last resort when the web app itself failed: a page without styles, scripts or data. */
export function plainErrorPage(locale: LocaleCode, translate: Translate): string {
  const title = 'Internal Server Error'
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"></head>
<body><main><h1 lang="en">${title}</h1><p>${translate(locale, 'errors.internal')}</p>
<p><a href="${locale === 'en' ? '/en' : '/'}">Verstat</a></p></main></body></html>`
}
