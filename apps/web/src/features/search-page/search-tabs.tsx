import { cx } from '@verstat/ui/class-names'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { SearchTab } from './search-view.ts'

export type SearchTabsProps = { readonly tabs: readonly SearchTab[] }

export function SearchTabs({ tabs }: SearchTabsProps) {
  const { t } = usePage()
  return (
    <nav aria-label={t('search.tabs.label')} className="mt-2 border-b border-line">
      <ul className="-mb-px flex">
        {tabs.map((tab) => (
          <li key={tab.in}>
            <SiteLink
              to={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className={cx(
                'flex min-h-11 flex-wrap items-center gap-x-1.5 border-b-2 px-2 font-medium max-sm:text-13 sm:px-3 no-underline transition-colors hover:text-accent',
                tab.current ? 'border-accent text-accent' : 'border-transparent',
              )}
            >
              {tab.label}
              <span className="text-13 font-regular text-ink-soft">{tab.countText}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
