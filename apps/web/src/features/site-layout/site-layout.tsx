import { useMatches } from '@tanstack/react-router'
import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { BrandMark } from '../shared/brand-mark.tsx'
import { ConsentOutlet } from './consent/consent-outlet.tsx'
import { DemoBanner } from './demo-banner.tsx'
import { EarlyOutlet } from './early-outlet.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { LocaleOutlet } from './locale-outlet.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { ToastOutlet } from './toast-outlet.tsx'
import { useNavigation } from './use-navigation.ts'

/**
 * Layout around a page, which the route chooses in `staticData.layout`. `bleed` has the full width and no search in the
 * header, because the page has its own. `clear` shows only the brand, for pages without distractions. `screen` fills the
 * window and has no footer, for a page with a part that scrolls by itself.
 */
export type SiteLayoutName = 'default' | 'bleed' | 'clear' | 'screen'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: SiteLayoutName
  }
}

export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { t } = usePage()
  const layout = useLayoutName()
  useNavigation()
  return (
    <div className={cx('flex flex-col', layout === 'screen' ? 'h-dvh print:h-auto' : 'min-h-dvh')}>
      <a href="#content" className="skip-link">
        {t('common.skip.content')}
      </a>
      <NavigationProgress />
      <header className="border-b border-line print:hidden">
        {layout === 'clear' ? <BrandRow /> : <SiteHeader withSearch={layout !== 'bleed'} />}
        <DemoBanner />
      </header>
      <main id="content" tabIndex={-1} className={MAIN[layout]}>
        {children}
      </main>
      {layout !== 'clear' && layout !== 'screen' && <SiteFooter />}
      {/* These bars depend on the state of the browser, and are stacked at the bottom of the window. */}
      <div className="fixed inset-x-0 bottom-0 z-40 print:hidden">
        <LocaleOutlet />
        <ConsentOutlet />
      </div>
      <ToastOutlet />
      <EarlyOutlet />
    </div>
  )
}

const PADDED = 'page-box flex-1 pt-5 pb-16 lg:pt-7 print:p-0!'

const MAIN: Readonly<Record<SiteLayoutName, string>> = {
  default: PADDED,
  clear: PADDED,
  bleed: 'flex-1',
  screen: 'page-box flex min-h-96 flex-1 flex-col pt-2 pb-3 lg:pt-5 lg:pb-5 print:p-0!',
}

function BrandRow() {
  return (
    <div className="bg-surface">
      <div className="page-box flex min-h-16 items-center justify-between gap-4">
        <BrandMark />
        <LanguageSwitch />
      </div>
    </div>
  )
}

/** Returns the layout of the deepest route. Error pages and not-found pages always use `default`. */
function useLayoutName(): SiteLayoutName {
  return useMatches({
    select: (matches) => {
      const failed = matches.some((match) => match.status === 'error' || match.status === 'notFound')
      return (failed ? undefined : matches.at(-1)?.staticData.layout) ?? 'default'
    },
  })
}
