import { EmptyState } from '@verstat/ui/empty-state'
import { SearchX } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { asTyped } from './as-typed.tsx'
import type { RelatedCategory } from './load-search.ts'
import { SearchCategories, type SearchCategory } from './search-categories.tsx'
import type { ShownSearchView } from './search-view.ts'

export type NoResultsProps = {
  readonly view: ShownSearchView
  readonly related: readonly RelatedCategory[]
  readonly categories: readonly SearchCategory[]
}

/** Suggests what to do when a search finds nothing: open a category that fits, search the other kind, remove filters. */
export function NoResults({ view, related, categories }: NoResultsProps) {
  const { t } = usePage()
  const href = useHref()
  const others = view.tabs.filter((tab) => !tab.current && tab.in !== 'all' && tab.count > 0)
  const listName = t(view.in === 'producers' ? 'search.tabs.producers' : 'search.tabs.orders')
  const isFiltered = view.chips.length > 0
  return (
    <>
      <EmptyState
        icon={<SearchX size={28} />}
        title={
          view.isUnknown
            ? t('search.partial.none')
            : t.rich('search.none.heading', { query: view.query, typed: asTyped })
        }
        text={t(isFiltered && !view.isUnknown ? 'search.none.filtered' : 'search.none.text')}
      >
        {(others.length > 0 || isFiltered || related.length > 0) && (
          <>
            {related.map(({ name, href: to, count }) => (
              <LinkButton key={to} variant="primary" size="large" href={href(to)}>
                {t('search.none.category', { list: listName, name, count })}
              </LinkButton>
            ))}
            {others.map((tab) => (
              <p key={tab.in} className="basis-full">
                <a
                  href={href(tab.href)}
                  className="text-link inline-flex items-center pointer-coarse:min-h-11"
                >
                  {t('search.none.otherTab', { n: tab.count, name: tab.label })}
                </a>
              </p>
            ))}
            {isFiltered && (
              <LinkButton variant={related.length > 0 ? 'secondary' : 'primary'} href={href(view.resetHref)}>
                {t('search.none.withoutFilters')}
              </LinkButton>
            )}
          </>
        )}
      </EmptyState>
      <section aria-labelledby="categories" className="mt-5">
        <h2 id="categories" className="text-20">
          {t('search.start.categories')}
        </h2>
        <SearchCategories categories={categories} />
      </section>
    </>
  )
}
