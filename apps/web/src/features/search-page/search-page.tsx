import { buttonClass } from '@verstat/ui/button'
import { cx } from '@verstat/ui/class-names'
import { SlidersHorizontal } from '@verstat/ui/icons'
import { Sheet } from '@verstat/ui/sheet'
import { type ReactNode, useEffect } from 'react'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { FilterChips } from '../listing/filter-chips.tsx'
import { LazyFilterFaults } from '../listing/lazy-filter-faults.ts'
import { ListPager } from '../listing/list-pager.tsx'
import { SortLinks } from '../listing/sort-links.tsx'
import { rememberSearch } from '../shared/recent-searches.ts'
import { SearchForm } from '../shared/search-form.tsx'
import { asTyped } from './as-typed.tsx'
import type { RelatedCategory } from './load-search.ts'
import { NoResults } from './no-results.tsx'
import type { SearchCategory } from './search-categories.tsx'
import { SearchNotes } from './search-notes.tsx'
import { searchHref } from './search-query.ts'
import { SearchTabs } from './search-tabs.tsx'
import type { ShownSearchView } from './search-view.ts'

export type SearchPageProps = {
  readonly view: ShownSearchView
  /** Links that narrow the search, if there are any. */
  readonly filters?: ReactNode
  /** Categories that fit the query, which are shown when nothing is found. */
  readonly related: readonly RelatedCategory[]
  /** Root categories, which are shown when nothing is found. */
  readonly categories: readonly SearchCategory[]
  /** The results, which are not shown when nothing is found. */
  readonly children: ReactNode
}

export function SearchPage({ view, filters, related, categories, children }: SearchPageProps) {
  const { t } = usePage()
  const href = useHref()
  const { in: place, sort, type, region, category } = view.values
  useEffect(() => rememberSearch(view.query), [view.query])
  const kept = Object.entries({ in: place, sort, type, region, category })
  return (
    <>
      <div className="grid grid-cols-1 gap-x-7 gap-y-3 lg:grid-cols-[minmax(0,1fr)_minmax(0,var(--container-form))] lg:items-center">
        <h1 className="text-26 break-words">
          {t.rich('search.heading.results', { query: view.query, typed: asTyped })}
        </h1>
        <SearchForm
          key={view.query}
          id="page-search"
          size="large"
          defaultQuery={view.query}
          className="max-w-form"
        >
          {kept.map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        </SearchForm>
      </div>
      <SearchTabs tabs={view.tabs} />
      <div
        className={cx(
          'mt-3',
          Boolean(filters) && 'lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-7',
        )}
      >
        <Sheet id="filters" title={t('common.filter.title')} closeLabel={t('common.filter.close')}>
          {filters}
        </Sheet>
        <div className="grid grid-cols-1 min-w-0 gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            {/* The heading below says it too when nothing is found. */}
            <p role="status" className={view.total === 0 ? 'sr-only' : 'font-medium'}>
              {view.found}
            </p>
            <FilterChips
              chips={view.chips}
              resetTo={view.resetHref}
              className="max-lg:order-last max-lg:basis-full lg:me-auto"
            />
            <div className="flex flex-wrap items-center gap-2">
              {filters && (
                <button
                  type="button"
                  popoverTarget="filters"
                  className={`${buttonClass({ size: 'small' })} lg:hidden`}
                >
                  <SlidersHorizontal size={16} />
                  {view.chips.length > 0
                    ? t('common.filter.openCount', { n: view.chips.length })
                    : t('common.filter.title')}
                </button>
              )}
              {view.total > 0 && <SortLinks sorts={view.sorts} isInline />}
            </div>
          </div>
          {view.faults.length > 0 && <LazyFilterFaults faults={view.faults} labelOf={labelOf} />}
          <SearchNotes view={view} />
          {view.total === 0 ? <NoResults view={view} related={related} categories={categories} /> : children}
          <ListPager
            className="mt-3"
            page={view.page}
            pages={view.pages}
            hrefOf={(page) =>
              href(searchHref({ ...view.values, page: page === 1 ? undefined : String(page) }))
            }
          />
        </div>
      </div>
    </>
  )

  function labelOf(field: string): string {
    if (field === 'type' || field === 'region' || field === 'category') return t(`common.facet.${field}`)
    return field === 'in' ? t('search.tabs.label') : t('common.sort.label')
  }
}
