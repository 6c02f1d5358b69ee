import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { LOCALES } from '@verstat/i18n'
import '../app.css'
import type { PageContext } from '../lib/page-context.ts'

export const Route = createRootRouteWithContext<PageContext>()({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
  }),
  component: Document,
})

function Document() {
  const { locale, site } = Route.useRouteContext()
  return (
    <html lang={LOCALES[locale].htmlLang} data-site={JSON.stringify(site)}>
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
