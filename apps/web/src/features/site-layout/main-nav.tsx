import { useRouterState } from '@tanstack/react-router'
import type { MessageKey } from '@verstat/i18n'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

const SECTIONS: ReadonlyArray<{ section: string; to: string; text: MessageKey }> = [
  { section: '/orders', to: '/orders/page/1', text: 'common.nav.orders' },
  { section: '/producers', to: '/producers/page/1', text: 'common.nav.producers' },
  { section: '/advertisement', to: '/advertisement', text: 'common.nav.advertisement' },
]

export type MainNavProps = {
  /** True for a vertical list in the menu for narrow screens. */
  readonly stacked?: boolean
  readonly className?: string
}

export function MainNav({ stacked = false, className }: MainNavProps) {
  const { t } = usePage()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <nav aria-label={t('common.nav.label')} className={className}>
      <ul className={stacked ? 'divide-y divide-line' : 'flex flex-wrap items-stretch gap-x-1'}>
        {SECTIONS.map(({ section, to, text }) => {
          const isHere = path === section || path.startsWith(`${section}/`)
          return (
            <li key={to}>
              <SiteLink
                to={to}
                aria-current={isHere ? (path === to ? 'page' : 'true') : undefined}
                className={stacked ? 'menu-line' : 'nav-link'}
              >
                {t(text)}
              </SiteLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
