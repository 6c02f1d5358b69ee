import { Outlet, useRouterState } from '@tanstack/react-router'
import type { PanelCounts, Role } from '@verstat/contract'
import { RIGHTS_OF_ROLE } from '@verstat/contract/browser'
import { stripLocale } from '@verstat/i18n'
import { Button } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { useEffect, useRef } from 'react'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { PANEL_SECTIONS } from './panel-sections.ts'
import { useLiveCounts } from './use-live-counts.ts'

/** Pages that show a queue. When the queue changes, these pages offer a reload and do not update by themselves. */
const QUEUES: Readonly<Record<string, 'listings' | 'feedback'>> = {
  '/panel/moderation': 'listings',
  '/panel/feedback': 'feedback',
}

export type PanelFrameProps = { readonly role: Role; readonly loaded: PanelCounts }

/** Shows the navigation of the panel: the sections that the user's role may open, with the number of waiting items. */
export function PanelFrame({ role, loaded }: PanelFrameProps) {
  const { t, format } = usePage()
  const { counts, reload } = useLiveCounts(loaded)
  const path = useRouterState({ select: ({ location }) => stripLocale(location.pathname) })
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current section changes with every path.
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current=page]')
    // On narrow screens the navigation is a scrolling row. The current section must be visible in the row.
    if (list.current && open) list.current.scrollLeft = open.offsetLeft - list.current.clientWidth / 3
  }, [path])
  const queue = QUEUES[path]
  const isOutdated = queue !== undefined && counts[queue] !== loaded[queue]
  const sections = PANEL_SECTIONS.filter(({ right }) => RIGHTS_OF_ROLE[role].includes(right))
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={t('panel.nav.label')} data-keep-focus="" className="min-w-0">
        <ul
          ref={list}
          className="relative flex gap-1 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:pb-1 lg:sticky lg:top-6 lg:grid"
        >
          {sections.map(({ to, text, waiting }) => {
            const isOpen = to === '/panel' ? path === to : path === to || path.startsWith(`${to}/`)
            const n = waiting?.(counts) ?? 0
            return (
              <li key={to}>
                <SiteLink
                  to={to}
                  aria-current={isOpen ? 'page' : undefined}
                  className={cx(
                    'flex min-h-9 items-center justify-between gap-2 rounded-8 px-3 whitespace-nowrap no-underline hover:bg-well pointer-coarse:min-h-11',
                    isOpen && 'bg-accent-soft font-medium text-accent',
                  )}
                >
                  {t(text)}
                  {n > 0 && (
                    <span className="rounded-full bg-well px-2 text-13 text-ink-soft">
                      {format.number(n)}
                      <span className="sr-only"> {t('panel.nav.waiting')}</span>
                    </span>
                  )}
                </SiteLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="min-w-0">
        <div role="status">
          {isOutdated && (
            <p className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-8 bg-accent-soft py-1 ps-4 pe-1">
              {t('panel.queue.changed')}
              <Button size="small" onClick={reload}>
                {t('panel.queue.read')}
              </Button>
            </p>
          )}
        </div>
        <Outlet />
      </div>
    </div>
  )
}
