import { EARLY_SCRIPT } from 'virtual:early-script'
import { createRootRouteWithContext, HeadContent, ScriptOnce, Scripts } from '@tanstack/react-router'
import { LOCALES } from '@verstat/i18n'
import type { ReactNode } from 'react'
import '../app.css'
import { LiveOutlet } from '../features/realtime/live-outlet.tsx'
import { loadAccountParts } from '../features/site-layout/account/account-corner.tsx'
import { SiteLayout } from '../features/site-layout/site-layout.tsx'
import { fontPreloads } from '../lib/fonts/fonts.ts'
import { StructuredScripts } from '../lib/head/structured-scripts.tsx'
import { FULL_LAYOUT_SCRIPT } from '../lib/hydration/full-layout.ts'
import type { PageContext } from '../lib/page-context.ts'
import { THEME_SCRIPT } from '../lib/preferences/theme.ts'
import { userAttribute } from '../lib/session/page-user.ts'
import { usePage } from '../lib/use-page.ts'

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: async ({ context }): Promise<Pick<PageContext, 'user'> | undefined> => {
    const user = await context.session.load()
    await loadAccountParts(user)
    // What this function returns is in the page. The server has put the user into the context already.
    return typeof document === 'undefined' ? undefined : { user }
  },
  head: () => ({ links: fontPreloads() }),
  // The shell also wraps the error page when the root route itself fails.
  shellComponent: Document,
})

function Document({ children }: { readonly children: ReactNode }) {
  const page = usePage()
  const { locale, site } = page
  const { htmlLang, dir } = LOCALES[locale]
  const version = site.look ? `?v=${site.look}` : ''
  return (
    // `suppressHydrationWarning` is needed because the script in the head sets the theme on the root element before
    // React hydrates.
    <html
      lang={htmlLang}
      dir={dir}
      data-site={JSON.stringify(site)}
      data-user={userAttribute(page)}
      style={site.colors}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={`/favicon.svg${version}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png${version}`} />
        <ScriptOnce>{`${THEME_SCRIPT};${FULL_LAYOUT_SCRIPT};${EARLY_SCRIPT}`}</ScriptOnce>
        <HeadContent />
      </head>
      <body>
        <SiteLayout>{children}</SiteLayout>
        <LiveOutlet />
        <StructuredScripts />
        <Scripts />
      </body>
    </html>
  )
}
