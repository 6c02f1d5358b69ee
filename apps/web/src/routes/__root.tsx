import { createRootRouteWithContext, HeadContent, Outlet, ScriptOnce, Scripts } from '@tanstack/react-router'
import { LOCALES } from '@verstat/i18n'
import '../app.css'
import { SiteLayout } from '../features/site-layout/site-layout.tsx'
import { fontPreloads } from '../lib/fonts.ts'
import type { PageContext } from '../lib/page-context.ts'
import { THEME_SCRIPT } from '../lib/theme.ts'
import { usePage } from '../lib/use-page.ts'

export const Route = createRootRouteWithContext<PageContext>()({
  head: ({ match }) => ({ links: fontPreloads(match.context.locale) }),
  component: Document,
})

function Document() {
  const { locale, site } = usePage()
  const { htmlLang, dir } = LOCALES[locale]
  return (
    // The script in the head puts the theme on the root before React sees it.
    <html lang={htmlLang} dir={dir} data-site={JSON.stringify(site)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <ScriptOnce>{THEME_SCRIPT}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        <SiteLayout>
          <Outlet />
        </SiteLayout>
        <Scripts />
      </body>
    </html>
  )
}
